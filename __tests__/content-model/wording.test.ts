/** @jest-environment node */
import { avoidedWords } from '../../src/content-model/prose/avoided-words'
import { mistakeOf, type DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { readFile } from '../../src/content-model/parse/read-file'
import { readingOf } from '../../src/content-model/prose/reading-diagnostics'
import { spellingDiagnostics, wordsToSpell } from '../../src/content-model/prose/spelling'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import { articlePath, articleWith, goodText, sourceFile } from './good-site'

const list = avoidedWords({ words: [{ avoid: ['utilize', 'click here'], write: 'Write "use".' }] })
const misspelt = new Map([['anser', ['answer']]])

function wordingOf(path: string, source: string): Diagnostic[] {
  const { record } = readFile(sourceFile(path, source))
  if (!record) throw new Error('the example does not fit its schema')
  const texts = visitorTexts(record)
  return [
    ...list(path, source, texts),
    ...spellingDiagnostics(path, source, texts, misspelt),
    ...(readingOf(record, source)?.diagnostics ?? []),
  ]
}

const kinds: DiagnosticKind[] = [
  'spelling',
  'avoided-word',
  'sentence-too-long',
  'reading-too-hard',
]

test.each(kinds)('%s is said of its example, and not of what to write instead', (kind) => {
  const { bad, good } = mistakeOf(kind)
  const said = (text: string): unknown[] =>
    wordingOf(articlePath, articleWith(`${text}\n`)).map((diagnostic) => diagnostic.kind)
  expect(said(bad)).toContain(kind)
  expect(said(good)).toEqual([])
})

test('words are found in fields and in text, each with its place', () => {
  const source = articleWith('One.\n\nPlease click\nhere, or **utilize** it.\n').replace(
    'Here is what to do.',
    'Please anser.',
  )
  expect(
    wordingOf(articlePath, source).map(({ line, column, field, found }) => [
      line,
      column,
      field,
      found,
    ]),
  ).toEqual([
    [15, 8, 'text', '"click here"'],
    [16, 12, 'text', '"utilize"'],
    [3, 46, 'excerpt', '"anser"'],
  ])
})

test('only what visitors read is judged', () => {
  const body =
    'See [us](/anser-utilize) <LinkCard href="https://utilize.example" title="Words">x</LinkCard> {anser}\n'
  expect(wordingOf(articlePath, articleWith(body))).toEqual([])
  const page = goodText('pages/contact.yaml').replace(
    'label: Contact\n',
    'label: Contact\n# utilize anser\n',
  )
  expect(wordingOf('pages/contact.yaml', page)).toEqual([])
})

test('a dictionary is asked for words alone: no facts, short names or possession', () => {
  const text = "Ruth's PIN is {phone}. Wi-Fi, don’t."
  expect([...wordsToSpell([{ text: text.replace('{phone}', ''), field: '', line: 1 }])]).toEqual([
    'Ruth',
    'is',
    'Wi',
    'Fi',
    "don't",
  ])
})

test('the words of a picture are read too, those below it as well, and its address is not', () => {
  const image = '![Please anser now.](./anser.png "Do not utilize it.")'
  const said = wordingOf(articlePath, articleWith(`${image}\n`))
  expect(said.map(({ kind, found }) => `${kind} ${found}`)).toEqual([
    expect.stringMatching(/^avoided-word .*utilize/),
    expect.stringMatching(/^spelling .*anser/),
  ])
})
