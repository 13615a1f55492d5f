/** A text with its long rows of words cut short. It has the same lines. */
export interface ShortText {
  text: string
  /** Where a column of the short text lies in the whole one; both counted from 1. */
  columnOf: (line: number, column: number) => number
}

/**
 * Four words or more with nothing but single spaces between, or a sign that ends a sentence or a part
 * of one: the first, those between, the last.
 */
const row = /(\p{L}+[.,;?]? )((?:\p{L}+[.,;?]? ){2,})(?=\p{L})/gu

/**
 * Takes the inner words out of rows of plain words. To a reader of Markdown they mean nothing: no sign
 * of its own stands in them, no line begins in them, and words stay beside every sign. What is read is
 * the same, in a third of the time. Lines with pictures stay whole, because their words are counted.
 */
export function shortenWords(body: string): ShortText {
  const lines = body.split('\n')
  const short = lines.map((line) => (line.includes('![') ? line : line.replace(row, '$1')))
  return {
    text: short.join('\n'),
    columnOf: (line, column) =>
      short[line - 1] === lines[line - 1] ? column : columnIn(lines[line - 1] ?? '', column),
  }
}

function columnIn(line: string, column: number): number {
  let taken = 0
  for (const { index, 1: first = '', 2: inner = '' } of line.matchAll(row)) {
    if (index + first.length - taken >= column) break
    taken += inner.length
  }
  return column + taken
}
