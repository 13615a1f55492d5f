import { addressIn, languageFolder } from '../../src/content-model/language'
import type { PartCollection } from '../../src/content-model/collections'
import type { RecordKey } from '../../src/content-model/record'
import type { Page } from '../../src/site/site'

interface SharedPart {
  title: string
  /** The pages that show it; left out where nobody knows. */
  shownOn?: 'all' | string[]
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
} satisfies Partial<Record<PartCollection, Required<SharedPart>>>

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
  file: string,
  pages: readonly Page[] | undefined,
): SharedPart {
  const language = languageFolder(file)
  const suffix = language ? ` (${language})` : ''
  const known = (everywhere as Partial<Record<string, Required<SharedPart>>>)[name]
  if (known) {
    const { title, shownOn } = known
    return {
      title: title + suffix,
      shownOn: shownOn === 'all' ? shownOn : shownOn.map((path) => addressIn(language, path)),
    }
  }
  const title = `${(titles as Partial<Record<string, string>>)[name] ?? name}: ${id}${suffix}`
  if (!pages) return { title }
  const showing = pages.filter(({ sources }) => sources.includes(file))
  return { title, shownOn: showing.map(({ path }) => path).sort() }
}
