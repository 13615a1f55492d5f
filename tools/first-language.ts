import { isMap, parseDocument, type Document, type YAMLMap } from 'yaml'
import { languageFolder, sourcePath, translatedPath } from '../src/content-model/language'
import { howTranslated } from '../src/content-model/language-files'
import {
  imageFolder,
  isBrandFile,
  isImageFile,
  isPortraitDrawing,
  isArticleImage,
} from '../src/content-model/media-files'
import { readFile } from '../src/content-model/parse/read-file'
import { collectionOf, urlOf, type SourceFile } from '../src/content-model/record'
import { sourceHash } from '../src/content-model/rules/translations'
import { addTranslationFields, renewTranslation } from '../src/content-model/translated-source'

/** Language that the sample and the starter are translated to. Each has it in a folder of this name. */
export const spanish = 'es'

/** Language that the sample and the starter are written in. */
const english = 'en'

/** Fields that only a translation has. */
const ofTranslation = /^(?:source|sourceHash|translatedOn|formerly): .*\n/gm

/** The address of a page, where it is not that of its file. */
const ownAddress = /^address: (.+)$/m

/** Returns the address of a page in the first language, by its file; undefined if it is no page. */
export function addressOfFile(path: string, text: string): string | undefined {
  const key = collectionOf(path)
  return key && urlOf(key) && (ownAddress.exec(text)?.[1] ?? urlOf(key))
}

export const textOf = (file: SourceFile | undefined): string =>
  file ? new TextDecoder().decode(file.bytes) : ''

export const fileWith = (path: string, text: string): SourceFile => ({
  path,
  bytes: new TextEncoder().encode(text),
})

/** Parses YAML so that every value stays the text that was written. */
export const parseTexts = (text: string): Document.Parsed =>
  parseDocument(text, { schema: 'failsafe', logLevel: 'error' })

/**
 * Returns content with the Spanish first, and the English as its translation, in the folder `en`. Pages that are not in
 * Spanish are left out.
 *
 * @param files content in English, with its Spanish in the folder `es`
 */
export function spanishFirst(files: readonly SourceFile[]): SourceFile[] {
  const all = new Map(files.map((file) => [file.path, file]))
  const topics = (path: string): string[] =>
    (parseTexts(textOf(all.get(path))).toJS() as { categories?: string[] } | null)?.categories ?? []
  const [own, translated] = [topics('blog.yaml'), topics(`${spanish}/blog.yaml`)]
  const addresses = new Map(
    files.flatMap((file) => {
      const [, address] = /^address: \/es(.+)$/m.exec(textOf(file)) ?? []
      const url = addressOfFile(sourcePath(file.path), '')
      return address && url ? [[url, address] as const] : []
    }),
  )
  const spanishAddress = (path: string): string => {
    const [, page = path, step = ''] = /^(.+)(\/[^/]+)$/.exec(path) ?? []
    return addresses.get(path) ?? (addresses.get(page) ?? page) + step
  }
  // Links name pages, and topics of the list of articles, as the first language does.
  const renamed = (text: string): string =>
    text
      .replace(/(?<=\bto: '?|\bto="|\]\(|[[,] ?)(?:\/[a-z0-9-]+)+/g, spanishAddress)
      .replace(/(?<=[?]category=)[\w%]+/g, (topic) =>
        encodeURIComponent(translated[own.indexOf(decodeURIComponent(topic))] ?? topic),
      )
  return files.flatMap((file) => {
    const { path } = file
    if (languageFolder(path) !== '' || isSharedFile(path)) {
      return languageFolder(path) === '' || path.startsWith('interface/') ? [file] : []
    }
    const translation = all.get(translatedPath(path, spanish))
    if (isImageFile(path)) {
      if (!all.has(translatedPath(`${imageFolder(path)}/index.mdx`, spanish))) return []
      const other = { ...file, path: translatedPath(path, english) }
      return translation ? [{ ...translation, path }, other] : [file]
    }
    if (!translation) return howTranslated(path) === 'texts' ? [file] : []
    const [text, words] = [renamed(textOf(file)), renamed(textOf(translation))]
    const plain = words
      .replace(ofTranslation, '')
      .replace(/^(address: )\/es/m, '$1')
      .trimStart()
    const url = addressOfFile(path, '')
    const address = url && addresses.has(url) ? { address: `/${english}${url}` } : {}
    const hasTextsOnly = howTranslated(path) === 'texts'
    const first = fileWith(path, hasTextsOnly ? withWords(text, plain) : plain)
    const second = fileWith(
      translatedPath(path, english),
      hasTextsOnly ? wordsLike(text, plain) : addTranslationFields(text, address),
    )
    const [, day] = /^translatedOn: (.+)$/m.exec(words) ?? []
    return [first, day === undefined ? second : asTranslation(second, first, day)]
  })
}

const isSharedFile = (path: string): boolean =>
  path.startsWith('interface/') ||
  isBrandFile(path) ||
  isPortraitDrawing(path) ||
  (isImageFile(path) && !isArticleImage(path)) ||
  howTranslated(path) === 'shared'

/** Writes at the top of a file what it is a translation of. */
export function asTranslation(file: SourceFile, source: SourceFile, day: string): SourceFile {
  const { record } = readFile(source)
  if (!record) return file
  const fields = { source: source.path, sourceHash: sourceHash(record), translatedOn: day }
  const text = textOf(file)
  const isNew = !/^sourceHash: /m.test(text)
  return fileWith(
    file.path,
    isNew ? addTranslationFields(text, fields) : renewTranslation(text, fields),
  )
}

/** Returns a file with the words of its translation in place of its own. */
function withWords(text: string, words: string): string {
  const document = parseTexts(text)
  const merge = (own: YAMLMap, other: YAMLMap): void => {
    for (const { key, value } of other.items) {
      const before = own.get(key, true)
      if (isMap(before) && isMap(value)) merge(before, value)
      else own.set(key, value)
    }
  }
  merge(document.contents as YAMLMap, parseTexts(words).contents as YAMLMap)
  // The hours of a translation are those of the site itself.
  document.delete('answers')
  return document.toString({ lineWidth: 110 })
}

/** Returns the words of a file that its translation has, too. */
function wordsLike(text: string, words: string): string {
  const document = parseTexts(text)
  const keep = (own: YAMLMap, other: YAMLMap): void => {
    own.items = own.items.filter(({ key }) => other.has(key))
    for (const { key, value } of own.items) {
      const like = other.get(key)
      if (isMap(value) && isMap(like)) keep(value, like)
    }
  }
  keep(document.contents as YAMLMap, parseTexts(words).contents as YAMLMap)
  return document.toString({ lineWidth: 110 })
}
