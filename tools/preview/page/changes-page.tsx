import type { ReactElement } from 'react'
import { visibleText } from '../visible-text.cjs'
import type { ChangeWithText } from '../find-changes'
import type { ChangesReport } from '../report'
import { ChangedText } from './changed-text'
import { Checks } from './checks'
import { Entry } from './entry'

/** Props of the page of changes. */
export interface ChangesPageProps {
  report: ChangesReport
  pages: readonly ChangeWithText[]
  shared: readonly ChangeWithText[]
}

/**
 * Renders the content of `main`: the changed pages, the result of the checks, and every difference
 * of text.
 */
export function ChangesPage({ report, pages, shared }: ChangesPageProps): ReactElement {
  const changes = [...pages, ...shared]
  const idOf = (change: ChangeWithText): string => `change-${changes.indexOf(change) + 1}`
  return (
    <div className="changes">
      <h1>{changesTitle}</h1>
      <p>{formatSource(report)}</p>
      <p>
        Only content is compared. Changes of code may change pages too. They are not listed here.
      </p>
      <section aria-labelledby="changed-pages">
        <h2 id="changed-pages">Pages</h2>
        <List changes={pages} idOf={idOf} none="No page differs." />
      </section>
      {shared.length > 0 ? (
        <section aria-labelledby="changed-parts">
          <h2 id="changed-parts">Shared parts and other files</h2>
          <List changes={shared} idOf={idOf} none="" />
        </section>
      ) : null}
      <Checks check={report.check} />
      {changes.length > 0 ? (
        <section aria-labelledby="changed-words">
          <h2 id="changed-words">Words</h2>
          <p>
            <del>Words like these</del> were taken out. <ins>Words like these</ins> were put in.
          </p>
          {changes.map((change) => (
            <ChangedText key={idOf(change)} id={idOf(change)} change={change} />
          ))}
        </section>
      ) : null}
    </div>
  )
}

/** Title of the page. */
export const changesTitle = 'What changed'

function formatSource({ base, diagnostic }: ChangesReport): string {
  if (!base) return `Nothing could be compared. ${diagnostic ?? ''}`
  const commit = base.commit.slice(0, 7)
  return `Compared with ${visibleText(base.ref)}, as it was in commit ${commit}.`
}

function List({
  changes,
  idOf,
  none,
}: {
  changes: readonly ChangeWithText[]
  idOf: (change: ChangeWithText) => string
  none: string
}): ReactElement {
  if (changes.length === 0) return <p>{none}</p>
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <Entry key={idOf(change)} id={idOf(change)} change={change} />
      ))}
    </ul>
  )
}
