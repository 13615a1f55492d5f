import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { diffWordsWithSpace } from 'diff'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { changesPath } from '../../../src/site/site-config'
import { color } from '../../../src/theme/tokens'
import { builtPathPrefix } from '../../../tools/built-site'
import type { JsonDiagnostic } from '../../../tools/check/report'
import type { ChangeWithText, Compared, FileChange } from './changes'
import type { ChangesReport } from './report'
import { kindLabels, visibleText } from './summary.cjs'

/**
 * Style of the page of changes, on top of the global style. Removed text is struck through and
 * added text is underlined: color is never the only sign.
 */
const changesStyle = `
  .changes { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  .changes > * + *, .changes section > * + *, .file > * + * { margin-top: 1rem; }
  .changes section { margin-top: 2.5rem; }
  .file h4 { margin: 1.5rem 0 0; font-size: 1.25rem; line-height: 1.4; }
  .file code, .changes .address { font: inherit; overflow-wrap: anywhere; }
  .changes .address { color: ${color.muted}; }
  .change-list { list-style: none; margin: 0; padding: 0; }
  .change { padding: 1rem 1.25rem; border: 0.0625rem solid ${color.line}; border-radius: 0.75rem; background: ${color.card}; }
  .change + .change { margin-top: 1rem; }
  .change h3 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
  .change h3 + p, .change p + p { margin-top: 0.5rem; }
  .kind { display: inline-block; margin-right: 0.5rem; padding: 0.125rem 0.625rem; border: 0.125rem solid; border-radius: 1rem; background: ${color.mist}; color: ${color.mistText}; }
  .kind.removed { background: ${color.brickBackground}; color: ${color.brick}; }
  .file .text { max-width: 34em; margin-top: 1rem; padding: 1rem 1.25rem; border: 0.0625rem solid ${color.line}; border-radius: 0.75rem; background: ${color.card}; white-space: pre-wrap; overflow-wrap: anywhere; }
  .file .text small { display: block; margin: 0.5rem 0; font-size: inherit; color: ${color.muted}; }
  .changes summary { padding: 0.5rem 0; }
  .changes ins { background: ${color.mist}; color: ${color.mistText}; text-decoration: underline; text-decoration-thickness: 0.12em; text-underline-offset: 0.2em; font-weight: 700; }
  .changes del { background: ${color.brickBackground}; color: ${color.brick}; text-decoration: line-through; text-decoration-thickness: 0.12em; }
  @media print { .change { break-inside: auto; } }
`

/** Part of a text that is in both versions, or in one of them; `gap` replaces lines that are left out. */
export interface Piece {
  kind: 'same' | 'added' | 'removed' | 'gap'
  text: string
}

/** Difference of two texts. */
interface Difference {
  pieces: Piece[]
  /** Why no piece is shown. */
  note?: string
}

/** Number of context lines before and after each change. */
const contextLines = 2

/** Largest edit distance; beyond it two texts have so little in common that all is shown as new. */
const maxEditLength = 2_000

/**
 * Compares two texts by words.
 *
 * @param was bytes of the file before; undefined if it did not exist
 * @param is bytes of the file now; undefined if it was removed
 */
export function textDifference(was?: Uint8Array, is?: Uint8Array): Difference {
  const before = readText(was)
  const after = readText(is)
  if (before === undefined || after === undefined)
    return { pieces: [], note: 'Not text: look at it on the page.' }
  if (before === after) {
    return {
      pieces: [],
      note: 'No word differs, only line ends or the mark at the start of the file.',
    }
  }
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  // A new file needs no comparison.
  const compared = before && after && diffWordsWithSpace(before, after, { maxEditLength })
  const pieces = (compared || whole)
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }): Piece => {
      return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
    })
  return {
    pieces: pieces.flatMap((piece, index) => withoutMiddle(piece, index, pieces.length)),
  }
}

/** Decodes a file; undefined if it is not text. */
function readText(bytes: Uint8Array = new Uint8Array()): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text.replace(/\r\n?/g, '\n')
  } catch {
    return undefined
  }
}

/** Leaves out equal lines far from any change. */
function withoutMiddle(piece: Piece, index: number, count: number): Piece[] {
  if (piece.kind !== 'same') return [piece]
  // The first and last line may be parts of changed lines.
  const lines = piece.text.split(/(?<=\n)/)
  const head = index === 0 ? 0 : contextLines + 1
  const tail = index === count - 1 ? 0 : contextLines + 1
  const leftOut = lines.length - head - tail
  if (leftOut <= 1) return [piece]
  const part = (some: readonly string[]): Piece[] =>
    some.length > 0 ? [{ kind: 'same', text: some.join('') }] : []
  return [
    ...part(lines.slice(0, head)),
    { kind: 'gap', text: `${leftOut} lines without a change` },
    ...part(lines.slice(lines.length - tail)),
  ]
}

/** Title of the page. */
const changesTitle = 'What changed'

/** Props of the page of changes. */
interface ChangesPageProps {
  report: ChangesReport
  pages: readonly ChangeWithText[]
  shared: readonly ChangeWithText[]
}

/** Renders the content of `main`: the result of the checks, and each change with its words. */
function ChangesPage({ report, pages, shared }: ChangesPageProps): ReactElement {
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
      {warnings.length > 0 ? <p>Warnings (the check still passes):</p> : null}
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
          <Files change={change} />
        </li>
      ))}
    </ul>
  )
}

/** Shows a new page as readers will see it; its files, which have no earlier version, on request. */
function Files({ change: { kind, path, files } }: { change: ChangeWithText }): ReactElement {
  const shown = files.map((file) => <File key={file.file} file={file} />)
  if (kind !== 'new' || !path || path.endsWith('.pdf')) return <>{shown}</>
  return (
    <>
      <p>
        <a href={path}>See the new page as readers will</a>
      </p>
      <details>
        <summary>Its files</summary>
        {shown}
      </details>
    </>
  )
}

function Heading({ change }: { change: ChangeWithText }): ReactElement {
  const { kind, title, path, lost, movedTo } = change
  const text = visibleText(title)
  return (
    <h3>
      <span className={`kind ${kind}`}>{kindLabels[kind]}</span>{' '}
      {path ? <a href={path}>{text}</a> : text} <span className="address">{path ?? lost}</span>
      {movedTo ? <>. It leads to {movedTo} now.</> : null}
      {lost && !movedTo ? '. Nothing is at this address any more.' : null}
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

/**
 * Writes the page of changes, and changes.json, into a built preview.
 *
 * @param folder the built preview
 */
export function writePage(folder: string, compared: Compared): void {
  const layoutHtml = readFileSync(join(folder, '404.html'), 'utf8')
  const page = changesPage(layoutHtml, compared, builtPathPrefix(folder))
  const target = join(folder, changesPath)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'index.html'), page)
  writeFileSync(join(target, 'changes.json'), `${JSON.stringify(compared.report, null, 2)}\n`)
}

/**
 * Returns the page of changes in the layout of another page of the build: head, header and footer
 * are those of the site. All scripts of the body are removed, since they belong to the other page.
 *
 * @param layoutHtml HTML of a page of the preview
 * @param pathPrefix path below which the preview lives
 */
export function changesPage(
  layoutHtml: string,
  { report, pages, shared }: Compared,
  pathPrefix = '',
): string {
  const $ = load(layoutHtml)
  const [, site = ''] = / \| (.*)$/s.exec($('title').text()) ?? []
  $('title').text(site ? `${changesTitle} | ${site}` : changesTitle)
  $('meta[name=description]').attr('content', 'The pages whose content differs, and how.')
  $('meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical]').remove()
  // Buttons do nothing without scripts. Menus need none.
  $('body script, template, button').remove()
  $('head').append($('<style>').text(changesStyle))
  $(`aside a[href="${pathPrefix}${changesPath}"]`).attr('aria-current', 'page')
  $('main').html(renderToStaticMarkup(createElement(ChangesPage, { report, pages, shared })))
  $('main a[href^="/"]').attr('href', (_, path) => pathPrefix + path)
  return $.html()
}
