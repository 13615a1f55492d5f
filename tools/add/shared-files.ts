import { isMap, isScalar } from 'yaml'
import { languageFolder, sourcePath } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import { sourceHash } from '../../src/content-model/rules/translations'
import { readVersion } from '../../src/content-model/translated-source'
import { inSingular } from '../adopt/compose'
import { english } from '../adopt/words/en'
import { fileWith, parseTexts, textOf } from '../first-language'

/** Returns an English file of the sample as one person says it. What clients say stays, and Spanish. */
export function ofOnePerson(file: SourceFile): SourceFile {
  const { path } = file
  const isChanged =
    languageFolder(path) === '' &&
    /\.(yaml|mdx)$/.test(path) &&
    !/^(testimonials|interface)\//.test(path)
  return isChanged ? fileWith(path, inSingular(textOf(file), english)) : file
}

/** Returns the sample as one person says it. Its translations stay up to date. */
export function sampleOfOnePerson(sample: readonly SourceFile[]): SourceFile[] {
  return sample.map((file) => {
    const { path } = file
    const source = sample.find((one) => one.path === sourcePath(path))
    if (!source || source === file) return ofOnePerson(file)
    const changed = ofOnePerson(source)
    const version = changed !== source && readVersion(changed.path, textOf(changed))
    return version
      ? fileWith(path, textOf(file).replace(/^(sourceHash: ).*$/m, `$1${sourceHash(version)}`))
      : file
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
