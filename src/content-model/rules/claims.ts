import type { Diagnostic } from '../diagnostic'
import { fieldValues, type FieldValue } from '../parse/field-values'
import { claimTag } from '../parse/parse-yaml'
import { fieldName } from '../parse/value-path'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { ownRecords } from './translations'

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
export function isInvented(records: ContentRecords, origin: string): boolean {
  return isSample(records) && reservedHost.test(new URL(origin).hostname)
}

/** Whether the organization is invented is the same in every language. */
function isSample(records: ContentRecords): boolean {
  return (records.original ?? records).of('site')[0]?.data.sample === true
}

function diagnosticsOf(record: ContentRecord): Diagnostic[] {
  return claimsOf(record).map(({ value, path }) =>
    diagnosticAt(record, path, {
      field: fieldName(path),
      kind: 'claim-open',
      found: `"${value.replace(/\s+/g, ' ').trim()}"`,
      allowed: 'what is true of your organization',
      fix: `Write what is true, or delete it. Then delete the mark ${claimTag}.`,
    }),
  )
}
