import { fillFacts, type Facts } from '../../../../src/content-model/facts'
import type { Values } from './format'

/** Fewest letters by which words of a page are found. */
const fewest = 3

/** Returns letters and digits only: what a page shows of a value, without its marks. */
const lettersOf = (text: string, facts: Facts): string =>
  fillFacts(text, facts)
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns every text of the values, with the path by which a mistake would name it: `sections[2].title`. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${path}[${at + 1}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, path ? `${path}.${name}` : name),
  )
}

/** Returns the path of the field whose words were pressed; the shortest one that has them. */
export function fieldWith(words: string, values: Values, facts: Facts): string | undefined {
  const wanted = lettersOf(words, facts)
  if (wanted.length < fewest) return undefined
  return textsIn(values, '')
    .map((one) => ({ ...one, letters: lettersOf(one.text, facts) }))
    .filter(({ letters }) => letters.includes(wanted))
    .sort((one, other) => one.letters.length - other.letters.length)[0]?.path
}

/** Returns the last line of a text from which on it has the words, counted from 1; 0 if none has. */
export function lineWith(words: string, text: string, facts: Facts): number {
  const wanted = lettersOf(words, facts)
  const lines = text.split('\n')
  const has = (line: number): boolean =>
    lettersOf(lines.slice(line).join(' '), facts).includes(wanted)
  return wanted.length < fewest ? 0 : lines.findLastIndex((_, line) => has(line)) + 1
}
