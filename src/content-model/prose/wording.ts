import type { Diagnostic } from '../diagnostic'
import { explain } from '../diagnostics/mistakes'
import { languageFolder } from '../language'
import type { WordsToAvoid } from '../schemas/word-lists'
import { wordsPattern } from '../text'
import { positionOfText, type VisitorText, visitorTexts } from './visitor-texts'
import { proseLanguage } from './languages/registry'
import { pageCollections } from '../collections'
import { type ContentRecord, diagnosticAt } from '../record'

/** Finds words to avoid. */
type FindAvoided = (file: string, source: string, texts: readonly VisitorText[]) => Diagnostic[]

/**
 * Makes the search for words to avoid, in files of the languages that have a list of their own.
 *
 * @param lists list of each language by its folder, which is empty for the default language
 */
export function avoidedWords(lists: Readonly<Record<string, WordsToAvoid>>): FindAvoided {
  const searches = new Map(
    Object.entries(lists).map(([folder, list]) => [folder, searchFor(list, folder)]),
  )
  return (file, source, texts) => searches.get(languageFolder(file))?.(file, source, texts) ?? []
}

/** Makes the search for all words of one list; one pattern finds them all in one go. */
function searchFor({ words }: WordsToAvoid, folder: string): FindAvoided {
  const instead = new Map(
    words.flatMap(({ avoid, write }) => avoid.map((word) => [word.toLowerCase(), write])),
  )
  const path = [folder, 'words-to-avoid.yaml'].filter(Boolean).join('/')
  const longestFirst = [...instead.keys()].sort((a, b) => b.length - a.length)
  const anyWord = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(wordsPattern).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  )
  return (file, source, texts) =>
    texts.flatMap(({ text, field, line }) =>
      [...text.matchAll(anyWord)].map(([found]) => {
        const match = found.replace(/\s+/g, ' ')
        return {
          file,
          ...positionOfText(source, match, line),
          field,
          ...explain('avoided-word', {
            word: match,
            list: path,
            fix: instead.get(match.toLowerCase()) ?? 'Say it in other words.',
          }),
        }
      }),
    )
}

/** Letters, with apostrophes inside. The parts of a hyphenated word are separate words. */
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

/**
 * Returns the path of the list of words that are right in a file, below the content folder.
 *
 * @param ownLanguage code of the default language
 */
export function wordsFile(path: string, ownLanguage: string): string {
  const folder = languageFolder(path, ownLanguage)
  return folder === '' ? 'words.txt' : `${folder}/words.txt`
}

/**
 * Reports the words that are not in the dictionary, each once per file.
 *
 * @param list list of words that are right
 * @param language code of the language of the file
 * @param misspelt words that are not in the dictionary, with suggestions
 */
export function spellingDiagnostics(
  file: string,
  source: string,
  texts: readonly VisitorText[],
  list: string,
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
        ...explain('spelling', {
          word,
          allowed: meant.join(', ') || 'words of the dictionary',
          list,
        }),
      }
    }),
  )
}

/** Words that a careful reader gets through in ten minutes. */
const longest = 2000
/** Words a minute of such a reader. */
const pace = 200

const names: Readonly<Record<string, string>> = { article: 'article', guide: 'guide' }
const measured: readonly string[] = ['article', 'guide', ...pageCollections]

/** Warns of long texts. */
export function lengthHints(record: ContentRecord): Diagnostic[] {
  if (!measured.includes(record.collection)) return []
  const texts = visitorTexts(record).filter(
    ({ field }) => record.body === undefined || field === 'text',
  )
  const count = texts.reduce((sum, { text }) => sum + countWords(text), 0)
  if (count <= longest) return []
  return [
    diagnosticAt(record, record.body === undefined ? [] : ['text'], 'text-long', {
      count: count.toLocaleString('en-US'),
      minutes: Math.round(count / pace),
      most: longest.toLocaleString('en-US'),
      kind: names[record.collection] ?? 'page',
    }),
  ]
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}
