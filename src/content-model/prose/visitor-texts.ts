import { fieldName } from '../parse/value-path'
import { walk } from '../parse/walk'
import type { ContentRecord } from '../record'

/** Words of a content file that visitors read. */
export interface VisitorText {
  text: string
  /** Where the words stand: a field, or `text` for what stands below front matter. */
  field: string
  /** The line of the file that the words begin in, counted from 1. */
  line: number
}

/** Files that hold no words for visitors, or misspelt ones on purpose. */
const silentFiles = ['searchSynonyms', 'wordsToAvoid', 'layout']

/** Fields whose values are settings, names of files, people or places, or addresses. */
const silentFields = new Set([
  ...['kind', 'icon', 'scene', 'to', 'shared', 'faqs', 'guides', 'team', 'testimonials', 'own'],
  ...['image', 'rating', 'age', 'author', 'name', 'date', 'publishOn', 'reviewedOn', 'nextReview'],
  ...['draft', 'featured', 'origin', 'url', 'calls', 'texts', 'support', 'general', 'locality'],
  ...['region', 'country', 'value', 'about', 'city', 'state', 'fullName', 'location', 'languages'],
  ...['x', 'y', 'side'],
])

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
  if (silentFiles.includes(record.collection)) return []
  const texts: VisitorText[] = []
  walk(record.parsed.data, (value, path) => {
    const key = path.findLast((step) => typeof step === 'string')
    if (typeof value !== 'string' || silentFields.has(String(key))) return
    const { line } = record.parsed.placeOf(path)
    texts.push({ text: withoutMarks(value), field: fieldName(path), line })
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
