import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readContentFiles } from '../../src/build/read-content'
import type { CollectionName } from '../../src/content-model/collections'
import { filesByLanguage } from '../../src/content-model/language-files'
import { readFile } from '../../src/content-model/parse/read-file'
import { fileLanguage } from '../../src/content-model/prose/file-language'
import { splitSentences } from '../../src/content-model/prose/sentences'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import type { ContentRecord } from '../../src/content-model/record'

/** Sentence of the sample that a site still contains. */
export interface SampleSentence {
  file: string
  line: number
  text: string
}

/** Shorter sentences, such as "Call us today", may be anybody's. */
const fewestWords = 6

/** Collections of general advice, which holds whoever publishes it. */
const advice: readonly CollectionName[] = [
  ...(['decision', 'helpLines', 'glossary', 'searchSynonyms', 'wordsToAvoid'] as const),
  ...(['interface', 'article', 'guide'] as const),
]

/**
 * Finds the sentences that a site shares with the sample word for word, except general advice: what the
 * sample says about its people, promises and prices may not be true of another organization.
 */
export function sampleSentences(contentDir: string, sampleDir = 'content'): SampleSentence[] {
  if (resolve(sampleDir) === resolve(contentDir) || !existsSync(sampleDir)) return []
  const claims = recordsBelow(sampleDir)
    .filter(({ collection }) => !advice.includes(collection))
    .flatMap(sentencesOf)
  const claimed = new Set(claims.map(({ text }) => text))
  return recordsBelow(contentDir)
    .flatMap(sentencesOf)
    .filter(({ text }) => claimed.has(text))
}

/** Reads the content files of all languages; files that do not fit their schema are left out. */
function recordsBelow(folder: string): ContentRecord[] {
  return [...filesByLanguage(readContentFiles(folder)).values()]
    .flat()
    .filter(({ inherited }) => !inherited)
    .flatMap((file) => readFile(file).record ?? [])
}

function sentencesOf(record: ContentRecord): SampleSentence[] {
  const { file } = record
  return visitorTexts(record).flatMap(({ text, line }) =>
    splitSentences(text, fileLanguage(file, 'en'))
      .filter((sentence) => sentence.split(' ').length >= fewestWords)
      .map((sentence) => ({ file, line, text: sentence })),
  )
}
