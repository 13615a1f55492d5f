import { isMap, isScalar } from 'yaml'
import type { SourceFile } from '../../src/content-model/record'
import { parseTexts, textOf } from '../first-language'

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
