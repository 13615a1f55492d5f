import type { Root } from 'mdast'
import { bodyTexts } from '../../content-model/prose/visitor-texts'

/** Words a minute of a careful reader. */
const pace = 200

/**
 * Returns the whole minutes it takes to read an article, at least one; only running words count.
 *
 * @param language code of its language, which decides where words end that no space divides
 */
export function readingMinutes(root: Root, language: string): number {
  const count = bodyTexts(root)
    .filter(({ kind }) => kind === 'running')
    .reduce((sum, { text }) => sum + countWords(text, language), 0)
  return Math.max(1, Math.round(count / pace))
}

/** Languages that divide no words by spaces. */
const withoutSpaces = ['ja', 'km', 'lo', 'my', 'th', 'zh']

function countWords(text: string, language: string): number {
  if (!withoutSpaces.includes(language)) {
    return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  }
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return Array.from(words).filter(({ isWordLike }) => isWordLike).length
}
