import { createHash } from 'node:crypto'
import { fieldValues } from './parse/field-values'
import type { ContentRecord } from './record'

/** What a field says to readers, or where it leads them. Days and settings are left out. */
const meaningful: readonly unknown[] = ['text', 'label', 'name', 'link', 'price']

/** Returns the texts of a file that a translation has to follow, in their order. */
export function meaningfulTexts(record: Pick<ContentRecord, 'collection' | 'parsed' | 'body'>) {
  const fields = fieldValues(record)
    .filter(({ meta }) => meaningful.includes(meta.role))
    .map(({ value }) => oneLine(value))
  const paragraphs = (record.body ?? '').trim().split(/\n\s*\n/)
  return [...fields, ...paragraphs.map(oneLine)].filter(Boolean)
}

/**
 * Returns a digest of the texts of a file: a translation names that of the source that it was made from.
 * Spaces, line breaks, comments, days and settings do not change it.
 */
export function sourceHash(record: Pick<ContentRecord, 'collection' | 'parsed' | 'body'>): string {
  const texts = JSON.stringify(meaningfulTexts(record))
  return createHash('sha256').update(texts).digest('hex').slice(0, 12)
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
