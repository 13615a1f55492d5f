import type { Diagnostic } from '../diagnostic'
import { positionOfText } from './text-position'
import type { VisitorText } from './visitor-texts'

/** Letters, with apostrophes inside. Parts of a word with hyphens are words by themselves. */
const word = /\p{L}+(?:['’]\p{L}+)*/gu

/** Short names in capitals, such as PIN and FTC, and single letters, such as the parts of a.m. */
const noDictionaryWord = /^(\p{Lu}{2,5}s?|\p{L})$/u

/** Every word of some texts that a dictionary can judge, once. */
export function wordsToSpell(texts: readonly VisitorText[]): Set<string> {
  const found = new Set(texts.flatMap(({ text }) => text.match(word) ?? []))
  return new Set([...found].filter((one) => !noDictionaryWord.test(one)).map(plain))
}

/** Without the 's of possession, which any noun may take, and with one kind of apostrophe. */
function plain(word: string): string {
  return word.replace(/’/g, "'").replace(/'s$/i, '')
}

/**
 * Says the words that the dictionary does not have; each once in a file.
 *
 * @param misspelt words that are not in the dictionary, with what may have been meant
 */
export function spellingDiagnostics(
  file: string,
  source: string,
  texts: readonly VisitorText[],
  misspelt: ReadonlyMap<string, readonly string[]>,
): Diagnostic[] {
  const reported = new Set<string>()
  return texts.flatMap((visitorText) =>
    [...wordsToSpell([visitorText])].flatMap((word) => {
      const meant = misspelt.get(word)
      if (!meant || reported.has(word)) return []
      reported.add(word)
      return {
        file,
        ...positionOfText(source, word, visitorText.line),
        field: visitorText.field,
        kind: 'spelling' as const,
        found: `"${word}"`,
        allowed: meant.length > 0 ? meant.join(', ') : 'words of the dictionary',
        fix: 'Fix the spelling. If the word is right, add it to words.txt of the content folder, on a line of its own.',
      }
    }),
  )
}
