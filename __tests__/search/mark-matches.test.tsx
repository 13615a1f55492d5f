import { render } from '@testing-library/react'
import { findMatches, markMatches } from '../../src/search/mark-matches'

const marked = (text: string, texts: string[], atWordStart = false): string[] =>
  findMatches(text, { texts, atWordStart }).map(([start, end]) => text.slice(start, end))

test.each<[what: string, text: string, search: string, found: string[]]>([
  ['a word in other case', 'The SCAM and the scam', 'scam', ['SCAM', 'scam']],
  ['a part of a word', 'robocalls', 'call', ['call']],
  ['letters with accents', 'A café in Écija', 'cafe', ['café']],
  ['accents that are letters of their own', 'A cafe\u0301 here', 'cafe', ['cafe\u0301']],
  ['what stands behind accents', 'Él está aquí: teléfono', 'telefono', ['teléfono']],
  ['a curly apostrophe', 'Calls don’t stop', "don't stop", ['don’t stop']],
  ['curly quotes', 'Why “Scam Likely” calls', '"scam likely"', ['“Scam Likely”']],
  ['spaces in a row', 'scam \n likely', 'scam likely', ['scam \n likely']],
  ['what stands behind an emoji', '👵🏽 writes', 'writes', ['writes']],
  ['right-to-left words', 'قل هاتف هنا', 'هاتف', ['هاتف']],
  ['signs that mean something in patterns', 'Is it (a) scam?', '(a) scam?', ['(a) scam?']],
  ['nothing for nothing', 'words', '', []],
  ['nothing in no text', '', 'words', []],
])('marks %s', (_, text, search, found) => {
  expect(marked(text, [search])).toEqual(found)
})

test('highlights the longest of several, and never twice', () => {
  expect(marked('video call, video', ['video', 'video call'])).toEqual(['video call', 'video'])
})

test('highlights corrected words only at the start of words', () => {
  expect(marked('A con, and a second contact', ['con'], true)).toEqual(['con', 'con'])
  expect(marked('économie, con', ['con'], true)).toEqual(['con'])
})

test('creates elements, not markup, and keeps every character', () => {
  const text = '<b>Scams</b> & “scams”'
  const { container } = render(<p>{markMatches(text, { texts: ['scams'], atWordStart: false })}</p>)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll('b')).toHaveLength(0)
  expect([...container.querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
    'Scams',
    'scams',
  ])
})
