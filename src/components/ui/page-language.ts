import { createContext } from 'react'
import type { ShownLanguage } from '../../site/page-language'

/** Language of the page, and the languages that it is written in. */
export const PageLanguageContext = createContext<ShownLanguage>({})

/** Returns whether a link of a page in a language leads to a page of another one. */
export function leadsElsewhere(to: string, language: string): boolean {
  return to.startsWith('/') && to !== `/${language}` && !new RegExp(`^/${language}[/?#]`).test(to)
}
