import type { ReactElement } from 'react'
import type { JsonDiagnostic } from '../../check/report-json'
import type { FileChange } from '../changed-files'
import type { ChangeWithText } from '../find-changes'
import { kindLabels, type ChangesReport } from '../report'
import { textDifference } from '../text-difference'
import { visibleText } from '../visible-text.cjs'

/** Title of the page. */
export const changesTitle = 'What changed'

/** Props of the page of changes. */
export interface ChangesPageProps {
  report: ChangesReport
  pages: readonly ChangeWithText[]
  shared: readonly ChangeWithText[]
}

/** Renders the content of `main`: the result of the checks, and each change with its words. */
export function ChangesPage({ report, pages, shared }: ChangesPageProps): ReactElement {
  return (
    <div className="changes">
      <h1>{changesTitle}</h1>
      <p>{formatSource(report)}</p>
      <p>
        Only content is compared. Changes of code may change pages too. They are not listed here.
      </p>
      <Checks check={report.check} />
      <p>
        <del>Words like these</del> were taken out. <ins>Words like these</ins> were put in.
      </p>
      <section aria-labelledby="changed-pages">
        <h2 id="changed-pages">Pages</h2>
        {pages.length === 0 ? <p>No page differs.</p> : null}
        <Changes changes={pages} />
      </section>
      {shared.length > 0 ? (
        <section aria-labelledby="changed-parts">
          <h2 id="changed-parts">Shared parts and other files</h2>
          <Changes changes={shared} />
        </section>
      ) : null}
    </div>
  )
}

function formatSource({ base, diagnostic }: ChangesReport): string {
  if (!base) return `Nothing could be compared. ${diagnostic ?? ''}`
  const commit = base.commit.slice(0, 7)
  return `Compared with ${visibleText(base.ref)}, as it was in commit ${commit}.`
}

function Checks({ check: { ok, mistakes, warnings } }: Pick<ChangesReport, 'check'>): ReactElement {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">Checks</h2>
      <p>{ok ? 'Passed: no mistakes in the content.' : `Failed: ${count} must be fixed.`}</p>
      <Diagnostics diagnostics={mistakes} />
      {warnings.length > 0 ? <p>No mistake, but due to be checked again:</p> : null}
      <Diagnostics diagnostics={warnings} />
    </section>
  )
}

function Diagnostics({ diagnostics }: { diagnostics: readonly JsonDiagnostic[] }): ReactElement {
  return (
    <ul className="change-list">
      {diagnostics.map(({ file, line, column, found, fix }, index) => (
        <li className="change" key={index}>
          <strong>{visibleText(`${file}, line ${line}, column ${column}`)}</strong>:{' '}
          {visibleText(`${found}. ${fix}`)}
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes }: { changes: readonly ChangeWithText[] }): ReactElement {
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <li className="change" key={change.files[0]?.file}>
          <Heading change={change} />
          {change.shownOn ? <ShownOn pages={change.shownOn} /> : null}
          {change.notes.map((note) => (
            <p key={note}>{visibleText(note)}</p>
          ))}
          {change.files.map((file) => (
            <File key={file.file} file={file} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Heading({ change }: { change: ChangeWithText }): ReactElement {
  const { kind, title, path, lost } = change
  const text = visibleText(title)
  return (
    <h3>
      <span className={`kind ${kind}`}>{kindLabels[kind]}</span>{' '}
      {path ? <a href={path}>{text}</a> : text} <span className="address">{path ?? lost}</span>
      {lost ? '. Nothing is at this address any more.' : null}
    </h3>
  )
}

function ShownOn({ pages }: { pages: 'all' | readonly string[] }): ReactElement {
  if (pages === 'all') return <p>Shared by all pages.</p>
  if (pages.length === 0) return <p>No page shows it.</p>
  return (
    <p>
      Shown on{' '}
      {pages.map((path, index) => (
        <span key={path}>
          {index > 0 ? ', ' : ''}
          <a href={path}>{path === '/' ? 'the home page' : path}</a>
        </span>
      ))}
      .
    </p>
  )
}

const elements = { same: 'span', added: 'ins', removed: 'del', gap: 'small' } as const

function File({ file: { file, kind, was, is } }: { file: FileChange }): ReactElement {
  const { pieces, note } = textDifference(was, is)
  return (
    <div className="file">
      <h4>
        {kindLabels[kind]}: <code>{visibleText(file)}</code>
      </h4>
      {note ? <p>{note}</p> : null}
      {pieces.length > 0 ? (
        <div className="text">
          {pieces.map(({ kind, text }, index) => {
            const Element = elements[kind]
            return <Element key={index}>{visibleText(text)}</Element>
          })}
        </div>
      ) : null}
    </div>
  )
}
