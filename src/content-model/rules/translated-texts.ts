import { bodyOf } from '../article/article-body'
import type { Diagnostic } from '../diagnostic'
import { howTranslated } from '../language-files'
import { fieldValues, type FieldValue } from '../parse/field-values'
import type { Step } from '../parse/parse-yaml'
import { fieldName, valueAt } from '../parse/value-path'
import { bodyTexts } from '../prose/body-texts'
import { wordsOf } from '../prose/words'
import { diagnosticAt, type ContentRecord } from '../record'
import { factToken } from '../facts'

/** Words from which on two languages do not say the same by chance, as in a name or "Facebook, WhatsApp". */
const fewestWords = 5

/** Returns the fields of a file that have to be written in each language. */
export function textsToTranslate(source: ContentRecord): FieldValue[] {
  return textFields(source).filter(({ value }) => hasWords(value))
}

/** Finds texts of the source that a file lacks which holds nothing but texts. */
export function missingTexts(record: ContentRecord, source: ContentRecord): Diagnostic[] {
  if (howTranslated(record.file) !== 'texts') return []
  const { data } = record.parsed
  return textsToTranslate(source)
    .filter(({ path }) => !isGiven(data, path))
    .map(({ path, value }) =>
      diagnosticAt(record, [], {
        field: fieldName(path),
        kind: 'translation-incomplete',
        found: 'nothing',
        allowed: `what "${value}" is in this language`,
        fix: `Add the field; ${source.file} has it.`,
      }),
    )
}

/** Finds texts and paragraphs that say the same as the source, word for word. */
export function untranslatedTexts(record: ContentRecord, source: ContentRecord): Diagnostic[] {
  const left = (text: string): Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'> => ({
    kind: 'translation-incomplete',
    found: `"${text}", word for word as in ${source.file}`,
    allowed: 'the text in the language of this file',
    fix: 'Translate it.',
  })
  const fields = new Set(textFields(source).map(({ value }) => oneLine(value)))
  const inFields = textFields(record)
    .map(({ value, path }) => ({ text: oneLine(value), path }))
    .filter(({ text }) => isLong(text) && fields.has(text))
    .map(({ text, path }) => diagnosticAt(record, path, { field: fieldName(path), ...left(text) }))
  const paragraphs = sharesLine(record, source) ? paragraphsOf(source) : []
  if (paragraphs.length === 0) return inFields
  const known = new Set(paragraphs.map(({ text }) => text))
  const inBody = paragraphsOf(record)
    .filter(({ text }) => isLong(text) && known.has(text))
    .map(({ text, line }) => ({
      file: record.file,
      line,
      column: 1,
      field: 'text',
      ...left(text),
    }))
  return [...inFields, ...inBody]
}

function textFields(record: ContentRecord): FieldValue[] {
  return fieldValues(record).filter(({ meta }) => meta.role === 'text' || meta.role === 'label')
}

function paragraphsOf(record: ContentRecord): { text: string; line: number }[] {
  const { root } = bodyOf(record)
  return root ? bodyTexts(root).map(({ text, line }) => ({ text: oneLine(text), line })) : []
}

/** Returns whether two bodies have a line in common; those that have none need not be parsed. */
function sharesLine({ body = '' }: ContentRecord, source: ContentRecord): boolean {
  const lines = new Set((source.body ?? '').split('\n').map(oneLine).filter(isLong))
  return body.split('\n').some((line) => lines.has(oneLine(line)))
}

/** Returns whether a text has words, and not only figures and variables. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(factToken, ''))

const isLong = (text: string): boolean => wordsOf(text).length >= fewestWords

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns whether a file has a value of a path, or a list of its own around it. */
function isGiven(data: unknown, path: readonly Step[]): boolean {
  const list = path.findIndex((step) => typeof step === 'number')
  return valueAt(data, list < 0 ? path : path.slice(0, list)) !== undefined
}
