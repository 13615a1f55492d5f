import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureImages, readContentFiles } from '../../../src/build/read-content'
import { checkSite } from '../../../src/content-model/check-site'
import type { ContentRecords, SourceFile } from '../../../src/content-model/record'
import { fixNames } from './fix-names'
import { fixTabs, fixText, type Change, type FixContext, type FixedText } from './fix-text'

/**
 * Fixes all files of a content folder where there is one right answer, and writes those that have
 * changed.
 *
 * @param only parts of file names; all files are fixed where it is empty
 */
export async function fixContent(
  contentDir: string,
  only: readonly string[],
  today: string,
): Promise<Change[]> {
  const isSelected = (path: string): boolean =>
    only.length === 0 || only.some((part) => path.includes(part))
  const before = await measureImages(readContentFiles(contentDir))
  const context = contextOf(checkSite(before, today).records)
  const plain = before.map((file) => fixFile(file, (text) => fixText(file.path, text, context)))
  const spaced = withoutTabs(plain, today)
  const { diagnostics } = checkSite(filesOf(spaced), today)
  const fixed = spaced.map((one) =>
    fixMore(one, (text) =>
      fixNames(
        text,
        diagnostics.filter(({ file }) => file === one.file.path),
      ),
    ),
  )
  return fixed
    .filter(({ file, changes }) => changes.length > 0 && isSelected(file.path))
    .flatMap(({ file, changes }) => {
      writeFileSync(join(contentDir, file.path), file.bytes)
      return changes
    })
}

/** Replaces the tabs of each file that has no mistake then. Other tabs stay, since their width is a guess. */
function withoutTabs(files: readonly Fixed[], today: string): readonly Fixed[] {
  const spaced = files.map((one) => fixMore(one, (text) => fixTabs(one.file.path, text)))
  if (spaced.every(({ changes }, index) => changes.length === files[index]?.changes.length)) {
    return files
  }
  const { diagnostics } = checkSite(filesOf(spaced), today)
  return files.map((one, index) =>
    diagnostics.some(({ file }) => file === one.file.path) ? one : (spaced[index] ?? one),
  )
}

const filesOf = (fixed: readonly Fixed[]): SourceFile[] => fixed.map(({ file }) => file)

interface Fixed {
  file: SourceFile
  changes: Change[]
}

/** Fixes a text file; any other, and one that is not UTF-8, stays as it is. */
function fixFile(file: SourceFile, fix: (text: string) => FixedText): Fixed {
  if (!/\.(yaml|mdx)$/.test(file.path)) return { file, changes: [] }
  let before: string
  try {
    before = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file.bytes)
  } catch {
    return { file, changes: [] }
  }
  const { text, changes } = fix(before)
  return changes.length === 0
    ? { file, changes }
    : { file: { ...file, bytes: new TextEncoder().encode(text) }, changes }
}

/** Fixes a file once more. */
function fixMore({ file, changes }: Fixed, fix: (text: string) => FixedText): Fixed {
  const fixed = fixFile(file, fix)
  return { file: fixed.file, changes: [...changes, ...fixed.changes] }
}

function contextOf(records: ContentRecords): FixContext {
  const origin = records.of('site')[0]?.data.origin
  return { ...(origin ? { origin } : {}), tags: leadingTags(records) }
}

/**
 * Returns the most frequent spelling of each tag; tags with two equally frequent spellings are left
 * out.
 */
function leadingTags(records: ContentRecords): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const tag of records.of('article').flatMap(({ data }) => data.tags)) {
    const spellings = counts.get(tag.toLowerCase()) ?? new Map<string, number>()
    spellings.set(tag, (spellings.get(tag) ?? 0) + 1)
    counts.set(tag.toLowerCase(), spellings)
  }
  const leading = new Map<string, string>()
  for (const [key, spellings] of counts) {
    const [first, second] = [...spellings].sort((a, b) => b[1] - a[1])
    if (first && first[1] > (second?.[1] ?? 0)) leading.set(key, first[0])
  }
  return leading
}
