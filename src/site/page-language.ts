import { fillText } from '../components/ui/interface'
import { languageCode, languageName } from '../content-model/language-name'
import type { Interface } from '../content-model/schemas/interface'

/** Link to the same page in another language. */
export interface LanguageLink {
  /** Code of the language: es. */
  language: string
  /** Name of the language in itself: Español. */
  name: string
  path: string
  /** Folder of the language; empty for the default language. */
  folder: string
}

/** What the context of every page says of languages; empty on a site with one language. */
export interface PageLanguage {
  /** Folder of the language of the page; left out in the default language. */
  language?: string
  /** The page in each language that it is written in, its own too; left out where that is the only one. */
  languages?: LanguageLink[]
  /** Notice that the source of a translation has changed, and the link to it. */
  stale?: { text: string; link: { label: string; to: string; language: string } }
}

/** A page and its links: what the layout knows of languages. */
export interface ShownLanguage extends PageLanguage {
  /** What follows links to pages that are written in the default language only, and its code. */
  elsewhere?: Elsewhere
}

/** What follows a link to a page in another language: (in English). */
export interface Elsewhere {
  text: string
  /** Code of the language of that page: en. */
  language: string
}

/**
 * Returns what follows links of a further language to pages that are written in the default one only.
 *
 * @param original words of the interface in the default language
 */
export function elsewhereOf({ locale, language }: Interface, original: Interface): Elsewhere {
  const code = languageCode(original.locale)
  const text = fillText(language.elsewhere, { language: languageName(code, locale) })
  return { text, language: code }
}
