import type { Interface } from '../content-model/schemas/interface'
import { loadInterface } from '../render/library'
import { field } from './resolve-field'

/** What is said of a language, on its own pages and on those of others. */
export interface LanguageTexts extends Pick<Interface, 'locale'> {
  /** Code of the language: es. */
  code: string
  texts: Interface['language']
}

/** Returns the code of the language that a locale is of. */
export const codeOf = (locale: string): string => locale.slice(0, 2)

export const languageTextsField = field(
  async (_site: object, nodeModel): Promise<LanguageTexts> => {
    const { locale, language } = await loadInterface(nodeModel)
    return { locale, code: codeOf(locale), texts: language }
  },
)
