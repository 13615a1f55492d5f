import type { Diagnostic } from '../../../src/content-model/diagnostic'
import type { Change, FixedText } from './fix-text'

/** Kinds of diagnostics whose `allowed` lists the valid values. */
const fromList = ['value-unknown', 'category-unknown']

/**
 * Fixes values that are wrong only in their case, such as `difficulty: beginner`: only one value
 * can be meant.
 */
export function fixNames(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const lines = text.split('\n')
  const changes: Change[] = []
  for (const { kind, file, line, column, found, allowed } of diagnostics) {
    if (!kind || !fromList.includes(kind)) continue
    const written = /^"(.*)"$/.exec(found)?.[1]
    const meant = allowed
      .split(', ')
      .filter((value) => value.toLowerCase() === written?.trim().toLowerCase())
    const [value] = meant
    const now = lines[line - 1]
    if (written === undefined || value === undefined || meant.length > 1 || now === undefined)
      continue
    if (
      !now
        .slice(column - 1)
        .replace(/^["']/, '')
        .startsWith(written)
    )
      continue
    lines[line - 1] = now.slice(0, column - 1) + now.slice(column - 1).replace(written, value)
    changes.push({ file, line, what: `"${value}" with its capital and small letters` })
  }
  return { text: lines.join('\n'), changes }
}
