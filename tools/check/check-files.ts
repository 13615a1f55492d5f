import { bodyOf } from '../../src/content-model/article/article-body'
import { inspectBody } from '../../src/content-model/article/check-article-body'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { factCollections, factsOfSite, type Facts } from '../../src/content-model/facts'
import { languageFolder } from '../../src/content-model/language'
import { filesByLanguage } from '../../src/content-model/language-files'
import { readFile } from '../../src/content-model/parse/read-file'
import { avoidedWords, wordsToSpell, lengthHints } from '../../src/content-model/prose/wording'
import { defaultLanguage, fileLanguage } from '../../src/content-model/prose/languages/registry'
import { readingOf } from '../../src/content-model/prose/reading'
import { templateDiagnostics } from '../../src/content-model/prose/template-words'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import {
  ContentRecords,
  type InspectedBody,
  type SourceFile,
  collectionOf,
} from '../../src/content-model/record'
import type { WordsToAvoid } from '../../src/content-model/schemas/vocabulary'

/** Content that the check of every file depends on. */
interface CheckContext {
  /** Facts in each language by its folder; left out if they cannot be read. */
  facts: Readonly<Record<string, Facts | undefined>>
  /** Words to avoid in each language by its folder. */
  avoided: Readonly<Record<string, WordsToAvoid>>
  /** Code of the language of files that are in no folder of a language. */
  defaultLanguage: string
}

/** Findings in one file. */
export interface FileFindings {
  /** Checked body of an article or guide. */
  body?: InspectedBody
  /** Code of the language that the file is written in. */
  language: string
  /**
   * Score of readability and the five hardest sentences; undefined if there are no sentences, or no
   * formula for the language.
   */
  score?: number
  hardest?: string[]
  /** Diagnostics of readability, wording and length. */
  diagnostics: Diagnostic[]
  /** Words to look up in the dictionary. */
  words: string[]
}

/**
 * Checks files one by one; those that do not fit their schema are left to the check of the whole site.
 *
 * @param files content files without images
 * @param allFiles all files of the site, also those that the project brings
 */
export function checkFiles(
  files: readonly SourceFile[],
  allFiles: readonly SourceFile[],
): ReadonlyMap<string, FileFindings> {
  const checkFile = createFileChecker(contextOf(allFiles))
  return new Map(files.map((file) => [file.path, checkFile(file)]))
}

function createFileChecker({
  facts,
  avoided,
  defaultLanguage,
}: CheckContext): (file: SourceFile) => FileFindings {
  const findAvoided = avoidedWords(avoided)
  return (file) => {
    const language = fileLanguage(file.path, defaultLanguage)
    const { record } = readFile(file)
    if (!record) return { language, diagnostics: [], words: [] }
    const source = new TextDecoder().decode(file.bytes)
    const { diagnostics = [], ...reading } = readingOf(record, language) ?? {}
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

function contextOf(files: readonly SourceFile[]): CheckContext {
  const contextFiles = files.filter(({ path }) =>
    [...factCollections, 'wordsToAvoid', 'interface'].includes(collectionOf(path)?.name ?? ''),
  )
  const languages = [...filesByLanguage(contextFiles)].map(([folder, some]) => {
    const read = some.flatMap((file) => readFile(file).record ?? [])
    return { folder, records: new ContentRecords(read, [], []) }
  })
  return {
    facts: Object.fromEntries(
      languages.map(({ folder, records }) => [folder, factsOfSite(records)] as const),
    ),
    avoided: Object.fromEntries(
      languages.flatMap(({ records }) =>
        records.of('wordsToAvoid').map(({ file, data }) => [languageFolder(file), data] as const),
      ),
    ),
    defaultLanguage: defaultLanguage(languages.flatMap(({ records }) => records.all)),
  }
}
