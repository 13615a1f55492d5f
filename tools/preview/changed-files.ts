import { filesByLanguage } from '../../src/content-model/language-files'
import { collectionOf } from '../../src/content-model/record-key'
import type { SourceFile } from '../../src/content-model/record'
import { defaultLanguage, fileLanguage } from '../../src/content-model/prose/file-language'
import { readability } from '../../src/content-model/prose/languages/registry'
import { readFile } from '../../src/content-model/parse/read-file'
import { readingOf } from '../../src/content-model/prose/reading-diagnostics'
import type { ChangedFile, FileState } from './report'

/** Changed file with its bytes before and after. */
export interface FileChange extends ChangedFile {
  was?: Uint8Array
  is?: Uint8Array
}

/** Returns all files that differ between two contents, sorted by path. */
export function changedFiles(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): FileChange[] {
  const old = filesByPath(before)
  const now = filesByPath(after)
  const language = languageOf(after)
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort()
  const changes = paths.flatMap((file): FileChange[] => {
    const [oldFile, newFile] = [old.get(file), now.get(file)]
    const [was, is] = [oldFile?.bytes, newFile?.bytes]
    if (was && is && Buffer.from(was).equals(is)) return []
    return [
      {
        file,
        kind: was && is ? 'changed' : is ? 'new' : 'removed',
        ...(oldFile ? { was, before: stateOf(oldFile, language) } : {}),
        ...(newFile ? { is, after: stateOf(newFile, language) } : {}),
      },
    ]
  })
  return withMoves(changes)
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

/** Returns the code of the default language of a site. */
function languageOf(files: readonly SourceFile[]): string {
  const texts = files.filter(({ path }) => collectionOf(path)?.name === 'interface')
  return defaultLanguage(texts.flatMap((file) => readFile(file).record ?? []))
}

function stateOf(file: SourceFile, defaultCode: string): FileState {
  const { path, bytes } = file
  const language = fileLanguage(path, defaultCode)
  const { record } = readFile(file)
  const score = record && readingOf(record, new TextDecoder().decode(bytes), language)?.score
  const measure = readability(language)?.measure
  return {
    bytes: bytes.length,
    ...(score === undefined
      ? {}
      : { grade: Math.round(score * 10) / 10, ...(measure ? { measure } : {}) }),
  }
}

/** Share of common lines from which a new file counts as a moved one. */
const minSimilarity = 0.5

/** Marks new files that are removed files of the same collection at a new path. */
function withMoves(changes: readonly FileChange[]): FileChange[] {
  const left = changes.filter(({ kind }) => kind === 'removed')
  const movedTo = new Map<string, string>()
  const withOrigins = changes.map((change) => {
    const origin = change.kind === 'new' ? originOf(change, left) : undefined
    if (!origin) return change
    left.splice(left.indexOf(origin), 1)
    movedTo.set(origin.file, change.file)
    const { file, was, before } = origin
    return { ...change, movedFrom: file, was, before }
  })
  return withOrigins.map((change) => {
    const target = movedTo.get(change.file)
    return target === undefined ? change : { ...change, movedTo: target }
  })
}

function originOf(change: FileChange, removed: readonly FileChange[]): FileChange | undefined {
  const location = collectionOf(change.file)
  const [best] = removed
    .filter(({ file }) => location && collectionOf(file)?.name === location.name)
    .map((one) => ({ one, share: linesInCommon(one.was, change.is) }))
    .filter(({ share }) => share >= minSimilarity)
    .sort((a, b) => b.share - a.share)
  return best?.one
}

function linesInCommon(a: Uint8Array = new Uint8Array(), b: Uint8Array = new Uint8Array()): number {
  const linesOf = (bytes: Uint8Array): Set<string> =>
    new Set(new TextDecoder().decode(bytes).split(/\r?\n/).filter(Boolean))
  const [first, second] = [linesOf(a), linesOf(b)]
  const common = [...first].filter((line) => second.has(line)).length
  return common / Math.max(first.size, second.size, 1)
}
