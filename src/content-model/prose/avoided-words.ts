import type { Diagnostic } from '../diagnostic'
import { languageFolder } from '../language'
import type { WordsToAvoid } from '../schemas/words-to-avoid'
import { positionOfText } from './text-position'
import type { VisitorText } from './visitor-texts'

/** Finds words that visitors should not meet. */
export type FindAvoided = (
  file: string,
  source: string,
  texts: readonly VisitorText[],
) => Diagnostic[]

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
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(literal).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  )
  return (file, source, texts) =>
    texts.flatMap(({ text, field, line }) =>
      [...text.matchAll(pattern)].map(([found]) => {
        const match = found.replace(/\s+/g, ' ')
        return {
          file,
          ...positionOfText(source, match, line),
          field,
          kind: 'avoided-word' as const,
          found: `"${match}"`,
          allowed: `words that do not stand in ${path}`,
          fix: instead.get(match.toLowerCase()) ?? 'Say it in other words.',
        }
      }),
    )
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}
