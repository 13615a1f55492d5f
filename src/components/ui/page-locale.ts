import { createContext } from 'react'
import type { ShownLocale } from '../../site/site'

/** Language of the page, and the languages that it is written in. */
export const PageLocaleContext = createContext<ShownLocale>({})

/** Returns whether a link of a page in a language leads to a page of another one. */
export function leadsElsewhere(to: string, language: string): boolean {
  return to.startsWith('/') && to !== `/${language}` && !new RegExp(`^/${language}[/?#]`).test(to)
}
