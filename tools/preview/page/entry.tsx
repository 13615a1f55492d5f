import type { ReactElement } from 'react'
import type { ChangeWithText } from '../find-changes'
import type { Change } from '../report'
import { visibleText } from '../visible-text.cjs'
import { kindLabels, formatGrade } from './format'

/** Renders a changed page or part: title, path, reading grade. */
export function Entry({ id, change }: { id: string; change: ChangeWithText }): ReactElement {
  const grades = change.files.map(formatGrade).filter(Boolean)
  return (
    <li className="change">
      <p>
        <strong className={`kind ${change.kind}`}>{kindLabels[change.kind]}</strong>{' '}
        <Title change={change} />
      </p>
      {change.shownOn ? <ShownOn pages={change.shownOn} /> : null}
      {[...change.notes, ...grades].map((note) => (
        <p key={note}>{visibleText(note)}</p>
      ))}
      <p>
        <a href={`#${id}`} aria-label={`See the words of ${visibleText(change.title)}`}>
          See the words
        </a>
      </p>
    </li>
  )
}

function Title({ change: { title, path, lost } }: { change: Change }): ReactElement {
  const text = visibleText(title)
  if (path) {
    return (
      <>
        <a href={path}>{text}</a> <span className="address">{path}</span>
      </>
    )
  }
  return (
    <>
      {text}
      {lost ? (
        <>
          {' '}
          <span className="address">{lost}</span>. Nothing is at this address any more.
        </>
      ) : null}
    </>
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
