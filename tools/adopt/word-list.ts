/** Puts apart the words of a line from what is said of them. */
const comment = /\s*#.*$/

/**
 * Returns a list of words for the spelling check without those that no text holds, and without headings
 * that have no words left.
 *
 * @param words lines with a word each; headings start with "#"
 */
export function wordsInUse(words: string, texts: readonly string[]): string {
  const all = texts.join('\n').toLowerCase()
  const groups = words.split(/\n{2,}/).map((group) => group.trim().split('\n'))
  const isHeading = (line: string): boolean => line.startsWith('#')
  const left = groups.flatMap((lines, index) => {
    const used = lines.filter(
      (line) => isHeading(line) || all.includes(line.replace(comment, '').trim().toLowerCase()),
    )
    // The first lines say what the file is.
    return index > 0 && used.every(isHeading) ? [] : [used.join('\n')]
  })
  return `${left.join('\n\n')}\n`
}
