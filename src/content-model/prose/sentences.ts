import type { ContentRecord } from '../record'
import { fieldValues } from '../parse/field-values'

/** How a sentence ends. Titles and list entries without it are read at a glance and not graded. */
const end = /[.!?]["”’)]?$/

/**
 * The sentences of a content file that a visitor reads. Titles, labels, short list entries and
 * values are left out: they would make a page seem easier than it is.
 */
export function sentencesOf(record: ContentRecord): string[] {
  const texts = fieldValues(record)
    .filter(({ meta }) => meta.role === 'text')
    .map(({ value }) => value)
  if (record.body) texts.push(...plainText(record.body))
  return texts.flatMap(splitSentences).filter((sentence) => end.test(sentence))
}

/** The sentences of a text, its line breaks left out. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}{\d])/u)
    .map((sentence) => sentence.trim())
}

/** A picture: its alternative text, which is read out, and the words below it. */
const picture = /!\[([^\]]*)\]\([^\s)]*(?:\s+"([^"]*)")?\)/g

/** The paragraphs, list entries and headings of an article, without their marks. */
function plainText(body: string): string[] {
  return body
    .replace(picture, '$1\n\n$2')
    .split(/\n\s*\n|\n(?=\s*(?:[-*>#]|\d+\.)\s)/)
    .map((part) =>
      part
        .replace(/<\/?[A-Z][^>]*>/g, ' ')
        .replace(/\]\([^)]*\)/g, '')
        .replace(/^\s*(?:[-*>#]+|\d+\.)\s+/gm, '')
        .replace(/[*_[\]]/g, ''),
    )
    .filter((part) => part.trim() !== '')
}
