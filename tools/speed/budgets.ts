/**
 * What a page may bring at a first visit, before the visitor does anything, and after. Bytes are
 * counted after gzip; 1 kB is 1000 bytes. These are gates of the tests.
 *
 * They hold what the machinery of the site brings, never how much a writer has to say: HTML and the
 * whole page are counted without their words and what these bring along (`besidesWords`). A long text
 * is a hint of `npm run check`.
 */
export const budgets = {
  /** The page, the font, two pictures: all that is asked for. A portrait of each person comes on top. */
  requests: 4,
  /** HTML besides words. */
  html: 13_600,
  inlineScript: 1_500,
  /**
   * Style that holds nowhere on the page, as it stands and not packed. Some of the ground style does
   * not hold everywhere, because it stays when the visitor moves on to another page.
   */
  unusedCss: 200,
  /** HTML besides words, font and pictures together. */
  all: 60_000,
  /** All script files, once the visitor has reached for something. */
  scriptAfterIntent: 118_000,
} as const

/**
 * Bytes that a page may have for each byte of its words: the words themselves, their tags, addresses
 * and anchors, and what structured data says again. With it our pages, short and long ones, all leave
 * 10 to 13.5 kB of machinery, and a text three times as long leaves no more. With a tag around each
 * word it does.
 */
const bytesOfWords = 1.5

/**
 * What is left of some bytes of a page without its words.
 *
 * @param words the text of the main part, packed by itself
 */
export function besidesWords(bytes: number, words: number): number {
  return Math.round(bytes - bytesOfWords * words)
}
