import type { ContentRecord } from '../record'
import { bodyOf } from '../article/article-body'
import { fieldValues } from '../parse/field-values'
import { bodyTexts } from './body-texts'
import { proseLanguage } from './languages/registry'

/** How a sentence ends. Titles and list entries without it are read at a glance and not graded. */
const end = /[.!?]["”’»)]?$/

/**
 * The sentences of a content file that a visitor reads. Titles, labels, short list entries and
 * values are left out: they would make a page seem easier than it is.
 */
export function sentencesOf(record: ContentRecord, language: string): string[] {
  const texts = fieldValues(record)
    .filter(({ meta }) => meta.role === 'text')
    .map(({ value }) => value)
  const { root } = bodyOf(record)
  if (root) {
    const read = bodyTexts(root).filter(({ kind }) => kind !== 'title')
    texts.push(...read.map(({ text }) => text))
  }
  return texts
    .flatMap((text) => splitSentences(text, language))
    .filter((sentence) => end.test(sentence))
}

/** The boundaries between sentences of each language that a text was split in. */
const boundaries = new Map<string, RegExp>()

/**
 * The sentences of a text, its line breaks left out.
 *
 * @param language code of the language; abbreviations of a language that is not known end a sentence
 */
export function splitSentences(text: string, language: string): string[] {
  const boundary = boundaries.get(language) ?? boundaryOf(language)
  boundaries.set(language, boundary)
  return text
    .replace(/\s+/g, ' ')
    .split(boundary)
    .map((sentence) => sentence.trim())
}

function boundaryOf(language: string): RegExp {
  const { beforeNames = [], others = [] } = proseLanguage(language)?.abbreviations ?? {}
  const after = (abbreviations: readonly string[]): string =>
    `(?<=(?<!\\p{L})(?:${abbreviations.map((one) => one.replaceAll('.', '\\.')).join('|')})\\.)`
  const inside = [
    ...(beforeNames.length > 0 ? [after(beforeNames)] : []),
    ...(others.length > 0 ? [`${after(others)}(?!\\s+["“«¿¡]*\\p{Lu})`] : []),
  ]
  return new RegExp(
    `(?<=[.!?]["”’»)]?)${inside.map((one) => `(?!${one})`).join('')}\\s+(?=["“«(¿¡]*[\\p{Lu}{\\d])`,
    'u',
  )
}
