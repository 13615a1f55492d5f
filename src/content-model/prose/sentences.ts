import type { ContentRecord } from '../record'
import { bodyOf } from '../article/article-body'
import { fieldValues } from '../parse/field-values'
import { bodyTexts } from './body-texts'

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
  const { root } = bodyOf(record)
  if (root) {
    const read = bodyTexts(root).filter(({ kind }) => kind !== 'title')
    texts.push(...read.map(({ text }) => text))
  }
  return texts.flatMap(splitSentences).filter((sentence) => end.test(sentence))
}

/** The sentences of a text, its line breaks left out. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}{\d])/u)
    .map((sentence) => sentence.trim())
}
