/** Typographic characters that nearly all pages use besides ASCII. */
const typographicCharacters = '\u00a0©·‘’“”–—…•›'

/**
 * Characters of Spanish besides ASCII. They are in the core so that a link that is named Español loads
 * no second font file, and a page in Spanish loads no more files than one in English.
 */
const spanishCharacters = '¡«¿»ÁÉÍÑÓÚÜáéíñóúü'

const charactersBesidesAscii = typographicCharacters + spanishCharacters

/** Characters of the core font: a page that shows nothing else loads no other font file. */
export const coreCharacters: string =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  charactersBesidesAscii

/** The core characters as a CSS unicode-range: U+20-7E,U+A0, … */
export const coreRange: string = [
  'U+20-7E',
  ...Array.from(
    charactersBesidesAscii,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  ),
].join(',')

/** Range of font weights that the styles use. */
export const coreWeights = { min: 400, max: 700 }
