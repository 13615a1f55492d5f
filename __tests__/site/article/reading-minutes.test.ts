/** @jest-environment node */
import { parseArticleBody } from '../../../src/content-model/article/article-body'
import { readingMinutes } from '../../../src/site/article/render-article'

const minutesOf = (body: string, language = 'en'): number =>
  readingMinutes(parseArticleBody(body), language)

const words = (count: number): string => "isn't\n".repeat(count)

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(minutesOf(words(count))).toBe(minutes)
})

test('tags and marks are not counted', () => {
  const marks = '## - ** > 👵 … \n'.repeat(400)
  const tags = '<Warning title="Do not pay anything now">\n</Warning>\n'.repeat(400)
  expect(minutesOf(marks + tags)).toBe(1)
})

test('addresses of links are not counted', () => {
  const link = '[words](https://www.consumer.example/articles/how-to-spot-a-scam)\n'
  expect(minutesOf(link.repeat(299))).toBe(1)
})

test('words of other languages are counted', () => {
  expect(minutesOf('canción Größe слово '.repeat(200))).toBe(3)
})

test('words that no space divides are counted', () => {
  expect(minutesOf('请您挂断电话。'.repeat(150), 'zh')).toBeGreaterThan(1)
})
