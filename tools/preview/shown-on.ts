import { addressIn } from '../../src/content-model/language'
import { referencesOf } from '../../src/content-model/rules/references'
import type { PartCollection } from '../../src/content-model/collections'
import { urlOf, type RecordKey } from '../../src/content-model/record-key'
import type { ContentRecord, ContentRecords } from '../../src/content-model/record'

interface SharedPart {
  title: string
  /** The pages that show it. */
  shownOn: 'all' | string[]
}

/** Files that no page names. */
const everywhere = {
  site: { title: 'Who we are, menus, footer', shownOn: 'all' },
  brand: { title: 'Colors and logo', shownOn: 'all' },
  facts: { title: 'Prices and figures', shownOn: 'all' },
  glossary: { title: 'Words that articles explain', shownOn: ['/blog'] },
  searchSynonyms: { title: 'Words that the search takes for the same', shownOn: ['/blog'] },
  wordsToAvoid: { title: 'Words that we avoid', shownOn: [] },
  socialImages: { title: 'Pictures of shared links', shownOn: [] },
  notFound: { title: 'The page for unknown addresses', shownOn: [] },
  interface: { title: 'Words of buttons and notices', shownOn: 'all' },
  prices: { title: 'Prices', shownOn: 'all' },
  helpLines: { title: 'Whom to call after a scam', shownOn: 'all' },
  alert: { title: 'An alert', shownOn: ['/alerts'] },
} satisfies Partial<Record<PartCollection, SharedPart>>

/** Titles of files that pages name. */
const titles: Record<Exclude<PartCollection, keyof typeof everywhere | 'guide'>, string> = {
  layout: 'The order of parts',
  shared: 'A shared section',
  faqs: 'Questions and answers',
  team: 'A person of the team',
  testimonials: 'What clients say',
}

/** Returns the title of a part that is no page of its own, and the pages that show it. */
export function sharedPart(
  { name, id }: RecordKey,
  records: ContentRecords,
  isServed: (location: RecordKey) => boolean,
): SharedPart {
  const { language } = records
  const suffix = language ? ` (${language})` : ''
  const known = (everywhere as Partial<Record<string, SharedPart>>)[name]
  if (known) return inLanguage(known, language, suffix)
  const title = (titles as Partial<Record<string, string>>)[name] ?? name
  return {
    title: `${title}: ${id}${suffix}`,
    shownOn: pagesWith(`${name} ${id}`, records, isServed),
  }
}

/** Returns a part as a language has it: `all` are then its own pages. */
function inLanguage({ title, shownOn }: SharedPart, language: string, suffix: string): SharedPart {
  return {
    title: title + suffix,
    shownOn: shownOn === 'all' ? shownOn : shownOn.map((path) => addressIn(language, path)),
  }
}

/** Returns the paths of the pages that show a part, directly or in another part. */
function pagesWith(
  part: string,
  records: ContentRecords,
  isServed: (location: RecordKey) => boolean,
): string[] {
  const parts = new Set([part])
  const keyOf = ({ collection, id }: ContentRecord): string => `${collection} ${id}`
  const shows = (record: ContentRecord): boolean => namedBy(record).some((one) => parts.has(one))
  for (let size = 0; size !== parts.size;) {
    size = parts.size
    for (const record of records.all.filter(shows)) parts.add(keyOf(record))
  }
  return records.all
    .filter((record) => parts.has(keyOf(record)))
    .filter(({ collection, id }) => isServed({ name: collection, id }))
    .flatMap(({ collection, id, translation }) => {
      const url = urlOf({ name: collection, id })
      return url === undefined ? [] : addressIn(records.language, url, translation?.slug)
    })
    .sort()
}

/**
 * Returns the files that a file shows: those that its fields name, and those that its collection
 * always includes.
 */
function namedBy(record: ContentRecord): string[] {
  const named = referencesOf(record).map(({ name, id }) => `${name} ${id}`)
  if (record.collection === 'city') named.push('layout remote-city')
  if (record.body?.includes('<OurPromises')) named.push('shared promises')
  return named
}
