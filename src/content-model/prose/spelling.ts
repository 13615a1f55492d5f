import type { Diagnostic } from '../diagnostic'
import { languageFolder } from '../language'
import { proseLanguage } from './languages/registry'
import { positionOfText } from './text-position'
import type { VisitorText } from './visitor-texts'

/** Letters, with apostrophes inside. Parts of a word with hyphens are words by themselves. */
const word = /\p{L}+(?:['’]\p{L}+)*/gu

/** Short names in capitals, such as PIN and FTC, and single letters, such as the parts of a.m. */
const noDictionaryWord = /^(\p{Lu}{2,5}s?|\p{L})$/u

/**
 * Every word of some texts that a dictionary can judge, once, with one kind of apostrophe.
 *
 * @param language code of the language that they are written in
 */
export function wordsToSpell(texts: readonly VisitorText[], language: string): Set<string> {
  const { possessive = /$/ } = proseLanguage(language) ?? {}
  const found = new Set(texts.flatMap(({ text }) => text.normalize('NFC').match(word) ?? []))
  return new Set(
    [...found]
      .filter((one) => !noDictionaryWord.test(one))
      .map((one) => one.replace(/’/g, "'").replace(possessive, '')),
  )
}

/** Path of the list of words that are right in a file, below the content folder. */
export function wordsFile(path: string): string {
  const folder = languageFolder(path)
  return folder === '' ? 'words.txt' : `${folder}/words.txt`
}

/**
 * Says the words that the dictionary does not have; each once in a file.
 *
 * @param language code of the language of the file
 * @param misspelt words that are not in the dictionary, with what may have been meant
 */
export function spellingDiagnostics(
  file: string,
  source: string,
  texts: readonly VisitorText[],
  language: string,
  misspelt: ReadonlyMap<string, readonly string[]>,
): Diagnostic[] {
  const reported = new Set<string>()
  return texts.flatMap((visitorText) =>
    [...wordsToSpell([visitorText], language)].flatMap((word) => {
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
        fix: `Fix the spelling. If the word is right, add it to ${wordsFile(file)} of the content folder, on a line of its own.`,
      }
    }),
  )
}
