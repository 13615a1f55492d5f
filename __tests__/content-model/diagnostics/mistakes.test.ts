/** @jest-environment node */
import { endingAlerts } from '../../../src/content-model/rules/alerts'
import { overdueReviews } from '../../../src/content-model/rules/dates'
import {
  checkPublishedHelpLines,
  staleHelpLines,
  openClaims,
} from '../../../src/content-model/rules/claims'
import { checkHours } from '../../../src/content-model/rules/hours'
import { checkStepHelp } from '../../../src/content-model/rules/articles'
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
import { exampleOf } from '../mistake-examples'

const kinds = Object.keys(mistakes) as DiagnosticKind[]
const stopping = kinds.filter((kind) => !mistakeOf(kind).stops)

/** What a site is told: its mistakes, and where there are none, what only the check finds. */
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

test('there are many kinds of mistakes', () => {
  expect(kinds.length).toBeGreaterThan(60)
})

const checked = [
  'translation-stale' as const,
  ...([
    'review-overdue',
    'help-line-stale',
    'alert-ends',
    'page-unreached',
    'page-far',
    'articles-far',
    'hours-unreadable',
    'claim-open',
  ] as const),
  ...(['template-words', 'text-long', 'steps-without-way-back'] as const),
]

describe.each([...stopping, ...checked])('%s', (kind) => {
  test('is said of its example, and of no other part of it', () => {
    const diagnostics = said(exampleOf(kind).bad)
    expect(diagnostics.map((diagnostic) => diagnostic.kind)).toContain(kind)
    const printed = diagnostics
      .filter((diagnostic) => diagnostic.kind === kind)
      .map(formatDiagnostic)
    expect(printed.join('\n')).toMatch(/found: .*\n\s+why: .*\n\s+allowed: .*\n\s+fix: /)
    expect(printed.join('\n')).toContain(mistakeOf(kind).why)
    // Files are named below the content folder, which has another name on many sites.
    expect(printed.join('\n')).not.toContain('content/')
  })

  test('is not said of what to write instead, nor is any other', () => {
    expect(said(exampleOf(kind).good).map(formatDiagnostic)).toEqual([])
  })
})
