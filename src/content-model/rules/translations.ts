import type { Diagnostic } from '../diagnostic'
import { addressIn, languageFolder, sourcePath } from '../language'
import { listValues } from '../parse/spelling'
import { urlOf } from '../record-key'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import { sourceHash } from '../source-hash'
import { missingTexts, untranslatedTexts } from './translated-texts'

/** Finds translations without a source, incomplete, or with an address that is taken. */
export function checkTranslations(records: ContentRecords): Diagnostic[] {
  const { original } = records
  if (!original) return []
  const own = ownRecords(records)
  return [
    ...own.flatMap((record) => [...checkSource(record, original), ...checkTexts(record, original)]),
    ...own.flatMap((record) => checkSlug(record, records.language)),
    ...addressesTwice(own, records),
  ]
}

/** Finds addresses that a translation cannot have: the home page is that of its language. */
function checkSlug(record: ContentRecord, language: string): Diagnostic[] {
  const slug = record.translation?.slug
  if (slug === undefined) return []
  const isHome = urlOf({ name: record.collection, id: record.id }) === '/'
  if (!isHome && slug.split('/')[0] !== language) return []
  return [
    diagnosticAt(record, ['slug'], {
      field: 'slug',
      kind: 'slug-misplaced',
      found: `"${slug}"`,
      allowed: isHome
        ? `no slug: the home page is /${language}`
        : `an address below /${language}, such as ${slug.replace(/^[^/]*\/?/, '') || 'contact'}`,
      fix: isHome ? 'Remove the line.' : `Remove "${language}" at its beginning.`,
    }),
  ]
}

/** Finds translations that are older than their source. They stay on the site, under a notice. */
export function staleTranslations(records: ContentRecords): Diagnostic[] {
  const { original } = records
  if (!original) return []
  return ownRecords(records).flatMap((record) => (isStale(record, original) ? staleAt(record) : []))
}

/** Returns the records of a language without those that it shares with the default language. */
export function ownRecords({ all, language }: ContentRecords): ContentRecord[] {
  return all.filter(({ file }) => languageFolder(file) === language)
}

/** Returns the file that a translation was made from; undefined where it has mistakes of its own. */
export function sourceOf(
  { collection, id }: ContentRecord,
  original: ContentRecords,
): ContentRecord | undefined {
  return original.find(collection, id)
}

/** Returns whether the source of a translation has other texts than those that were translated. */
export function isStale(record: ContentRecord, original: ContentRecords): boolean {
  const source = sourceOf(record, original)
  return source !== undefined && isOlder(record, source)
}

/** Returns whether a translation was made from other texts than those that its source has now. */
export function isOlder({ translation }: ContentRecord, source: ContentRecord): boolean {
  return translation !== undefined && sourceHash(source) !== translation.sourceHash
}

function checkTexts(record: ContentRecord, original: ContentRecords): Diagnostic[] {
  const source = sourceOf(record, original)
  return source ? [...missingTexts(record, source), ...untranslatedTexts(record, source)] : []
}

function checkSource(record: ContentRecord, original: ContentRecords): Diagnostic[] {
  const { translation, file } = record
  if (!translation) return []
  const expected = sourcePath(file)
  const exists = original.ids(record.collection).includes(record.id)
  if (!exists || translation.source !== expected) {
    return [
      diagnosticAt(record, ['source'], {
        field: 'source',
        kind: 'translation-source-missing',
        found: exists
          ? `"${translation.source}"`
          : `a translation of ${expected}, which is not there`,
        allowed: exists ? expected : listValues(expected, filesOf(record, original)),
        fix: exists
          ? `Write "source: ${expected}", or move the file to the path of its source.`
          : 'Move or rename the file so that its path is that of its source, or remove it.',
      }),
    ]
  }
  return []
}

function staleAt(record: ContentRecord): Diagnostic {
  const { file, translation } = record
  return diagnosticAt(record, ['sourceHash'], {
    field: 'sourceHash',
    kind: 'translation-stale',
    found: `a translation of ${translation?.translatedOn}; ${sourcePath(file)} has changed since`,
    allowed: 'a translation of what the source says now',
    fix: `Run npm run translate -- ${file}: it shows the sentences that changed. Bring the translation up to date, then run it again with --done.`,
  })
}

function filesOf({ collection }: ContentRecord, original: ContentRecords): string[] {
  return original.all.filter((one) => one.collection === collection).map(({ file }) => file)
}

/** Finds pages whose address another page has: by their slugs, since files cannot share a path. */
function addressesTwice(
  own: readonly ContentRecord[],
  { language, original }: ContentRecords,
): Diagnostic[] {
  const taken = new Map<string, string>(
    (original?.all ?? []).flatMap((record) => {
      const url = urlOf({ name: record.collection, id: record.id })
      return url === undefined ? [] : [[url, record.file] as const]
    }),
  )
  return own.flatMap((record) => {
    const url = urlOf({ name: record.collection, id: record.id })
    // The two homes share one address by design.
    if (url === undefined || url === '/') return []
    const address = addressIn(language, url, record.translation?.slug)
    const other = taken.get(address)
    taken.set(address, record.file)
    if (other === undefined) return []
    return diagnosticAt(record, ['slug'], {
      field: 'slug',
      kind: 'address-twice',
      found: `the address ${address}, which ${other} has too`,
      allowed: 'one file for each address',
      fix: 'Choose another "slug" for one of the two files.',
    })
  })
}
