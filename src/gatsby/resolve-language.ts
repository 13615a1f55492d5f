import { fillText } from '../components/ui/interface'
import { languageName } from '../content-model/language-name'
import type { Elsewhere } from '../content-model/page-language'
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

/** What follows links of a further language to pages that are written in the default one only. */
export const elsewhereField = field(async (_site: object, nodeModel): Promise<Elsewhere | null> => {
  if (!nodeModel.language) return null
  const original = codeOf((await loadInterface(nodeModel.inLanguage(''))).locale)
  const { locale, language } = await loadInterface(nodeModel)
  const text = fillText(language.elsewhere, { language: languageName(original, locale) })
  return { text, language: original }
})

export const languageTextsField = field(
  async (_site: object, nodeModel): Promise<LanguageTexts> => {
    const { locale, language } = await loadInterface(nodeModel)
    return { locale, code: codeOf(locale), texts: language }
  },
)
