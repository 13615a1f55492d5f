import type { CreatePagesArgs } from 'gatsby'
import { fillText } from '../components/ui/interface'
import type { LanguageLink, PageLanguage } from '../content-model/page-language'
import { languageName } from '../content-model/language-name'
import { dayInWords } from '../content-model/variables/own-variables'
import type { LanguageTexts } from './resolve-language'

/** A page to be made, and what is known of its language. */
export interface PlannedPage {
  path: string
  /** Path of the page in the default language. */
  sourcePath: string
  /** Folder of the language; empty for the default language. */
  language: string
  component: string
  context: object
  /** Of a translation whose source has changed: the day of the last look at it. */
  staleSince?: string | undefined
}

/** What is said of each language, by its folder. */
export type LanguagesOfSite = ReadonlyMap<string, LanguageTexts>

/**
 * Makes pages. On a site with several languages each page knows its own, and the same page in others.
 */
export function createPlannedPages(
  { actions }: CreatePagesArgs,
  pages: readonly PlannedPage[],
  languages: LanguagesOfSite,
): void {
  const links = languageLinks(pages, languages)
  for (const page of pages) {
    const { path, component, context } = page
    const inLanguages = languages.size > 1 ? languageContext(page, links, languages) : {}
    actions.createPage({ path, component, context: { ...context, ...inLanguages } })
  }
}

type Links = ReadonlyMap<string, readonly LanguageLink[]>

/**
 * Returns the links to a page in all its languages, by its path in the default language. They have one
 * order on all pages: the default language is the first.
 */
function languageLinks(pages: readonly PlannedPage[], languages: LanguagesOfSite): Links {
  const links = new Map<string, LanguageLink[]>()
  for (const { path, sourcePath, language } of pages) {
    const texts = languages.get(language)
    if (!texts) continue
    const link = { language: texts.code, name: texts.texts.name, path, folder: language }
    links.set(sourcePath, [...(links.get(sourcePath) ?? []), link])
  }
  for (const some of links.values()) some.sort((a, b) => (a.folder < b.folder ? -1 : 1))
  return links
}

function languageContext(
  { language, sourcePath, staleSince }: PlannedPage,
  links: Links,
  languages: LanguagesOfSite,
): PageLanguage {
  const own = links.get(sourcePath) ?? []
  const texts = languages.get(language)
  const original = languages.get('')
  return {
    ...(language ? { language } : {}),
    ...(own.length > 1 ? { languages: [...own] } : {}),
    ...(staleSince && texts && original
      ? { stale: staleNotice(staleSince, sourcePath, texts, original) }
      : {}),
  }
}

function staleNotice(
  since: string,
  sourcePath: string,
  { locale, texts }: LanguageTexts,
  original: LanguageTexts,
): NonNullable<PageLanguage['stale']> {
  const language = languageName(original.code, locale)
  return {
    text: fillText(texts.stale, { date: dayInWords(since, locale) }),
    link: {
      label: fillText(texts.original, { language }),
      to: sourcePath,
      language: original.code,
    },
  }
}
