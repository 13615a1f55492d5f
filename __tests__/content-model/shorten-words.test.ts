/** @jest-environment node */
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { inspectBody } from '../../src/content-model/article/check-article-body'
import { shortenWords } from '../../src/content-model/article/shorten-words'
import { smallSite } from '../sites/configurations'

const reader = unified().use(remarkParse).use(remarkMdx)

/** All that was read, with its places, but for the program tree of `{phone}`, which nobody looks at. */
const known = (root: Root): unknown =>
  JSON.parse(JSON.stringify(root, (key, value: unknown) => (key === 'data' ? undefined : value)))

function readShort(body: string) {
  const short = shortenWords(body)
  if (!short) throw new Error('not shortened')
  const root = reader.parse(short.text)
  short.restore(root)
  return { length: short.text.length, root: known(root) }
}

const bodies = Object.entries(smallSite)
  .filter(([path]) => path === 'articles/every-component/index.mdx')
  .map(([path, text]) => [path, text.replace(/^---[\s\S]*?\n---\n/, '')])

test.each(bodies)('%s is read as it is, from less than three quarters of its signs', (_, body) => {
  const { length, root } = readShort(body ?? '')
  expect(length).toBeLessThan((body ?? '').length * 0.75)
  expect(root).toEqual(known(reader.parse(body ?? '')))
})

const words = 'call your bank, and ask them to look'

test.each([
  ['lines of a paragraph', `${words}\n${words}\r\n${words}`],
  ['marks inside words', `${words} **bold ${words}** and *${words}*, ${words}`],
  ['lists and quotes', `- ${words}\n  ${words}\n\n  ${words}\n\n> ${words}\n${words}\n> ${words}`],
  ['headings', `## ${words}\n\n${words}\n---\n${words}`],
  [
    'a link, a picture and their titles',
    `[${words}](/a "${words}")\n\n![${words}](./a.png "${words}")`,
  ],
  ['code', `    ${words} indented\n\n\`${words}\` and\n\n\`\`\`\n${words}\n\`\`\``],
  ['words of a component', `<Note title="${words}" to='${words}'>\n\n${words}\n\n</Note>`],
  ['words in braces', `${words} {'${words}'} {phone} ${words} <Note a={'${words}'} />`],
  ['tabs', `\t${words}\n-\t${words}\t${words}`],
  ['letters of two units', `\u{1d49c}\u{1d49e} ${words} \u{1d49c} \u{1d49e} \u{1d4a2} \u{1d4a5}`],
  ['letters that are not ours', 'вызовите свой банк и спросите их. 問 い 合 わ せ'],
  [
    'signs with a backslash, and entities',
    `${words} \\*${words}\\* &amp; ${words} &copy; ${words}`,
  ],
])('%s are read as they are', (_, body) => {
  expect(readShort(body).root).toEqual(known(reader.parse(body)))
})

test.each([
  ['an address by itself, whose words are looked for', `[${words}]\n\n[${words}]: /contact`],
  ['signs of the kind that stand for words', `${words} \u{f0000} ${words}`],
])('a text is not shortened that has %s', (_, body) => {
  expect(shortenWords(body)).toBeUndefined()
})

test('what cannot be read is said of the whole text', () => {
  const body = `${words} <Note>${words}`
  const [problem] = inspectBody('a.mdx', body).problems
  expect(problem).toMatchObject({ line: 1, column: words.length + 2 })
})

test('the words of a picture are counted, also those on a second line', () => {
  const many = 'one two three four five six seven eight nine ten '.repeat(2)
  const { problems } = inspectBody('a.mdx', `![${many}\n${many}](./a.png)`)
  expect(problems.map(({ found }) => found)).toEqual(['alternative text of 195 letters'])
})

test('a body that is too long is refused, also where it would be short enough without its inner words', () => {
  const line = 'many '.repeat(1100).trim()
  expect(inspectBody('a.mdx', line).problems.map(({ found }) => found)).toEqual([
    'a line of 5499 characters',
  ])
})

test('a name of ours among other words is found where it stands', () => {
  const facts = { fullName: 'Maplehouse Tech Help' }
  const { problems } = inspectBody('a.mdx', 'please ask our Maplehouse Tech Help team now', facts)
  expect(problems.map(({ found, column }) => [found, column])).toEqual([
    ['"Maplehouse Tech Help" written out', 16],
  ])
})
