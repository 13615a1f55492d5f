import { fieldName } from '../parse/value-path'
import { fieldValues } from '../parse/field-values'
import type { ContentRecord } from '../record'

/** Words of a content file that visitors read. */
export interface VisitorText {
  text: string
  /** Where the words stand: a field, or `text` for what stands below front matter. */
  field: string
  /** The line of the file that the words begin in, counted from 1. */
  line: number
}

/**
 * What stands in a text but is no word: marks, names of components, facts in braces, addresses. Each
 * with a sign that it has in any case: without it, there is nothing to look for.
 */
const noWords = [
  { sign: /\]\(/, marks: /\]\([^\s)]*/g },
  { sign: /<|="/, marks: /<\/?[A-Za-z]\w*|\b(?:title|ask)=(?=")|\b(?:href|to)="[^"]*"/g },
  { sign: /\{/, marks: /\{[^{}]*\}/g },
  {
    sign: /:\/\/|@|\.(?:gov|com|org|net|example)/i,
    marks: /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:gov|com|org|net|example)\b\S*/gi,
  },
]

/** The words of a file that visitors read. Marks are blanked out, so that columns stay true. */
export function visitorTexts(record: ContentRecord): VisitorText[] {
  const texts = fieldValues(record)
    .filter(({ meta }) => meta.role === 'text' || meta.role === 'label')
    .map(({ value, path }): VisitorText => {
      const { line } = record.parsed.placeOf(path)
      return { text: withoutMarks(value), field: fieldName(path), line }
    })
  if (record.body) {
    // The front matter stands in the body as empty lines.
    const line = 1 + (/^\n*/.exec(record.body)?.[0].length ?? 0)
    texts.push({ text: withoutMarks(record.body), field: 'text', line })
  }
  return texts
}

function withoutMarks(text: string): string {
  return noWords.reduce(
    (rest, { sign, marks }) =>
      sign.test(rest) ? rest.replace(marks, (found) => found.replace(/[^\n]/g, ' ')) : rest,
    text,
  )
}
