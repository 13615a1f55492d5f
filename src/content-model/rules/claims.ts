import type { Diagnostic } from '../diagnostic'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import { fieldValues, type FieldValue } from '../parse/field-values'
import { claimTag } from '../parse/parse-yaml'
import { diagnosticAt, diagnosticIn, type ContentRecord, type ContentRecords } from '../record'
import { singleLine } from '../text'
import { ownRecords } from './translations'
import { orTakeOut } from '../facts'
import { closest, listValues } from '../parse/suggestions'
import type { HelpLineContent } from '../schemas/help-lines'

/** Hosts that nobody can own (RFC 2606), such as that of the sample. */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/

/**
 * Returns the claims of a file: sentences, figures and names that are tagged `!claim`, because they say
 * something about the organization that its owner has not confirmed. A tag on a list or a group of
 * fields covers the texts and names in it, but not the words of its buttons.
 */
export function claimsOf(record: Pick<ContentRecord, 'collection' | 'parsed'>): FieldValue[] {
  const { claims } = record.parsed
  if (claims.length === 0) return []
  return fieldValues(record).filter(({ path, meta }) =>
    claims.some(
      (claim) =>
        claim.every((step, index) => path[index] === step) &&
        (claim.length === path.length || meta.role === 'text' || meta.role === 'name'),
    ),
  )
}

/** Returns every open claim of an organization that is real. */
export function openClaims(records: ContentRecords): Diagnostic[] {
  return isSample(records) ? [] : ownRecords(records).flatMap(diagnosticsOf)
}

/**
 * Returns every open claim that a build would publish.
 *
 * @param origin origin of the build
 */
export function publishedClaims(records: ContentRecords, origin: string): Diagnostic[] {
  return isInvented(records, origin) ? [] : ownRecords(records).flatMap(diagnosticsOf)
}

/** Returns whether the site is that of an invented organization, at an address that nobody can own. */
function isInvented(records: ContentRecords, origin: string): boolean {
  return isSample(records) && reservedHost.test(new URL(origin).hostname)
}

/** True if the organization is invented, which is the same in every language. */
function isSample(records: ContentRecords): boolean {
  return (records.original ?? records).of('site')[0]?.data.sample === true
}

function diagnosticsOf(record: ContentRecord): Diagnostic[] {
  return claimsOf(record).map(({ value, path }) =>
    diagnosticAt(record, path, 'claim-open', { text: singleLine(value), mark: claimTag }),
  )
}

type HelpLinesRecord = ContentRecord<'helpLines'>

/** Finds names of help lines that are not in help-lines.yaml. */
export function checkHelpLines(records: ContentRecords): Diagnostic[] {
  // Mistakes in help-lines.yaml come first.
  if (records.ids('helpLines').length > 0 && records.of('helpLines').length === 0) return []
  const names = Object.keys(records.of('helpLines')[0]?.data.lines ?? {})
  const missing = (name: string): MistakeText =>
    explain('help-line-missing', {
      name,
      allowed: listValues(name, names) || 'a name from help-lines.yaml',
      fix: `${names.length > 0 ? closest(name, names) : 'Add the line to help-lines.yaml.'} ${orTakeOut}`,
    })
  const inFields = records.all.flatMap((record) =>
    fieldValues(record)
      .filter(({ value, meta }) => meta.role === 'help-line' && !names.includes(value))
      .map(({ value, path }) => diagnosticIn(record, path, missing(value))),
  )
  const inArticles = records.withBody().flatMap(({ file, body = '' }) =>
    body.split('\n').flatMap((text, index) =>
      Array.from(text.matchAll(/<HelpLine\s+line=["']([^"']*)["']/g))
        .filter(([, name = '']) => !names.includes(name))
        .map(({ 1: name = '', index: column }) => ({
          file,
          line: index + 1,
          column: column + 1,
          field: 'HelpLine line',
          ...missing(name),
        })),
    ),
  )
  return [...inFields, ...inArticles]
}

/** Months after which a number has to be called again. */
const monthsUntilStale = 6

/**
 * Returns the lines that nobody has called, or not for half a year: a warning, because the numbers are right
 * as far as anybody has read.
 *
 * @param today the day to judge by: 2026-10-21
 */
export function staleHelpLines(records: ContentRecords, today: string): Diagnostic[] {
  const limit = new Date(`${today}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() - monthsUntilStale)
  const since = limit.toISOString().slice(0, 10)
  return ownRecord(records).flatMap((record) =>
    notCalled(record, 'help-line-stale', (day) => day === undefined || day < since),
  )
}

/**
 * Returns the lines that nobody has called: a site under its own address does not publish them.
 *
 * @param origin origin of the build
 */
export function checkPublishedHelpLines(records: ContentRecords, origin: string): Diagnostic[] {
  if (isInvented(records, origin)) return []
  return ownRecord(records).flatMap((record) =>
    notCalled(record, 'help-line-not-called', (day) => day === undefined),
  )
}

/** The file of the default language; translations have the same numbers. */
function ownRecord(records: ContentRecords): HelpLinesRecord[] {
  return records.language === '' ? records.of('helpLines') : []
}

/** True if somebody can try the number: nobody calls 911 or 988 for that. */
const hasLongNumber = ({ telephone = '' }: HelpLineContent): boolean => telephone.length > 3

function notCalled(
  record: HelpLinesRecord,
  kind: 'help-line-stale' | 'help-line-not-called',
  isDue: (day: string | undefined) => boolean,
): Diagnostic[] {
  const { dialed, lines } = record.data
  const due = Object.entries(lines).flatMap(([name, line]) =>
    hasLongNumber(line) && isDue([line.dialed, dialed].filter(Boolean).sort().at(-1)) ? [name] : [],
  )
  if (due.length === 0) return []
  return [
    diagnosticAt(record, ['dialed'], kind, {
      count: due.length === 1 ? 'a number' : `${due.length} numbers`,
      names: due.join(', '),
      months: monthsUntilStale,
    }),
  ]
}
