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

/** Articles, and the scam page, which is nearly one. */
export function isReadAtLength(path: string): boolean {
  return path.startsWith('/blog/') || path === '/services/scam-protection'
}

/** What the HTML of one page may weigh. */
export function htmlBudget(path: string): number {
  return isReadAtLength(path) ? budgets.longHtml : budgets.html
}
