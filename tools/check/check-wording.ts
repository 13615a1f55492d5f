import { join } from 'node:path'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { ContentRecords, SourceFile } from '../../src/content-model/record'
import { spellingDiagnostics } from '../../src/content-model/prose/spelling'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import { findMisspelt } from './dictionary'
import type { FileFindings } from './check-file'

/** Wording of a file: grade and diagnostics. */
export interface Wording extends Pick<FileFindings, 'grade' | 'hardest'> {
  file: string
  diagnostics: Diagnostic[]
}

/**
 * Checks the wording of everything that visitors read: reading grade, length of sentences, words to
 * avoid, spelling.
 *
 * @param findings findings by file
 * @param contentDir content folder, which holds our word list
 * @param cacheFolder cache of words that the dictionary has
 */
export async function checkWording(
  records: ContentRecords,
  files: readonly SourceFile[],
  findings: ReadonlyMap<string, FileFindings>,
  contentDir: string,
  cacheFolder: string,
): Promise<Wording[]> {
  const bytes = new Map(files.map((file) => [file.path, file.bytes]))
  const read = records.all.flatMap((record) => {
    const found = findings.get(record.file)
    return found ? { record, found } : []
  })
  const misspelt = await findMisspelt(
    new Set(read.flatMap(({ found }) => found.words)),
    join(contentDir, 'words.txt'),
    cacheFolder,
  )
  return read.map(({ record, found: { grade, hardest, diagnostics, words } }) => {
    const wrong = words.some((word) => misspelt.has(word))
    const source = (): string => new TextDecoder().decode(bytes.get(record.file))
    const spelling = wrong
      ? spellingDiagnostics(record.file, source(), visitorTexts(record), misspelt)
      : []
    return {
      file: record.file,
      ...(grade === undefined ? {} : { grade }),
      ...(hardest ? { hardest } : {}),
      diagnostics: [...diagnostics, ...spelling],
    }
  })
}
