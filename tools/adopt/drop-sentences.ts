import { splitSentences } from '../../src/content-model/prose/sentences'

/** Variables and words whose sentences go. */
export interface SentenceFilter {
  /** Code of the language of the text. */
  language: string
  variables: readonly string[]
  words: readonly string[]
}

/** Returns whether a text shows one of the variables or holds one of the words. */
export function isConcerned(
  text: string,
  { variables, words }: Pick<SentenceFilter, 'variables' | 'words'>,
): boolean {
  const lower = text.toLowerCase()
  return (
    variables.some((name) => text.includes(`{${name}}`)) ||
    words.some((word) => lower.includes(word.toLowerCase()))
  )
}

/**
 * Returns a text without the sentences that a filter finds; empty where all of them go. Its paragraphs
 * stay apart.
 */
export function dropSentences(text: string, filter: SentenceFilter): string {
  if (!isConcerned(text, filter)) return text
  return text
    .split(/\n{2,}/)
    .map((paragraph) =>
      splitSentences(paragraph, filter.language)
        .filter((sentence) => !isConcerned(sentence, filter))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n')
}

/** Returns the body of an article or guide without such sentences, line by line. */
export function dropSentencesInMarkdown(body: string, filter: SentenceFilter): string {
  return body
    .split('\n')
    .flatMap((line) => {
      if (!isConcerned(line, filter)) return line
      const [, mark = '', text = ''] = /^(\s*(?:[-*>#]+\s+|\d+\.\s+)?)(.*)$/.exec(line) ?? []
      const rest = dropSentences(text, filter)
      return rest === '' ? [] : mark + rest
    })
    .join('\n')
}
