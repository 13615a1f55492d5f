import { fillText } from '../components/ui/interface'
import { languageCode, languageName } from '../content-model/language-name'
import type { Elsewhere } from '../content-model/page-language'
import type { Interface } from '../content-model/schemas/interface'

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
