/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { articleLinks, parseArticleBody } from '../../src/content-model/article/article-body'
import { inspectBody } from '../../src/content-model/article/check-article-body'
import { shortenWords } from '../../src/content-model/article/shorten-words'

/** The kinds of all parts of a text, one inside the other. */
function structureOf(body: string): string {
  const { children } = parseArticleBody(body)
  return JSON.stringify(children, (key, value: unknown) =>
    key === 'position' || key === 'value' || key === 'data' ? undefined : value,
  )
}

const bodies = readdirSync('content/articles').map((name) =>
  readFileSync(`content/articles/${name}/index.mdx`, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
)

test('inner words are left out, lines and signs stay', () => {
  const { text } = shortenWords(
    'one two three four **bold** end\n\n- five six seven eight nine, ten',
  )
  expect(text).toBe('one four **bold** end\n\n- five ten')
})

test.each(bodies)('an article keeps its parts and the places of its links', (body) => {
  const { text, columnOf } = shortenWords(body)
  expect(text.length).toBeLessThan(body.length * 0.8)
  expect(structureOf(text)).toBe(structureOf(body))
  const moved = articleLinks(parseArticleBody(text)).map((link) => ({
    ...link,
    column: columnOf(link.line, link.column),
  }))
  expect(moved).toEqual(articleLinks(parseArticleBody(body)))
})

test('the words of a picture are counted, also those on a second line', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(2)
  const { problems } = inspectBody('a.mdx', `![${words}\n${words}](./a.png)`)
  expect(problems.map(({ found }) => found)).toEqual(['alternative text of 195 letters'])
})

test('a body that is too long is refused, also where it would be short enough without its inner words', () => {
  const line = 'many '.repeat(1100).trim()
  expect(inspectBody('a.mdx', line).problems.map(({ found }) => found)).toEqual([
    'a line of 5499 characters',
  ])
})

test('a name of ours among words that are left out is still found', () => {
  const facts = { fullName: 'Porchlight Tech Help' }
  const { problems } = inspectBody('a.mdx', 'please ask our Porchlight Tech Help team now', facts)
  expect(problems.map(({ found, column }) => [found, column])).toEqual([
    ['"Porchlight Tech Help" written out', 16],
  ])
})
