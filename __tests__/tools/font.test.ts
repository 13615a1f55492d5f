/** @jest-environment node */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { coreFile, makeCoreFont } from '../../tools/font/core-font'
import { glyphs, readTables } from '../../tools/font/sfnt'
import { coreCharacters, coreRange } from '../../src/theme/font-core'

describe('the core of the font', () => {
  test('is what `npm run font` makes of the package and the list of characters', async () => {
    expect(readFileSync(coreFile).equals(await makeCoreFont())).toBe(true)
  })

  test('has a second zero without the slash, for styles that enable ss01', async () => {
    const zeros = await subsetFont(readFileSync(coreFile), '0', { targetFormat: 'sfnt' })
    const tables = readTables(zeros)
    expect(tables.get('GSUB')?.includes('ss01')).toBe(true)
    const contours = glyphs(tables).map((glyph) => (glyph.length > 0 ? glyph.readInt16BE(0) : 0))
    // A box for what is missing or nothing, then the zero: outside and two halves, or outside and inside.
    expect(contours.slice(1)).toEqual([3, 2])
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
