import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readContentFiles } from '../../src/build/read-content'
import { filesByLanguage } from '../../src/content-model/language-files'
import { fieldValues, type FieldValue } from '../../src/content-model/parse/field-values'
import { readFile } from '../../src/content-model/parse/read-file'
import { fieldName } from '../../src/content-model/parse/parse-yaml'
import { fileLanguage } from '../../src/content-model/prose/languages/registry'
import { splitSentences } from '../../src/content-model/prose/reading'
import type { ContentRecord } from '../../src/content-model/record'
import { claimsOf } from '../../src/content-model/rules/claims'

/** Sentence of the sample that a site still contains. */
export interface SampleSentence {
  file: string
  line: number
  text: string
}

/** Shorter sentences, such as "Call us today", may be anybody's. */
const fewestWords = 6

/**
 * Finds the sentences that the sample claims of itself and that a site shares with it word for word, where the site does
 * not mark them as claims. Older versions of `npm run adopt` copied them without a mark.
 */
export function sampleSentences(contentDir: string, sampleDir = 'content'): SampleSentence[] {
  if (resolve(sampleDir) === resolve(contentDir) || !existsSync(sampleDir)) return []
  const claimed = new Set(
    recordsBelow(sampleDir).flatMap((record) =>
      sentencesOf(record, claimsOf(record)).map(({ text }) => text),
    ),
  )
  return recordsBelow(contentDir).flatMap((record) => {
    const marked = new Set(claimsOf(record).map(({ path }) => fieldName(path)))
    const values = fieldValues(record).filter(({ path }) => !marked.has(fieldName(path)))
    return sentencesOf(record, values).filter(({ text }) => claimed.has(text))
  })
}

/** Reads the content files of all languages; files that do not fit their schema are left out. */
function recordsBelow(folder: string): ContentRecord[] {
  return [...filesByLanguage(readContentFiles(folder)).values()]
    .flat()
    .filter(({ inherited }) => !inherited)
    .flatMap((file) => readFile(file).record ?? [])
}

function sentencesOf(
  { file, parsed }: ContentRecord,
  values: readonly FieldValue[],
): SampleSentence[] {
  return values.flatMap(({ value, path }) =>
    splitSentences(value.replace(/\s+/g, ' '), fileLanguage(file, 'en'))
      .filter((sentence) => sentence.split(' ').length >= fewestWords)
      .map((text) => ({ file, line: parsed.positionOf(path).line, text })),
  )
}
