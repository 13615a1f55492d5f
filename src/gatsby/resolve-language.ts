import { languageCode } from '../content-model/language-name'
import type { Elsewhere } from '../content-model/page-language'
import type { Interface } from '../content-model/schemas/interface'
import { elsewhereOf } from '../render/elsewhere'
import { loadInterface } from '../render/library'
import { field } from './resolve-field'

/** What is said of a language, on its own pages and on those of others. */
export interface LanguageTexts extends Pick<Interface, 'locale'> {
  /** Code of the language: es. */
  code: string
  texts: Interface['language']
}

/** What follows links of a further language to pages that are written in the default one only. */
export const elsewhereField = field(async (_site: object, nodeModel): Promise<Elsewhere | null> => {
  if (!nodeModel.language) return null
  const original = await loadInterface(nodeModel.inLanguage(''))
  return elsewhereOf(await loadInterface(nodeModel), original)
})

export const languageTextsField = field(
  async (_site: object, nodeModel): Promise<LanguageTexts> => {
    const { locale, language } = await loadInterface(nodeModel)
    return { locale, code: languageCode(locale), texts: language }
  },
)
