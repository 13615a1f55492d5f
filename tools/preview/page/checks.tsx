import type { ReactElement } from 'react'
import type { JsonDiagnostic } from '../../check/report-json'
import type { ChangesReport } from '../report'
import { visibleText } from '../visible-text.cjs'

/** Largest number of diagnostics that are listed. */
const maxShown = 50

/** Renders the result of `npm run check` for the whole site. */
export function Checks({ check }: Pick<ChangesReport, 'check'>): ReactElement {
  const { ok, mistakes, warnings } = check
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">Checks</h2>
      <p>{ok ? 'Passed: no mistakes in the content.' : formatMistakeCount(mistakes.length)}</p>
      <Diagnostics diagnostics={mistakes} />
      {warnings.length > 0 ? <p>No mistake, but due to be checked again:</p> : null}
      <Diagnostics diagnostics={warnings} />
    </section>
  )
}

function formatMistakeCount(count: number): string {
  return count === 1
    ? 'Failed: 1 mistake must be fixed.'
    : `Failed: ${count} mistakes must be fixed.`
}

function Diagnostics({
  diagnostics,
}: {
  diagnostics: readonly JsonDiagnostic[]
}): ReactElement | null {
  if (diagnostics.length === 0) return null
  const rest = diagnostics.length - maxShown
  return (
    <ul className="change-list">
      {diagnostics.slice(0, maxShown).map((diagnostic, index) => (
        <Diagnostic key={index} diagnostic={diagnostic} />
      ))}
      {rest > 0 ? <li className="change">And {rest} more: run npm run check.</li> : null}
    </ul>
  )
}

function Diagnostic({ diagnostic }: { diagnostic: JsonDiagnostic }): ReactElement {
  const { file, line, column, field, found, why, allowed, fix } = diagnostic
  const location = `${file}, line ${line}, column ${column}${field ? `, ${field}` : ''}`
  return (
    <li className="change">
      <p>
        <strong>{visibleText(location)}</strong>
      </p>
      <p>Found: {visibleText(found)}</p>
      <p>Why it matters: {visibleText(why)}</p>
      <p>Allowed: {visibleText(allowed)}</p>
      <p>Fix: {visibleText(fix)}</p>
    </li>
  )
}
