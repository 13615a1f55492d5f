/** @jest-environment node */
import type { CollectionName } from '../../src/content-model/collections'
import type { ContentRecord } from '../../src/content-model/record'
import { records } from './content'
import { likeness, ownWords } from './likeness'

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

test('a page that differs from another in its name only is found', () => {
  const [page] = records.of('neighbourhood')
  const twin = JSON.parse(
    JSON.stringify(page!.parsed.data).replaceAll(page!.data.label, 'Southside'),
  ) as unknown
  const copy = { parsed: { ...page!.parsed, data: twin } }
  expect(likeness(ownWords(page!, names), ownWords(copy, names))).toBeGreaterThan(0.95)
})

test('texts are compared by their runs of words', () => {
  const words = (text: string): string[] => text.split(' ')
  expect(likeness(words('a b c d'), words('a b c d e f'))).toBe(1)
  expect(likeness(words('a b c d'), words('a b c x y z'))).toBe(0.5)
  expect(likeness(words('a b c'), words('c b a'))).toBe(0)
  expect(likeness([], words('a b c'))).toBe(0)
})
