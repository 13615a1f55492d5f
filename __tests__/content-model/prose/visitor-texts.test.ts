import { readFile } from '../../../src/content-model/parse/read-file'
import { visitorTexts } from '../../../src/content-model/prose/visitor-texts'
import { articlePath, articleWith, sourceFile } from '../good-site'

/** The words of an article below its front matter, each with the line that it begins in. */
function wordsOf(body: string): [line: number, words: string][] {
  const { record } = readFile(sourceFile(articlePath, articleWith(body)))
  if (!record) throw new Error('the example does not fit its schema')
  return visitorTexts(record)
    .filter(({ field }) => field === 'text')
    .map(({ text, line }) => [line, text.replace(/\s+/g, ' ').trim()])
}

// Line 13 is the first below the front matter.
test.each<[string, string, [number, string][]]>([
  [
    'paragraphs and headings',
    '## Hang up\n\nSay **no** and\nhang up.\n',
    [
      [13, 'Hang up'],
      [15, 'Say no and hang up.'],
    ],
  ],
  [
    'list entries and quotations',
    '- One\n- Two\n\n> Three\n> four\n',
    [
      [13, 'One'],
      [14, 'Two'],
      [16, 'Three four'],
    ],
  ],
  [
    'titles and words of components',
    '<Warning title="Do not pay">\n\nHang up.\n\n</Warning>\n',
    [
      [13, 'Do not pay'],
      [15, 'Hang up.'],
    ],
  ],
  [
    'what stands below and for pictures',
    '![A phone](./a.png "It rings.")\n',
    [
      [13, 'A phone'],
      [13, 'It rings.'],
    ],
  ],
  [
    'words of buttons',
    '<Buttons>\n\n<ButtonLink to="/contact">Call us</ButtonLink>\n\n</Buttons>\n',
    [[15, 'Call us']],
  ],
  [
    'links without their addresses, and no facts',
    'See [our prices](/pricing) or call {phone}.\n',
    [[13, 'See our prices or call .']],
  ],
])('%s are read, each in its line', (_, body, words) => {
  expect(wordsOf(body)).toEqual(words)
})
