import type { Position } from '../parse/parse-yaml'

/**
 * Finds where words stand in a file. A value may be folded over several lines, so they are looked
 * up in the file itself, from the line on that the value begins in.
 *
 * @param source the whole file
 * @param line the first line to look in, counted from 1
 * @returns the place; that of the first word where they are broken over two lines
 */
export function positionOfText(source: string, text: string, line: number): Position {
  const [first = text] = text.split(' ')
  const from = startOf(source, line)
  return find(source, text, from) ?? find(source, first, from) ?? { line, column: 1 }
}

/** Where a line begins, counted from 0. */
function startOf(source: string, line: number): number {
  let start = 0
  for (let above = 1; above < line; above++)
    start = source.indexOf('\n', start) + 1 || source.length
  return start
}

const wordSign = /[\p{L}\p{N}]/u

/** The first position where the text stands by themselves and not inside other words. */
function find(source: string, text: string, from: number): Position | undefined {
  const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  pattern.lastIndex = from
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const { index } = found
    const [before = '', after = ''] = [source[index - 1], source[index + found[0].length]]
    if (!wordSign.test(before) && !wordSign.test(after)) {
      const above = source.slice(0, index).split('\n')
      return { line: above.length, column: (above.at(-1) ?? '').length + 1 }
    }
    pattern.lastIndex = index + 1
  }
  return undefined
}
