import { inspectBody } from '../../src/content-model/article/check-article-body'
import { bodyOf } from '../../src/content-model/article/article-body'
import type { Facts } from '../../src/content-model/facts'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { fileLanguage } from '../../src/content-model/prose/languages/registry'
import { languageFolder } from '../../src/content-model/language'
import { readFile } from '../../src/content-model/parse/read-file'
import type { InspectedBody, SourceFile } from '../../src/content-model/record'
import type { WordsToAvoid } from '../../src/content-model/schemas/vocabulary'
import { avoidedWords, lengthHints, wordsToSpell } from '../../src/content-model/prose/wording'
import { readingOf } from '../../src/content-model/prose/reading'
import { templateDiagnostics } from '../../src/content-model/prose/template-words'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'

/** Content that the check of every file depends on. */
export interface CheckContext {
  /** Facts in each language by its folder; left out where they cannot be read. */
  facts: Readonly<Record<string, Facts | undefined>>
  /** Words to avoid in each language by its folder. */
  avoided: Readonly<Record<string, WordsToAvoid>>
  /** Code of the language of files that stand in no folder of a language. */
  defaultLanguage: string
}

/** Findings in one file, which depend on nothing but the file and the context. */
export interface FileFindings {
  /** Checked body of an article or guide. */
  body?: InspectedBody
  /** Code of the language that the file is written in. */
  language: string
  /**
   * Score of readability and the five hardest sentences; undefined where there are no sentences, or no
   * formula for the language.
   */
  score?: number
  hardest?: string[]
  /** Diagnostics of readability, wording and length. */
  diagnostics: Diagnostic[]
  /** Words to look up in the dictionary. */
  words: string[]
}

/** Checks one file; one that does not fit its schema is left to the check of the whole site. */
export type CheckFile = (file: SourceFile) => FileFindings

/** Creates the function that checks files. */
export function createFileChecker({ facts, avoided, defaultLanguage }: CheckContext): CheckFile {
  const findAvoided = avoidedWords(avoided)
  return (file) => {
    const language = fileLanguage(file.path, defaultLanguage)
    const { record } = readFile(file)
    if (!record) return { language, diagnostics: [], words: [] }
    const source = new TextDecoder().decode(file.bytes)
    const { diagnostics = [], ...reading } = readingOf(record, source, language) ?? {}
    const texts = visitorTexts(record)
    return {
      language,
      ...(record.body === undefined
        ? {}
        : { body: inspectBody(record, bodyOf(record), facts[languageFolder(file.path)]) }),
      ...reading,
      diagnostics: [
        ...diagnostics,
        ...findAvoided(record.file, source, texts),
        ...templateDiagnostics(record, source),
        ...lengthHints(record),
      ],
      words: [...wordsToSpell(texts, language)],
    }
  }
}
