import { readFileSync } from 'node:fs'
import { listFiles } from '../../src/build/list-files'
import { parseArticleBody } from '../../src/content-model/article/article-body'
import { formatContent, splitFrontMatter } from '../../tools/format/format-content'

const files = ['content', 'starter', '__tests__/sites']
  .flatMap((folder) => listFiles(folder))
  .filter((file) => /\.(mdx|yaml)$/.test(file))

// For another file, run `npm run check -- --fix`.
test.each(files)('%s is laid out as the formatter writes it', async (file) => {
  const text = readFileSync(file, 'utf8')
  expect(await formatContent(file, text)).toBe(text)
})

/** Formats the text of an article. */
const format = async (body: string): Promise<string | undefined> => {
  const text = await formatContent('index.mdx', `---\ntitle: A\n---\n\n${body}\n`)
  return splitFrontMatter(text)?.body.trim()
}

test.each([
  // Prettier makes a heading of it, or moves the box out of the step.
  ['a line below a sentence', 'A sentence.\n\n***', 'A sentence.\n\n---'],
  [
    'a box in a step',
    '1. One\n\n   <IfItGoesWrong>\n   Call {phone}.\n   </IfItGoesWrong>\n\n2. Two',
    '1. One\n\n   <IfItGoesWrong>\n\n   Call {phone}.\n\n   </IfItGoesWrong>\n\n2. Two',
  ],
  ['signs of lists', '* a\n* b\n\n1) c\n1) d', '- a\n- b\n\n1. c\n2. d'],
  ['two lists that touch', '- a\n\n* b', '- a\n\n* b'],
  ['marks', '_One_ and __two__', '*One* and **two**'],
  ['bold before a letter', '**Stop.**&#x54;hen', '**Stop.**&#x54;hen'],
  [
    'signs that mean nothing',
    'AT&T, D&O, $5, snake_case, 50%, #1',
    'AT&T, D&O, $5, snake_case, 50%, #1',
  ],
  [
    'signs that would mean something',
    '\\*a\\* \\<b> \\{c} &amp;amp; 1\\. d',
    '\\*a\\* \\<b> \\{c} \\&amp; 1. d',
  ],
  ['a number at the start of a line', '1986\\. It began.', '1986\\. It began.'],
  ['a space that does not break', '911\u00a0today', '911\u00a0today'],
  ['lines of a paragraph', 'One\ntwo', 'One\ntwo'],
  [
    'quotes in a title',
    '<Warning title=\'Say "no"\'>\n\na\n\n</Warning>',
    '<Warning title=\'Say "no"\'>\n\na\n\n</Warning>',
  ],
])('%s is written so that it is read as before', async (_name, before, after) => {
  expect(await format(before)).toBe(after)
  expect(await format(after)).toBe(after)
  const bare = (body: string): string =>
    JSON.stringify(parseArticleBody(body), (key, value: unknown) =>
      key === 'position' || key === 'data' ? undefined : value,
    )
  expect(bare(after)).toBe(bare(before))
})

test.each([
  ['a component that is not closed', 'index.mdx', '---\ntitle:   A\n---\n<Steps>\n'],
  ['front matter without an end', 'index.mdx', '---\ntitle:   A\n\nWords\n'],
  ['a field that is there twice', 'a.yaml', 'title:   A\ntitle: B\n'],
  ['YAML that cannot be read', 'a.yaml', 'title:   "A\n'],
])('a file with %s stays as it is', async (_name, file, text) => {
  expect(await formatContent(file, text)).toBe(text)
})

test.each([
  ['numbers and words that YAML 1.1 reads otherwise', 'zip: 02134\nopen: no\nfrom: 08:00\n'],
  ['comments and blank lines', '# About\ntitle: A # short\n\n# Below\nlabel: B\n'],
  ['lines of folded text', 'text: >-\n  One line\n  and another.\n\n  A paragraph.\n'],
  ['spaces at the end of kept lines', 'text: |\n  One \n  two\t\nlabel: A\n'],
  ['a blank line below folded text', 'text: >\n  One\n  two\nlabel: A\n\ntitle: B\n'],
  ['a comment beside a name', 'hours: # of the office\n  days: Monday\n'],
])('%s stay', async (_name, yaml) => {
  expect(await formatContent('a.yaml', yaml)).toBe(yaml)
})
