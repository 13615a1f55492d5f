/** The words of the interface in English. Those of other languages are beside it, and count as its translations. */
const defaultInterface = 'interface/en.yaml'

// A language without a code of two letters has one of three, as Hmong: hmn.
const inLanguage = /^([a-z]{2,3})\//
const interfaceFile = /^interface\/([a-z]{2,3})\.yaml$/

/** Returns true for the code of a language. Three letters may also be a word, so such a language must have a name. */
export function isLanguage(code: string): boolean {
  if (!/^[a-z]{3}$/.test(code)) return /^[a-z]{2}$/.test(code)
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return names.of(code) !== undefined
}

/**
 * Returns the folder of the language that a content file is written in: `es` for
 * `es/pages/contact.yaml` and for `interface/es.yaml`; empty for the default language.
 *
 * @param path path below the content folder
 * @param ownLanguage code of the default language, whose words of the interface are in no folder
 */
export function languageFolder(path: string, ownLanguage = 'en'): string {
  if (path === `interface/${ownLanguage}.yaml`) return ''
  const [, code = ''] = inLanguage.exec(path) ?? interfaceFile.exec(path) ?? []
  return isLanguage(code) ? code : ''
}

/** Returns the folder of its language in a path, with the slash. */
function folderOf(path: string): string {
  const folder = languageFolder(path)
  return folder && `${folder}/`
}

/** Returns the code of the default language of a site, also if its site.yaml has mistakes. */
export function ownLanguageOf(files: readonly { path: string; bytes: Uint8Array }[]): string {
  const site = files.find(({ path }) => path === 'site.yaml')
  const text = site && new TextDecoder().decode(site.bytes)
  return /^language: ['"]?([a-z]{2,3})['"]?$/m.exec(text ?? '')?.[1] ?? 'en'
}

/** Returns the path of the file that a content file is the translation of: `pages/contact.yaml`. */
export function sourcePath(path: string): string {
  return path === defaultInterface || !interfaceFile.test(path)
    ? path.slice(folderOf(path).length)
    : defaultInterface
}

/** Returns the path of the translation of a content file. */
export function translatedPath(path: string, language: string): string {
  if (language === '') return path
  return path === defaultInterface ? `interface/${language}.yaml` : `${language}/${path}`
}

/**
 * Returns the address of a page in a language.
 *
 * @param source address of the page in the default language
 */
export function addressIn(language: string, source: string): string {
  if (language === '') return source
  return `/${language}${source === '/' ? '' : source}`
}

/** Returns the code of the language of a locale: es for es-US. */
export const languageCode = (locale: string): string => locale.split('-')[0]!

/**
 * Returns the name of a language in words of another one: Spanish, español.
 *
 * @param language code of the language: es
 * @param locale the language of the name: en-US
 */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

/** True if a link on a page of one language leads to a page of another. */
export function leadsElsewhere(to: string, language: string): boolean {
  return to.startsWith('/') && to !== `/${language}` && !new RegExp(`^/${language}[/?#]`).test(to)
}
