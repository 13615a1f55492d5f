import { checkSite } from '../../src/content-model/check-site'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { templateDiagnostics } from '../../src/content-model/prose/template-words'
import { lengthHints } from '../../src/content-model/prose/wording'
import type { SourceFile } from '../../src/content-model/record'
import { endingAlerts } from '../../src/content-model/rules/alerts'
import { checkStepHelp, datesAhead, overdueReviews } from '../../src/content-model/rules/articles'
import {
  checkPublishedHelpLines,
  openClaims,
  staleHelpLines,
} from '../../src/content-model/rules/claims'
import { checkHours } from '../../src/content-model/rules/hours'
import { findUnreachablePages } from '../../src/site/unreachable-pages'
import { wholeSite } from '../sites/built-site'
import { today } from './good-site'

const known = new Map<string, Diagnostic[]>()

/** Returns the mistakes of a site; if it has none, those that only `npm run check` finds. */
export function said(files: readonly SourceFile[]): Diagnostic[] {
  const key = JSON.stringify(files, (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  )
  const diagnostics = known.get(key) ?? allDiagnostics(files)
  known.set(key, diagnostics)
  return diagnostics
}

function allDiagnostics(files: readonly SourceFile[]): Diagnostic[] {
  const checked = checkSite(files, today)
  const { diagnostics, hints, records } = checked
  if (diagnostics.length > 0) return diagnostics
  const source = (file: string): string =>
    new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes)
  return [
    ...hints,
    ...overdueReviews(records, today),
    ...datesAhead(records, today),
    ...endingAlerts(records, today),
    ...checkStepHelp(records),
    ...findUnreachablePages(wholeSite(checked)),
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
