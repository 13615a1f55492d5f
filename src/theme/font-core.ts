/** The characters of nearly all our pages besides those of ASCII: typographer's signs. */
const typographicCharacters = '\u00a0©·‘’“”–—…•›'

/** What the core of the font holds: a page that shows nothing else loads no other font file. */
export const coreCharacters: string =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  typographicCharacters

/** The same as CSS wants it: U+20-7E,U+A0, … */
export const coreRange: string = [
  'U+20-7E',
  ...Array.from(
    typographicCharacters,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  ),
].join(',')

/** The weights that our styles use, from regular to bold. */
export const coreWeights = { min: 400, max: 700 }
