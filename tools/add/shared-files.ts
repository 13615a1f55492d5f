import { isMap, isScalar } from 'yaml'
import { languageFolder, sourcePath } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import { sourceHash } from '../../src/content-model/rules/translations'
import { readVersion } from '../../src/content-model/translated-source'
import { inSingular } from '../adopt/singular'
import { fileWith, parseTexts, textOf } from '../first-language'

/** Returns a file of the sample as one person says it. What clients say stays, and words that only the search reads. */
export function ofOnePerson(file: SourceFile): SourceFile {
  const isChanged =
    /\.(yaml|mdx)$/.test(file.path) &&
    !/^(testimonials\/|interface\/|search-synonyms)/.test(sourcePath(file.path))
  return isChanged ? fileWith(file.path, inSingular(textOf(file), languageFolder(file.path))) : file
}

/** Returns the sample as one person says it. Its translations stay up to date. */
export function sampleOfOnePerson(sample: readonly SourceFile[]): SourceFile[] {
  return sample.map((file) => {
    const { path } = file
    const source = sample.find((one) => one.path === sourcePath(path))
    if (!source || source === file) return ofOnePerson(file)
    const changed = ofOnePerson(source)
    const version = changed !== source && readVersion(changed.path, textOf(changed))
    const hash = version && `sourceHash: ${sourceHash(version)}`
    const translation = ofOnePerson(file)
    return hash
      ? fileWith(path, textOf(translation).replace(/^sourceHash: .*$/m, hash))
      : translation
  })
}

/**
 * Returns the list of words that the spelling check knows, with those of the sample that files have.
 *
 * @param own list of the site
 * @param sample list of the sample in the same language
 */
export function withWords(own: string, sample: string, files: readonly SourceFile[]): string {
  const known = new Set(own.toLowerCase().split('\n'))
  const texts = files.map((file) => textOf(file).toLowerCase().replace(/’/g, "'")).join('\n')
  const used = sample.split('\n').filter((line) => {
    const word = line.trim().toLowerCase()
    return word !== '' && !word.startsWith('#') && !known.has(word) && texts.includes(word)
  })
  return [own.trimEnd(), ...used, ''].join('\n').trimStart()
}

/** Returns a file with values of the same file of the sample at its end; undefined if it has them all. */
export function addValues(
  own: string,
  sample: string,
  names: readonly string[],
): string | undefined {
  const document = parseTexts(own || '{}')
  const source = parseTexts(sample).contents
  if (!isMap(source)) return undefined
  const pairs = source.items.filter(
    ({ key }) => isScalar(key) && names.includes(String(key.value)) && !document.has(key.value),
  )
  if (pairs.length === 0) return undefined
  if (!isMap(document.contents) || document.contents.items.length === 0) {
    document.contents = document.createNode({}) as never
  }
  for (const pair of pairs) document.add(pair)
  return document.toString({ lineWidth: 110 })
}
