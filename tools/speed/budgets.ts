/**
 * Limits of what a page may load at a first visit, before and after the first interaction. Bytes
 * are counted after gzip; 1 kB is 1000 bytes. Tests fail where a page is over its budget.
 *
 * They limit the code of the site, never the amount of text: for HTML and for the whole page, the
 * text and its markup are subtracted (`withoutText`). A long text is a hint of `npm run check`.
 */
export const budgets = {
  /** The page, the font and two images. A portrait of each person is not counted. */
  requests: 4,
  /** HTML without text. */
  html: 13_600,
  inlineScript: 1_500,
  /**
   * CSS that applies nowhere on the page, uncompressed. Some of the global style does not apply
   * everywhere, because it stays when the visitor follows a link to another page.
   */
  unusedCss: 200,
  /** HTML without text, font and images together. */
  all: 60_000,
  /** All script files, once React has been loaded by the first interaction. */
  scriptAfterIntent: 118_000,
} as const

/**
 * Allowed bytes of a page for each byte of its text: the text itself, its tags, addresses and
 * anchors, and its copy in structured data. With this factor our pages, short and long, all leave
 * 10 to 13.5 kB, and a text three times as long leaves no more. With a tag around each word it
 * does.
 */
const bytesPerTextByte = 1.5

/**
 * Returns the bytes of a page that remain without its text.
 *
 * @param textBytes the text of the main element, compressed by itself
 */
export function withoutText(bytes: number, textBytes: number): number {
  return Math.round(bytes - bytesPerTextByte * textBytes)
}
