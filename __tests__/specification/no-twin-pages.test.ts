/** @jest-environment node */
import type { CollectionName } from '../../src/content-model/collections'
import type { ContentRecord } from '../../src/content-model/record'
import { records } from './content'
import type { Step } from '../../src/content-model/parse/parse-yaml'

/** Calls `visit` with every single value of a tree of maps and lists, and its path. */
function walk(
  value: unknown,
  visit: (value: unknown, path: Step[]) => void,
  path: Step[] = [],
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, visit, [...path, index]))
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...path, key])
  } else {
    visit(value, path)
  }
}

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
function ownWords(record: Pick<ContentRecord, 'parsed'>, names: readonly string[]): string[] {
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
function likeness(a: readonly string[], b: readonly string[]): number {
  const [short, long] = [triples(a), triples(b)].sort((x, y) => x.size - y.size)
  if (!short || !long || short.size === 0) return 0
  return [...short].filter((run) => long.has(run)).length / short.size
}

function triples(words: readonly string[]): Set<string> {
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

/** Names of places that are taken out: a page must differ in more than its name. */
const names = [...records.of('city'), ...records.of('neighbourhood')]
  .flatMap(({ data }) => [data.label, ...data.label.split(/ & | and /)])
  .map((name) => name.replace(/^The /, ''))

function pairs(collection: CollectionName): { a: string; b: string; alike: number }[] {
  const pages: ContentRecord[] = records.of(collection)
  const texts = pages.map((record) => ({ id: record.id, words: ownWords(record, names) }))
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).map((b) => ({ a: a.id, b: b.id, alike: likeness(a.words, b.words) })),
  )
}

test.each(['neighbourhood', 'city', 'service'] as const)(
  'no two pages of the kind "%s" share more than 60 %% of their running text',
  (collection) => {
    const compared = pairs(collection)
    expect(compared.length).toBeGreaterThanOrEqual(10)
    expect(compared.filter(({ alike }) => alike > 0.6)).toEqual([])
  },
)
