import type { SourceFile } from '../../src/content-model/record'
import { textOf } from '../first-language'

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
