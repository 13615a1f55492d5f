/** Returns the code of the language of a locale: es for es-US. */
export const languageCode = (locale: string): string => locale.slice(0, 2)

/**
 * Returns the name of a language in words of another one: Spanish, español.
 *
 * @param language code of the language: es
 * @param locale the language of the name: en-US
 */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
