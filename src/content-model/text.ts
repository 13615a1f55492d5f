/** Puts a text on a single line, without spaces at its ends. */
export const singleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns the line and column of an index in a text, both counted from 1; those of the start if it is negative. */
export function positionIn(text: string, index: number): { line: number; column: number } {
  const above = text.slice(0, Math.max(index, 0)).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

/** Escapes the characters that have a meaning in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a pattern that matches words with any white space between them. */
export const wordsPattern = (words: string): string => escapeRegExp(words).replace(/\s+/g, '\\s+')

/** Escapes a text for HTML and XML, also in attributes with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
