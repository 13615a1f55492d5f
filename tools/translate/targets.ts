import { isAbsolute, relative, sep } from 'node:path'
import { languageFolder, sourcePath, translatedPath } from '../../src/content-model/language'
import { nearest } from '../../src/content-model/parse/suggestions'
import { collectionOf } from '../../src/content-model/record'
import { hasInterface } from '../../src/build/project-interface'
import { isTranslated, namedLanguage, type Site } from './read-site'

/** Translation that is begun, compared with its source, or renewed. */
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
 * Finds the translations that a path stands for: a file, or a folder. Of the folder of a language these are
 * the translations that are there; of one of the default language, all that may be written.
 *
 * @param to code of the language, where the path is one of the default language
 * @throws Error where there is no such file or language, or nothing to translate
 */
export function targetsOf(given: string, to: string | undefined, site: Site): Target[] {
  const path = belowContent(given, site.contentDir)
  const folder = /^[a-z]{2}$/.test(path) ? path : languageFolder(path)
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
  if (/^interface\/(?![a-z]{2}\.yaml$)/.test(path)) {
    throw new Error(
      `"${path}" names no language. Write its code of two letters, such as interface/${site.languages[0] ?? 'es'}.yaml.`,
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
  if (!/^[a-z]{2}$/.test(language) || names.of(language) === undefined) {
    throw new Error(
      `"${language}" is no language. Write its code of two letters, such as es for Spanish or pt for Portuguese.`,
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
