import { bodyOf } from '../article/article-body'
import { fieldName } from '../parse/value-path'
import { fieldValues } from '../parse/field-values'
import type { ContentRecord } from '../record'
import { bodyTexts } from './body-texts'

/** Words of a content file that visitors read. */
export interface VisitorText {
  text: string
  /** Where the words stand: a field, or `text` for what stands below front matter. */
  field: string
  /** The line of the file that the words begin in, counted from 1. */
  line: number
}

/**
 * What stands in a text but is no word: facts in braces, addresses. Each with a sign that it has in any
 * case: without it, there is nothing to look for.
 */
const nonWords = [
  { sign: /\{/, marks: /\{[^{}]*\}/g },
  {
    sign: /:\/\/|@|\.(?:gov|com|org|net|example)/i,
    marks: /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:gov|com|org|net|example)\b\S*/gi,
  },
]

/** The words of a file that visitors read, without facts and addresses. */
export function visitorTexts(record: ContentRecord): VisitorText[] {
  const texts = fieldValues(record)
    .filter(({ meta }) => meta.role === 'text' || meta.role === 'label')
    .map(({ value, path }): VisitorText => {
      const { line } = record.parsed.positionOf(path)
      return { text: removeNonWords(value), field: fieldName(path), line }
    })
  const { root } = bodyOf(record)
  const body = root ? bodyTexts(root) : []
  texts.push(...body.map(({ text, line }) => ({ text: removeNonWords(text), field: 'text', line })))
  return texts
}

function removeNonWords(text: string): string {
  return nonWords.reduce(
    (rest, { sign, marks }) => (sign.test(rest) ? rest.replace(marks, ' ') : rest),
    text,
  )
}
