/** @jest-environment node */
import { wordsInUse } from '../../../tools/adopt/word-list'

const words = `# Words of this site, one a line.

# Who we are
Lakeside

# Devices
Fi # of Wi-Fi
Nomorobo

# Places
Kensington
`

test('words that no text holds are left out, with headings that have none left', () => {
  expect(wordsInUse(words, ['Use Wi-Fi.', 'Near KENSINGTON.'])).toBe(
    '# Words of this site, one a line.\n\n# Devices\nFi # of Wi-Fi\n\n# Places\nKensington\n',
  )
})

test('a list with nothing left still says what it is', () => {
  expect(wordsInUse(words, [])).toBe('# Words of this site, one a line.\n')
})
