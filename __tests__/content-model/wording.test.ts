import {
  avoidedWords,
  spellingDiagnostics,
  wordsToSpell,
} from '../../src/content-model/prose/wording'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { readFile } from '../../src/content-model/parse/read-file'
import { readingOf } from '../../src/content-model/prose/reading'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import { articlePath, articleWith, goodText, sourceFile } from './good-site'

const list = avoidedWords({
  '': { words: [{ avoid: ['utilize', 'click here'], write: 'Write "use".' }] },
  es: { words: [{ avoid: ['clicar', 'utilize'], write: 'Escriba "tocar".' }] },
})
const misspelt = new Map([['anser', ['answer']]])

function wordingOf(path: string, source: string): Diagnostic[] {
  const { record } = readFile(sourceFile(path, source))
  if (!record) throw new Error('the example does not fit its schema')
  const texts = visitorTexts(record)
  return [
    ...list(path, source, texts),
    ...spellingDiagnostics(path, source, texts, 'words.txt', 'en', misspelt),
    ...(readingOf(record, 'en')?.diagnostics ?? []),
  ]
}

test.each([
  ['spelling', 'Do not anser the phone.', 'Do not answer the phone.'],
  ['avoided-word', 'We utilize the same app.', 'We use the same app.'],
  [
    'reading-too-hard',
    'Authentication procedures necessitate verification of identity. Organizations communicate confidentiality considerations.',
    'We’ll ask who you are before we talk, and we’ll keep what you say to ourselves.',
  ],
])('%s is reported, and not after the fix', (kind, bad, good) => {
  const kindsIn = (text: string): unknown[] =>
    wordingOf(articlePath, articleWith(`${text}\n`)).map((diagnostic) => diagnostic.kind)
  expect(kindsIn(bad)).toContain(kind)
  expect(kindsIn(good)).toEqual([])
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
  expect([
    ...wordsToSpell([{ text: text.replace('{phone}', ''), field: '', line: 1 }], 'en'),
  ]).toEqual(['Ruth', 'is', 'Wi', 'Fi', "don't"])
})

test('the words of a picture are read too, those below it as well, and its address is not', () => {
  const image = '![Please anser now.](./anser.png "Do not utilize it.")'
  const said = wordingOf(articlePath, articleWith(`${image}\n`))
  expect(said.map(({ kind, found }) => `${kind} ${found}`)).toEqual([
    expect.stringMatching(/^avoided-word .*utilize/),
    expect.stringMatching(/^spelling .*anser/),
  ])
})

describe('a file in Spanish', () => {
  const file = 'es/pages/contacto.yaml'
  const texts = (text: string) => [{ text, field: 'text', line: 1 }]

  test('has a list of words to avoid of its own', () => {
    const text = 'Para clicar, utilize.'
    const said = list(file, text, texts(text))
    expect(said.map(({ found, allowed, fix }) => [found, allowed, fix])).toEqual([
      ['"clicar"', 'words that are not in es/words-to-avoid.yaml', 'Escriba "tocar".'],
      ['"utilize"', 'words that are not in es/words-to-avoid.yaml', 'Escriba "tocar".'],
    ])
    const english = list('pages/contact.yaml', text, texts(text))
    expect(english.map(({ found }) => found)).toEqual(['"utilize"'])
    expect(list('ar/pages/contact.yaml', text, texts(text))).toEqual([])
  })

  test('has a list of right words of its own, which the message names', () => {
    const wrong = new Map([['telefono', ['teléfono']]])
    const [said] = spellingDiagnostics(
      file,
      'El telefono.',
      texts('El telefono.'),
      'es/words.txt',
      'es',
      wrong,
    )
    expect(said?.fix).toContain('es/words.txt of the content folder')
  })
})

describe('the text of an article', () => {
  const found = (text: string, language: string) => {
    const { record } = readFile(sourceFile(articlePath, articleWith(`${text}\n`)))
    return readingOf(record!, language)
  }
  const hard =
    'La verificación inmediata elimina considerablemente la incertidumbre organizativa. '.repeat(9)

  test('in Spanish gets a warning below INFLESZ 55, in words that say so', () => {
    const [said, ...others] = found(hard, 'es')?.diagnostics ?? []
    expect(said).toMatchObject({ kind: 'reading-too-hard', allowed: 'INFLESZ 55 or higher' })
    expect(said?.found).toMatch(/^a text of INFLESZ score -?\d+\.\d$/)
    expect(others).toEqual([])
    expect(found('Vamos a su casa. Usted se sienta.', 'es')?.diagnostics).toEqual([])
  })

  test('in a language without a formula has no score', () => {
    expect(found(hard, 'ar')).toBeUndefined()
  })
})
