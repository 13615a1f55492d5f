import type { ContentRecord } from '../../src/content-model/record'
import { walk } from './walk'

/** Fields without running text. */
const labels = new Set([
  'kind',
  'icon',
  'scene',
  'to',
  'shared',
  'label',
  'price',
  'number',
  'name',
])

/** The running text of a page's own file, names of places taken out, in small letters. */
export function ownWords(
  record: Pick<ContentRecord, 'parsed'>,
  names: readonly string[],
): string[] {
  const texts: string[] = []
  walk(record.parsed.data, (value, path) => {
    const key = path.filter((step) => typeof step === 'string').at(-1)
    if (typeof value === 'string' && key && !labels.has(key)) texts.push(value)
  })
  const places = new RegExp(`\\b(${names.join('|')})\\b`, 'g')
  const text = texts.join(' \n ').replace(places, ' ').toLowerCase()
  return text.match(/\{\w+\}|[\p{L}\p{N}’']+/gu) ?? []
}

/**
 * Returns the share of the shorter text that is in the other too, by runs of three words, from 0
 * (nothing) to 1 (all).
 */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const [short, long] = [triples(a), triples(b)].sort((x, y) => x.size - y.size)
  if (!short || !long || short.size === 0) return 0
  return [...short].filter((run) => long.has(run)).length / short.size
}

function triples(words: readonly string[]): Set<string> {
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}
