/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endingAlerts } from '../../../src/content-model/rules/alerts'
import {
  checkPublishedHelpLines,
  staleHelpLines,
  openClaims,
} from '../../../src/content-model/rules/claims'
import { checkHours } from '../../../src/content-model/rules/hours'
import { checkStepHelp, overdueReviews } from '../../../src/content-model/rules/articles'
import { checkSite } from '../../../src/content-model/check-site'
import {
  mistakeOf,
  mistakes,
  type DiagnosticKind,
} from '../../../src/content-model/diagnostics/mistakes'
import { formatDiagnostic, type Diagnostic } from '../../../src/content-model/diagnostic'
import type { SourceFile } from '../../../src/content-model/record'
import { templateDiagnostics } from '../../../src/content-model/prose/template-words'
import { lengthHints } from '../../../src/content-model/prose/wording'
import { checkReach } from '../../../src/site/reach'
import { wholeSite } from '../../sites/built-site'
import { today } from '../good-site'
import { exampleKinds, exampleOf } from '../mistake-examples'

/** Returns the mistakes of a site; if it has none, those that only `npm run check` finds. */
function said(files: readonly SourceFile[]): Diagnostic[] {
  const checked = checkSite(files, today)
  const { diagnostics, hints, records } = checked
  if (diagnostics.length > 0) return diagnostics
  const source = (file: string): string =>
    new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes)
  return [
    ...hints,
    ...overdueReviews(records, today),
    ...endingAlerts(records, today),
    ...checkStepHelp(records),
    ...checkReach(wholeSite(checked)),
    ...checkHours(records),
    ...openClaims(records),
    ...staleHelpLines(records, today),
    ...checkPublishedHelpLines(records, records.of('site')[0]?.data.origin ?? ''),
    ...records.all.flatMap((record) => [
      ...templateDiagnostics(record, source(record.file)),
      ...lengthHints(record),
    ]),
  ]
}

test('every kind of mistake is reported by a test', () => {
  const tests = readdirSync('__tests__/content-model', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n')
  const isTested = (kind: DiagnosticKind): boolean =>
    tests.includes(`'${kind}'`) || tests.includes(mistakeOf(kind).why.replaceAll('`', '\\`'))
  const known = [...exampleKinds(), 'guide-not-printed']
  const kinds = Object.keys(mistakes) as DiagnosticKind[]
  expect(kinds.filter((kind) => !known.includes(kind) && !isTested(kind))).toEqual([])
})

describe.each(exampleKinds())('%s', (kind) => {
  test('is reported', () => {
    const diagnostics = said(exampleOf(kind).bad)
    expect(diagnostics.map((diagnostic) => diagnostic.kind)).toContain(kind)
    const printed = diagnostics
      .filter((diagnostic) => diagnostic.kind === kind)
      .map(formatDiagnostic)
      .join('\n')
    expect(printed).toMatchSnapshot()
    expect(printed).not.toMatch(/undefined|\{\{/)
    // Files are named below the content folder, which has another name on many sites.
    expect(printed).not.toContain('content/')
  })

  test('is not reported after the fix, nor is anything else', () => {
    expect(said(exampleOf(kind).good).map(formatDiagnostic)).toEqual([])
  })
})
