import { createHash } from 'node:crypto'
import { fieldValues, type FieldValue } from '../parse/field-values'
import {
  type ContentRecord,
  diagnosticAt,
  diagnosticIn,
  addressOf,
  urlOf,
  type ContentRecords,
} from '../record'
import { singleLine } from '../text'
import { bodyOf } from '../article/article-body'
import type { Diagnostic } from '../diagnostic'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import { howTranslated } from '../language-files'
import { type Step, valueAt } from '../parse/parse-yaml'
import { bodyTexts } from '../prose/visitor-texts'
import { wordsOf } from '../prose/reading'
import { factToken } from '../facts'
import { sourcePath } from '../language'
import { listValues } from '../parse/suggestions'
import { hashedTexts, hashLength, type Version } from '../translated-source'

/**
 * Returns a digest of the texts of a file: a translation names that of the source that it was made from.
 * Spaces, line breaks, comments, days and settings do not change it.
 */
export const sourceHash = (version: Version): string =>
  createHash('sha256').update(hashedTexts(version)).digest('hex').slice(0, hashLength)

/** Shorter texts may be the same in two languages, such as a name or "Facebook, WhatsApp". */
const fewestWords = 5

/** Returns the fields of a file that have to be written in each language. */
export function textsToTranslate(source: ContentRecord): FieldValue[] {
  return textFields(source).filter(({ value }) => hasWords(value))
}

/** Finds texts of the source that are missing from a file with nothing but texts. */
function missingTexts(
  record: ContentRecord,
  source: ContentRecord,
  { all }: ContentRecords,
): Diagnostic[] {
  if (howTranslated(record.file) !== 'texts') return []
  const { data } = record.parsed
  const missing = textsToTranslate(source).filter(({ path }) => !isGiven(data, path))
  if (missing.length === 0) return []
  const isFact = record.collection === 'facts'
  const used = isFact
    ? all.map(({ data, body = '' }) => JSON.stringify(data) + body).join('\n')
    : ''
  return (
    missing
      // A fact that only the default language uses needs no translation.
      .filter(({ path }) => !isFact || used.includes(`{${path[0]}}`))
      .map(({ path, value }) =>
        diagnosticAt(record, path, 'translation-incomplete', {
          found: 'nothing',
          allowed: `"${value}" in this language`,
          fix: `Add the field; ${source.file} has it.`,
        }),
      )
  )
}

/** Finds texts and paragraphs that are the same as in the source, word for word. */
function untranslatedTexts(record: ContentRecord, source: ContentRecord): Diagnostic[] {
  const left = (text: string): MistakeText =>
    explain('translation-incomplete', {
      found: `"${text}", word for word as in ${source.file}`,
      allowed: 'the text in the language of this file',
      fix: 'Translate it.',
    })
  const fields = new Set(textFields(source).map(({ value }) => singleLine(value)))
  const inFields = textFields(record)
    .map(({ value, path }) => ({ text: singleLine(value), path }))
    .filter(({ text }) => isLong(text) && fields.has(text))
    .map(({ text, path }) => diagnosticIn(record, path, left(text)))
  const paragraphs = sharesLine(record, source) ? paragraphsOf(source) : []
  if (paragraphs.length === 0) return inFields
  const known = new Set(paragraphs.map(({ text }) => text))
  const inBody = paragraphsOf(record)
    .filter(({ text }) => isLong(text) && known.has(text))
    .map(({ text, line }) => ({
      file: record.file,
      line,
      column: 1,
      field: 'text',
      ...left(text),
    }))
  return [...inFields, ...inBody]
}

function textFields(record: ContentRecord): FieldValue[] {
  return fieldValues(record).filter(({ meta }) => meta.role === 'text' || meta.role === 'label')
}

function paragraphsOf(record: ContentRecord): { text: string; line: number }[] {
  const { root } = bodyOf(record)
  return root ? bodyTexts(root).map(({ text, line }) => ({ text: singleLine(text), line })) : []
}

/** Returns whether two bodies have a line in common; those that have none need not be parsed. */
function sharesLine({ body = '' }: ContentRecord, source: ContentRecord): boolean {
  const lines = new Set((source.body ?? '').split('\n').map(singleLine).filter(isLong))
  return body.split('\n').some((line) => lines.has(singleLine(line)))
}

/** Returns whether a text has words, and not only figures and variables. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(factToken, ''))

const isLong = (text: string): boolean => wordsOf(text).length >= fewestWords

/** Returns whether a file has a value at a path, or its own list around it. */
function isGiven(data: unknown, path: readonly Step[]): boolean {
  const list = path.findIndex((step) => typeof step === 'number')
  return valueAt(data, list < 0 ? path : path.slice(0, list)) !== undefined
}

/** Finds translations that have no source, are incomplete, or have an address that is taken. */
export function checkTranslations(records: ContentRecords): Diagnostic[] {
  const { original } = records
  if (!original) return []
  const own = ownRecords(records)
  return [
    ...own.flatMap((record) => [...checkSource(record, original), ...checkTexts(record, records)]),
    ...addressesTwice(own, records),
  ]
}

/** Finds translations that are older than their source. They stay on the site, under a notice. */
export function staleTranslations(records: ContentRecords): Diagnostic[] {
  const { original } = records
  if (!original) return []
  return ownRecords(records).flatMap((record) => (isStale(record, original) ? staleAt(record) : []))
}

/** Returns the records of a language without those that it shares with the default language. */
export function ownRecords(records: ContentRecords): ContentRecord[] {
  return records.all.filter(({ file }) => records.hasOwn(file))
}

/** Returns the source of a translation; `undefined` if the source has mistakes. */
export function sourceOf(
  { collection, id }: ContentRecord,
  original: ContentRecords,
): ContentRecord | undefined {
  return original.find(collection, id)
}

/** Returns whether a translation was made from other texts than those that its source has now. */
export function isStale(record: ContentRecord, original: ContentRecords): boolean {
  const source = record.translation && sourceOf(record, original)
  return source !== undefined && sourceHash(source) !== record.translation?.sourceHash
}

function checkTexts(record: ContentRecord, records: ContentRecords): Diagnostic[] {
  const source = records.original && sourceOf(record, records.original)
  return source
    ? [...missingTexts(record, source, records), ...untranslatedTexts(record, source)]
    : []
}

function checkSource(record: ContentRecord, original: ContentRecords): Diagnostic[] {
  const { translation, file } = record
  if (!translation) return []
  const expected = sourcePath(file)
  const exists = original.ids(record.collection).includes(record.id)
  if (exists && translation.source === expected) return []
  return [
    diagnosticAt(record, ['source'], 'translation-source-missing', {
      found: exists
        ? `"${translation.source}"`
        : `a translation of ${expected}, which does not exist`,
      allowed: exists ? expected : listValues(expected, filesOf(record, original)),
      fix: exists
        ? `Write "source: ${expected}", or move the file to the path of its source.`
        : 'Move or rename the file so that its path is that of its source, or remove it.',
    }),
  ]
}

function staleAt(record: ContentRecord): Diagnostic {
  const { file, translation } = record
  return diagnosticAt(record, ['sourceHash'], 'translation-stale', {
    day: translation?.translatedOn ?? '',
    source: sourcePath(file),
    file,
  })
}

function filesOf({ collection }: ContentRecord, original: ContentRecords): string[] {
  return original.all.filter((one) => one.collection === collection).map(({ file }) => file)
}

/** Finds pages whose address another page has: by the field address, since files cannot share a path. */
function addressesTwice(own: readonly ContentRecord[], { original }: ContentRecords): Diagnostic[] {
  const taken = new Map<string, string>(
    (original?.all ?? []).flatMap((record) => {
      const url = urlOf(record)
      return url === undefined ? [] : [[url, record.file] as const]
    }),
  )
  return own.flatMap((record) => {
    const address = addressOf(record)
    // The two homes share one address by design.
    if (address === undefined || urlOf(record) === '/') return []
    const other = taken.get(address)
    taken.set(address, record.file)
    if (other === undefined) return []
    return diagnosticAt(record, ['address'], 'address-twice', {
      address,
      other,
      fix: 'Choose another "address" for one of the two files.',
    })
  })
}

/** Largest number of things that the site counts, such as articles. */
const mostCounted = 200

/** Finds texts with a number that lack a plural form of the language: Arabic has six. */
export function checkInterfaces(records: ContentRecords): Diagnostic[] {
  return records.of('interface').flatMap((record) => {
    const needed = pluralForms(record.data.locale)
    return pluralsIn(record.data, []).flatMap(({ path, forms }) =>
      needed
        .filter((form) => !forms.includes(form))
        .map((form) =>
          diagnosticAt(record, [...path, form], 'plural-form-missing', {
            form,
            examples: examplesOf(form, record.data.locale),
          }),
        ),
    )
  })
}

function examplesOf(form: string, locale: string): string {
  const rules = new Intl.PluralRules(locale)
  const counts = Array.from({ length: mostCounted }, (_, count) => count)
  return counts
    .filter((count) => rules.select(count) === form)
    .slice(0, 3)
    .join(', ')
}

/** Returns the plural forms that a language has for whole numbers. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  const counts = Array.from({ length: mostCounted }, (_, count) => rules.select(count))
  return [...new Set(counts)]
}

function pluralsIn(value: unknown, path: Step[]): { path: Step[]; forms: string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const forms = Object.keys(value)
  if (forms.includes('one') && forms.includes('other')) return [{ path, forms }]
  return Object.entries(value).flatMap(([key, inner]) => pluralsIn(inner, [...path, key]))
}
