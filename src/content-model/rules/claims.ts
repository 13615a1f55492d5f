import { createHash } from 'node:crypto'
import { entryOf } from '../collections'
import type { Diagnostic } from '../diagnostic'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import { factToken, orTakeOut } from '../facts'
import { languageFolder, sourcePath } from '../language'
import { fieldValues } from '../parse/field-values'
import { fieldName, type Step } from '../parse/parse-yaml'
import { defaultLanguage, fileLanguage } from '../prose/languages/registry'
import { splitSentences } from '../prose/reading'
import { diagnosticAt, diagnosticIn, type ContentRecord, type ContentRecords } from '../record'
import { singleLine } from '../text'
import { serves } from '../variables/contact-links'
import { ownRecords } from './translations'
import { closest, listValues } from '../parse/suggestions'
import { digestLength } from '../schemas/copied'
import type { HelpLineContent } from '../schemas/help-lines'

/** Hosts that nobody can own (RFC 2606), such as that of the sample. */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/

/** Something that a file says about the organization: a sentence, a figure, a name, a price or a day. */
export interface Claim {
  record: ContentRecord
  path: readonly Step[]
  kind: keyof typeof fewestWords
  text: string
  /** The same however the words are spaced or quoted. Few words count only in the same field. */
  digest: string
}

/** What a text needs for two organizations not to write it by chance. */
const fewestWords = { sentence: 3, figure: 1, name: 2, price: 1, day: 1 }

const kinds: Partial<Record<string, Claim['kind']>> = {
  text: 'sentence',
  name: 'name',
  amount: 'price',
}

/**
 * Returns what a file says about the organization: nothing if it is general advice. Words that come from variables
 * are those of the file that has them.
 *
 * @param ownLanguage code of the default language
 */
export function claimsIn(record: ContentRecord, ownLanguage: string): Claim[] {
  const { claims } = entryOf(record.collection)
  if (!claims) return []
  const claim = (path: readonly Step[], kind: Claim['kind'], text: string): Claim => {
    const words = text.replace(/[\s"'‘’“”«»]/g, '')
    const place = [record.collection, ...(claims === true ? [] : [record.id]), ...path]
    const isOfPlace = kind !== 'sentence' || !isLong(kind, text)
    const key = [...(isOfPlace ? place.filter((step) => typeof step === 'string') : []), words]
    return { record, path, kind, text, digest: digestOf(key.join(' ')) }
  }
  return fieldValues(record).flatMap(({ value, path, meta: { role = '' } }) => {
    const isListed = claims !== true && claims.includes(String(path[0]))
    const kind = isListed && role === 'day' ? role : kinds[role]
    if (!kind || (claims !== true && !isListed)) return []
    if (kind !== 'sentence') return [claim(path, kind, singleLine(value))]
    return splitSentences(value, fileLanguage(record.file, ownLanguage))
      .filter((text) => /[\p{L}\d]/u.test(text.replace(factToken, '')))
      .map((text) => claim(path, /\p{L}{2}/u.test(text) ? kind : 'figure', text))
  })
}

/** Letters only: digits in a row would be taken for a telephone number that is written out. */
const digestOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, digestLength)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

const isLong = (kind: Claim['kind'], text: string): boolean =>
  text.split(' ').length >= fewestWords[kind]

/** Returns digests of what the sample says about its own organization. */
type SampleDigests = () => ReadonlySet<string>

/**
 * Returns every claim that is the sample's and that nobody has confirmed: it was copied, it equals one of the sample
 * of today, or it translates such a claim. An invented organization has none.
 *
 * @param origin origin of a build; an invented organization may publish its claims where the address is invented too
 */
export function openClaims(
  records: ContentRecords,
  sample: SampleDigests,
  origin?: string,
): Claim[] {
  if (origin === undefined ? isSample(records) : isInvented(records, origin)) return []
  const { original } = records
  const open = new Set(Object.values(noted(records).open ?? {}).flat())
  const inSource = new Set(original && openClaims(original, sample, origin).map(placeOf))
  return unconfirmed(records).filter(
    (claim) =>
      open.has(claim.digest) ||
      (isLong(claim.kind, claim.text) && sample().has(claim.digest)) ||
      inSource.has(placeOf(claim)) ||
      isTagged(claim),
  )
}

/** Returns the claims of copied files that are the sample's, also those of few words. */
export const copiedClaims = (records: ContentRecords, sample: SampleDigests): Claim[] =>
  unconfirmed(records).filter(({ digest }) => sample().has(digest))

function unconfirmed(records: ContentRecords): Claim[] {
  const confirmed = new Set(Object.values(noted(records).confirmed ?? {}).flat())
  const language = defaultLanguage((records.original ?? records).all)
  return ownRecords(records)
    .flatMap((record) => claimsIn(record, language))
    .filter(({ digest }) => !confirmed.has(digest))
}

const noted = (records: ContentRecords): ContentRecord<'copied'>['data'] =>
  records.of('copied')[0]?.data ?? {}

const placeOf = ({ record, path }: Claim): string => `${sourcePath(record.file)} ${fieldName(path)}`

/** Returns whether a claim has the mark that older versions of the sample had. */
const isTagged = ({ record, path }: Claim): boolean =>
  record.parsed.claims.some((tagged) => tagged.every((step, index) => path[index] === step))

/** Groups claims as a person settles them: by file, and the bylines of all articles at once. */
export function claimGroups(claims: readonly Claim[]): Claim[][] {
  const groups = new Map<string, Claim[]>()
  for (const claim of claims) {
    const { collection, file } = claim.record
    const key = entryOf(collection).claims === true ? file : languageFolder(file) + collection
    groups.set(key, [...(groups.get(key) ?? []), claim])
  }
  return [...groups.values()]
}

/** Says of each group of claims what is in it: "12 sentences, 5 prices". */
export function summaries(claims: readonly Claim[]): Diagnostic[] {
  return claimGroups(claims).flatMap((group) => {
    const [first] = group
    if (!first) return []
    const files = new Set(group.map(({ record }) => record.file)).size
    const counts = Object.keys(fewestWords).flatMap((kind) => {
      const count = group.filter((claim) => claim.kind === kind).length
      return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`]
    })
    const where = files === 1 ? '' : ` in ${files} files of this kind`
    return diagnosticAt(first.record, first.path, 'claim-open', {
      counts: `${counts.join(', ')}${where}`,
    })
  })
}

/** Returns every file with a mark that the next version refuses. */
export function taggedFiles(records: ContentRecords): Diagnostic[] {
  return ownRecords(records)
    .filter(({ parsed }) => parsed.claims.length > 0)
    .map((record) => diagnosticAt(record, record.parsed.claims[0] ?? [], 'claim-tag'))
}

/** Returns whether the site is that of an invented organization, at an address that nobody can own. */
function isInvented(records: ContentRecords, origin: string): boolean {
  return isSample(records) && reservedHost.test(new URL(origin).hostname)
}

/** True if the organization is invented, which is the same in every language. */
function isSample(records: ContentRecords): boolean {
  return (records.original ?? records).of('site')[0]?.data.sample === true
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
    notCalled(records, record, 'help-line-stale', (day) => day === undefined || day < since),
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
    notCalled(records, record, 'help-line-not-called', (day) => day === undefined),
  )
}

/** The file of the default language; translations have the same numbers. */
function ownRecord(records: ContentRecords): HelpLinesRecord[] {
  return records.language === '' ? records.of('helpLines') : []
}

/** True if somebody can try the number: nobody calls 911 or 988 for that. */
const hasLongNumber = ({ telephone = '' }: HelpLineContent): boolean => telephone.length > 3

/** Lines of states in which the site does not help are not shown, and nobody has to call them. */
function notCalled(
  records: ContentRecords,
  record: HelpLinesRecord,
  kind: 'help-line-stale' | 'help-line-not-called',
  isDue: (day: string | undefined) => boolean,
): Diagnostic[] {
  const { dialed, lines } = record.data
  const [site] = records.of('site')
  const due = Object.entries(lines)
    .filter(([, line]) => hasLongNumber(line) && (!site || serves(line, site.data)))
    .flatMap(([name, line]) =>
      isDue([line.dialed, dialed].filter(Boolean).sort().at(-1)) ? [name] : [],
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
