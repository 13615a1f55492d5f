/**
 * What a page may bring at a first visit, before the visitor does anything, and after. Bytes are
 * counted after gzip; 1 kB is 1000 bytes. These are gates of the tests.
 */
export const budgets = {
  /** The page, the font, two pictures: all that is asked for. A portrait of each person comes on top. */
  requests: 4,
  html: 15_000,
  /** HTML of pages that are read at length. */
  longHtml: 22_000,
  inlineScript: 1_500,
  /**
   * Style that holds nowhere on the page, as it stands and not packed. Some of the ground style does
   * not hold everywhere, because it stays when the visitor moves on to another page.
   */
  unusedCss: 200,
  /** HTML, font and pictures together. */
  all: 60_000,
  /** All script files, once the visitor has reached for something. */
  scriptAfterIntent: 110_000,
} as const

/** From so many letters on, a page is read at length, as articles are. */
const manyLetters = 6_500

/**
 * What the HTML of one page may weigh. A page of very many words may weigh more: how long it is, the
 * writer decides, and what stands around its words is what the budget holds.
 *
 * @param letters how many its main part has
 */
export function htmlBudget(letters: number): number {
  return letters < manyLetters ? budgets.html : Math.max(budgets.longHtml, 1.2 * letters)
}
