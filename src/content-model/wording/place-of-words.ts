import type { Place } from '../reading/parse-yaml'

/**
 * Finds where words stand in a file. A value may be folded over several lines, so they are looked
 * up in the file itself, from the line on that the value begins in.
 *
 * @param source the whole file
 * @param line the first line to look in, counted from 1
 * @returns the place; that of the first word where they are broken over two lines
 */
export function placeOfWords(source: string, words: string, line: number): Place {
  const [first = words] = words.split(' ')
  const lines = source.split('\n')
  return find(lines, words, line) ?? find(lines, first, line) ?? { line, column: 1 }
}

function find(lines: readonly string[], words: string, line: number): Place | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  )
  for (let at = line - 1; at < lines.length; at++) {
    const found = pattern.exec(lines[at] ?? '')
    if (found) return { line: at + 1, column: found.index + 1 }
  }
  return undefined
}
