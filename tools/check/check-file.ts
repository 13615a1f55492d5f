import { inspectBody, type InspectedBody } from '../../src/content-model/article/check-article-body'
import { bodyOf } from '../../src/content-model/article/article-body'
import type { Facts } from '../../src/content-model/variables/fact-tokens'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { readFile } from '../../src/content-model/parse/read-file'
import type { SourceFile } from '../../src/content-model/record'
import type { WordsToAvoid } from '../../src/content-model/schemas/words-to-avoid'
import { avoidedWords, type FindAvoided } from '../../src/content-model/prose/avoided-words'
import { readingOf } from '../../src/content-model/prose/reading-diagnostics'
import { lengthHints } from '../../src/content-model/prose/text-length'
import { templateDiagnostics } from '../../src/content-model/prose/template-words'
import { wordsToSpell } from '../../src/content-model/prose/spelling'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'

/** Content that the check of every file depends on. */
export interface CheckContext {
  facts: Facts | undefined
  avoided: WordsToAvoid | undefined
}

/** Findings in one file, which depend on nothing but the file and the context. */
export interface FileFindings {
  /** Checked body of an article or guide. */
  body?: InspectedBody
  /** Reading grade and the five hardest sentences; undefined where there are no sentences. */
  grade?: number
  hardest?: string[]
  /** Diagnostics of reading grade, wording and length. */
  diagnostics: Diagnostic[]
  /** Words to look up in the dictionary. */
  words: string[]
}

/** Checks one file; one that does not fit its schema is left to the check of the whole site. */
export type CheckFile = (file: SourceFile) => FileFindings

/** Creates the function that checks files. */
export function createFileChecker({ facts, avoided }: CheckContext): CheckFile {
  const findAvoided: FindAvoided = avoided ? avoidedWords(avoided) : () => []
  return (file) => {
    const { record } = readFile(file)
    if (!record) return { diagnostics: [], words: [] }
    const source = new TextDecoder().decode(file.bytes)
    const { diagnostics = [], ...reading } = readingOf(record, source) ?? {}
    const texts = visitorTexts(record)
    return {
      ...(record.body === undefined ? {} : { body: inspectBody(record, bodyOf(record), facts) }),
      ...reading,
      diagnostics: [
        ...diagnostics,
        ...findAvoided(record.file, source, texts),
        ...templateDiagnostics(record, source),
        ...lengthHints(record),
      ],
      words: [...wordsToSpell(texts)],
    }
  }
}
