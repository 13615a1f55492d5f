import { render } from '@testing-library/react'
import { createMarker } from '../../src/search/found-list'

function marked(text: string, words: string[], atWordStart = false): string[] {
  const { container } = render(<p>{createMarker(words, atWordStart)(text)}</p>)
  expect(container.textContent).toBe(text.normalize('NFC'))
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
}

test.each<[what: string, text: string, search: string, found: string[]]>([
  ['a word in other case', 'The SCAM and the scam', 'scam', ['SCAM', 'scam']],
  ['a part of a word', 'robocalls', 'call', ['call']],
  ['letters with accents', 'A café in Écija', 'cafe', ['café']],
  ['accents that are letters of their own', 'A cafe\u0301 here', 'cafe', ['café']],
  ['what stands behind accents', 'Él está aquí: teléfono', 'telefono', ['teléfono']],
  ['a curly apostrophe', 'Calls don’t stop', "don't stop", ['don’t stop']],
  ['curly quotes', 'Why “Scam Likely” calls', '"scam likely"', ['“Scam Likely”']],
  ['words across lines', 'scam\nlikely', 'scam likely', ['scam\nlikely']],
  ['words beside markup', '<b>Scams</b> & more', 'scams', ['Scams']],
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
