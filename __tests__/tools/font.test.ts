/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { coreFile, makeCoreFont } from '../../tools/font'
import { coreCharacters, coreRange } from '../../src/theme/font-core'

describe('the core of the font', () => {
  test('is what `npx tsx tools/font.ts` makes of the package and the list of characters', async () => {
    expect(readFileSync(coreFile).equals(await makeCoreFont())).toBe(true)
  })

  test('fits into the first round trip of a connection', () => {
    expect(readFileSync(coreFile).length).toBeLessThan(14_000)
  })

  test('holds what Spanish needs, so that neither a link named Español nor a Spanish page loads a second file', () => {
    const spanish = 'áéíóúüñ ÁÉÍÓÚÜÑ ¿? ¡! «» “” –—'
    const missing = Array.from(spanish).filter((letter) => !coreCharacters.includes(letter))
    expect(missing).toEqual([])
  })

  test('declares exactly its characters to the browser', () => {
    const codes = coreRange.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    expect(String.fromCodePoint(...codes)).toBe(coreCharacters)
  })
})
