import { isAbsolute, relative, sep } from 'node:path'
import { contentLanguages, hasInterface, readContentFiles } from '../../src/build/read-content'
import { currentDay } from '../../src/build/site-fields'
import { checkSite, type CheckedSite } from '../../src/content-model/check-site'
import {
  languageFolder,
  sourcePath,
  translatedPath,
  languageName,
  isLanguage,
} from '../../src/content-model/language'
import { howTranslated } from '../../src/content-model/language-files'
import { nearest } from '../../src/content-model/parse/suggestions'
import { defaultLanguage } from '../../src/content-model/prose/languages/registry'
import { type ContentRecords, collectionOf, urlOf } from '../../src/content-model/record'
import { isStale } from '../../src/content-model/rules/translations'

/** Content of a site in all its languages. */
export interface Site extends CheckedSite {
  contentDir: string
  /** Code of the default language. */
  language: string
  /** Folders of the further languages. */
  languages: string[]
  /** Paths of all files. */
  files: string[]
  /** Paths of the files of the default language that other languages translate. */
  sources: string[]
  today: string
}

/** Reads and checks the content that is translated. */
export function readSite(contentDir: string, today = currentDay()): Site {
  const read = readContentFiles(contentDir)
  const checked = checkSite(read, today)
  // Words of the interface that the project brings are in no folder of the site.
  const files = read.filter(({ inherited }) => !inherited).map(({ path }) => path)
  return {
    ...checked,
    contentDir,
    language: defaultLanguage(checked.records.all),
    languages: contentLanguages(contentDir),
    files,
    sources: files.filter((path) => languageFolder(path) === '' && isTranslated(path)),
    today,
  }
}

/** Returns whether other languages translate a file of the default language. */
function isTranslated(path: string): boolean {
  const key = collectionOf(path)
  return key !== undefined && key.name !== 'interface' && howTranslated(path) !== 'shared'
}

/** Returns the name of a language in words of the default language: Spanish (es). */
export const namedLanguage = (code: string, { language }: Site): string =>
  `${languageName(code, language)} (${code})`

/** Translation to start, compare with its source, or mark as up to date. */
export interface Target {
  language: string
  source: string
  /** The translation, which may not be there yet. */
  file: string
  isThere: boolean
  /** Whether it was named itself, and not found in a folder. */
  isNamed: boolean
}

/**
 * Finds the translations that a path names: a file, or a folder. For the folder of a language these are the
 * existing translations; for a folder of the default language, all possible ones.
 *
 * @param to code of the language, where the path is one of the default language
 * @throws Error if there is no such file or language, or nothing to translate
 */
export function targetsOf(given: string, to: string | undefined, site: Site): Target[] {
  const path = belowContent(given, site.contentDir)
  const folder = isLanguage(path) ? path : languageFolder(path, site.language)
  const language = checkedLanguage(path, folder, to, site)
  const isInterface = collectionOf(path)?.name === 'interface'
  if (!isInterface) checkInterface(language, site)
  const target = (source: string, isNamed: boolean): Target => {
    const file = translatedPath(source, language)
    return { language, source, file, isThere: site.files.includes(file), isNamed }
  }
  const source = withEnding(sourcePath(path), site)
  if (isInterface || site.sources.includes(source)) return [target(source, true)]
  const inFolder = folder
    ? site.files.filter((file) => file.startsWith(`${path}/`) && isTranslated(file)).map(sourcePath)
    : site.sources.filter((file) => file.startsWith(`${path}/`))
  if (inFolder.length === 0) throw new Error(nothingThere(path, source, folder, site))
  return inFolder.map((one) => target(one, false))
}

/** Returns a path below the content folder; one that a shell has completed begins with that folder. */
function belowContent(path: string, contentDir: string): string {
  const folder = `${relative('.', contentDir).split(sep).join('/')}/`
  const own = isAbsolute(path) ? relative('.', path) : path
  const plain = own.split(sep).join('/').replace(/^\.\//, '').replace(/\/+$/, '')
  return plain.startsWith(folder) ? plain.slice(folder.length) : plain
}

/** Returns the path of a source whose ending was left out: `pages/contact`. */
function withEnding(source: string, { sources }: Site): string {
  const paths = [source, `${source}.yaml`, `${source}/index.mdx`]
  return paths.find((path) => sources.includes(path)) ?? source
}

/** Returns the language that a path is to be translated to. */
function checkedLanguage(path: string, folder: string, to: string | undefined, site: Site): string {
  const language = folder || to
  if (/^interface\/(?![a-z]{2,3}\.yaml$)/.test(path)) {
    throw new Error(
      `"${path}" names no language. Write its code of two or three letters, such as interface/${site.languages[0] ?? 'es'}.yaml.`,
    )
  }
  if (language === undefined) {
    const example = site.languages[0] ?? 'es'
    throw new Error(
      `"${path}" is in the language of the site. Say which language to translate it to, such as: npm run translate -- ${path} --to ${example}`,
    )
  }
  if (folder && to !== undefined && to !== folder) {
    throw new Error(
      `"${path}" is in the folder of ${namedLanguage(folder, site)}. Leave out "--to ${to}".`,
    )
  }
  if (language === site.language) {
    throw new Error(
      `The site itself is in ${namedLanguage(language, site)}. Name another language.`,
    )
  }
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  if (!isLanguage(language) || names.of(language) === undefined) {
    throw new Error(
      `"${language}" is not a language. Write its code of two or three letters, such as es for Spanish or pt for Portuguese.`,
    )
  }
  return language
}

function checkInterface(language: string, site: Site): void {
  if (hasInterface(site.contentDir, language)) return
  const file = `interface/${language}.yaml`
  throw new Error(
    `There are no words of buttons and notices in ${namedLanguage(language, site)} yet: no ${file}. Begin with: npm run translate -- ${file}`,
  )
}

function nothingThere(path: string, source: string, folder: string, site: Site): string {
  if (site.files.includes(source) || collectionOf(source)) {
    if (site.files.includes(source))
      return `"${source}" is the same in all languages. There is nothing to translate.`
    const meant = nearest(source, site.sources)
    const also = site.files.includes(path) ? ` "${path}" has no source; move it, or remove it.` : ''
    return `There is no "${source}" to translate.${also}${meant && !also ? ` Did you mean "${meant}"?` : ''}`
  }
  return folder
    ? `Nothing is translated in "${path}" yet. Name files, or begin all of a folder: npm run translate -- ${source === path ? 'pages' : source} --to ${folder}`
    : `There is no file or folder "${path}" to translate.`
}

/** Lists each further language: what is translated, what is older than its source, and what is missing. */
export function overview(site: Site): string {
  if (site.languages.length === 0) {
    return `The site is in ${namedLanguage(site.language, site)} alone. docs/translating.md says how to add a language.`
  }
  return site.languages
    .map((language) => {
      const records = site.translations.find((one) => one.language === language)
      return languageOverview(language, records, site)
    })
    .join('\n\n')
}

function languageOverview(
  language: string,
  records: ContentRecords | undefined,
  site: Site,
): string {
  const translated = site.sources.filter((source) =>
    site.files.includes(translatedPath(source, language)),
  )
  const stale = records?.all.filter((record) => isStale(record, site.records)) ?? []
  const missing = site.sources.filter(
    (source) => isPage(source, site) && !translated.includes(source),
  )
  const counts = [
    `${translated.length} of ${site.sources.length} files translated`,
    `${stale.length} older than the source`,
    `${missing.length} ${missing.length === 1 ? 'page' : 'pages'} missing`,
  ]
  return [
    `${namedLanguage(language, site)}: ${counts.join(', ')}`,
    ...stale.map(({ file, translation }) => `  stale    ${file}, of ${translation?.translatedOn}`),
    ...missing.map((source) => `  missing  ${source}`),
  ].join('\n')
}

/** Returns whether a file is a page with an address, and of the two homes the one that is served. */
function isPage(path: string, { records }: Site): boolean {
  const key = collectionOf(path)
  if (!key || urlOf(key) === undefined) return false
  return key.name !== 'home' || records.of('site')[0]?.data.home === key.id
}
