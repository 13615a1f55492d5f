import { filesByLanguage } from '../../src/content-model/language-files'
import type { SourceFile } from '../../src/content-model/record'
import type { Kind } from './report'

/** Content file that differs from the base, with its bytes before and after. */
export interface FileChange {
  /** Path below the content folder, with forward slashes. */
  file: string
  kind: Kind
  was?: Uint8Array
  is?: Uint8Array
}

/** Returns all files that differ between two contents, sorted by path. */
export function changedFiles(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): FileChange[] {
  const [old, now] = [filesByPath(before), filesByPath(after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort()
  return paths.flatMap((file): FileChange[] => {
    const [was, is] = [old.get(file)?.bytes, now.get(file)?.bytes]
    if (was && is && Buffer.from(was).equals(is)) return []
    return [{ file, kind: was && is ? 'changed' : is ? 'new' : 'removed', was, is }]
  })
}

/** Returns the files of a site by path; a translation that holds only texts has the other fields too. */
function filesByPath(files: readonly SourceFile[]): Map<string, SourceFile> {
  return new Map(
    [...filesByLanguage(files)].flatMap(([language, some]) =>
      some
        .filter(({ inherited }) => language === '' || !inherited)
        .map((file) => [file.path, file] as const),
    ),
  )
}
