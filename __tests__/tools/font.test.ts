/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { coreFile, makeCoreFont } from '../../tools/font/core-font'
import { coreCharacters, coreRange } from '../../src/theme/font-core'

describe('the core of the font', () => {
  test('is what `npm run font` makes of the package and the list of characters', async () => {
    expect(readFileSync(coreFile).equals(await makeCoreFont())).toBe(true)
  })

  test('fits into one flight of packets', () => {
    expect(readFileSync(coreFile).length).toBeLessThan(14_000)
  })

  test('says to the browser which characters it holds, and no others', () => {
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
