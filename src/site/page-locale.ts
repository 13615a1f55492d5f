import { fillText } from '../components/ui/interface'
import { languageCode, languageName } from '../content-model/language'
import type { Interface } from '../content-model/schemas/interface'

/** Link to the same page in another language. */
export interface Alternate {
  /** Code of the language: es. */
  locale: string
  /** Name of the language in itself: Español. */
  name: string
  path: string
  /** First folder of its addresses; empty for the default language. */
  folder: string
}

/** What the context of every page says of languages; empty on a site with one language. */
export interface PageLocale {
  /** First folder of the address of the page; left out in the default language. */
  folder?: string
  /** The page in each language that it is written in, its own too; left out if that is the only one. */
  alternates?: Alternate[]
  /** Notice that the source of a translation has changed, and the link to it. */
  stale?: { text: string; link: { label: string; to: string; locale: string } }
}

/** A page and its links: what the layout knows of languages. */
export interface ShownLocale extends PageLocale {
  /** What follows links to pages that are written in the default language only, and its code. */
  elsewhere?: Elsewhere
}

/** What follows a link to a page in another language: (in English). */
export interface Elsewhere {
  text: string
  /** Code of the language of that page: en. */
  locale: string
}

/**
 * Returns what follows links of a further language to pages that are written in the default one only.
 *
 * @param original words of the interface in the default language
 */
export function elsewhereOf({ locale, language }: Interface, original: Interface): Elsewhere {
  const code = languageCode(original.locale)
  const text = fillText(language.elsewhere, { language: languageName(code, locale) })
  return { text, locale: code }
}
