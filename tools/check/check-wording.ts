import { join } from 'node:path'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { ContentRecord, SourceFile } from '../../src/content-model/record'
import { spellingDiagnostics, wordsFile } from '../../src/content-model/prose/wording'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import { findMisspelt, type Misspelt } from './dictionary'
import type { FileFindings } from './check-file'

/** Wording of a file: score of readability and diagnostics. */
export interface Wording extends Pick<FileFindings, 'language' | 'score' | 'hardest'> {
  file: string
  /** Whether there is a dictionary of its language. */
  spelled: boolean
  diagnostics: Diagnostic[]
}

/**
 * Checks the wording of everything that visitors read: readability, length of sentences, words to
 * avoid, spelling.
 *
 * @param findings findings by file
 * @param contentDir content folder, which holds our word lists
 * @param cacheFolder cache of words that a dictionary has
 */
export async function checkWording(
  records: readonly ContentRecord[],
  files: readonly SourceFile[],
  findings: ReadonlyMap<string, FileFindings>,
  contentDir: string,
  cacheFolder: string,
): Promise<Wording[]> {
  const bytes = new Map(files.map((file) => [file.path, file.bytes]))
  const read = records.flatMap((record) => {
    const found = findings.get(record.file)
    return found ? { record, found, list: wordsFile(record.file) } : []
  })
  // Files of one word list are written in one language.
  const misspelt = new Map<string, Misspelt | undefined>()
  for (const { list, found } of read) {
    if (misspelt.has(list)) continue
    const words = read.flatMap((one) => (one.list === list ? one.found.words : []))
    misspelt.set(
      list,
      await findMisspelt(new Set(words), found.language, join(contentDir, list), cacheFolder),
    )
  }
  return read.map(({ record, list, found }) => {
    const { language, score, hardest, diagnostics, words } = found
    const wrong = misspelt.get(list)
    const source = (): string => new TextDecoder().decode(bytes.get(record.file))
    const spelling =
      wrong && words.some((word) => wrong.has(word))
        ? spellingDiagnostics(record.file, source(), visitorTexts(record), language, wrong)
        : []
    return {
      file: record.file,
      language,
      ...(score === undefined ? {} : { score }),
      ...(hardest ? { hardest } : {}),
      spelled: wrong !== undefined,
      diagnostics: [...diagnostics, ...spelling],
    }
  })
}
