import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureImages, readContentFiles } from '../../../src/gatsby/read-content'
import { checkSite } from '../../../src/content-model/check-site'
import type { ContentRecords, SourceFile } from '../../../src/content-model/record'
import { fixNames } from './fix-names'
import { fixText, type Change, type FixContext } from './fix-text'

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
  const { diagnostics } = checkSite(
    plain.map(({ file }) => file),
    today,
  )
  const named = plain.map(({ file }) =>
    fixFile(file, (text) =>
      fixNames(
        text,
        diagnostics.filter((diagnostic) => diagnostic.file === file.path),
      ),
    ),
  )
  const fixed = named.map(({ file, changes }, index) => ({
    file,
    changes: [...(plain[index]?.changes ?? []), ...changes],
  }))
  return fixed
    .filter(({ file, changes }) => changes.length > 0 && isSelected(file.path))
    .flatMap(({ file, changes }) => {
      writeFileSync(join(contentDir, file.path), file.bytes)
      return changes
    })
}

interface Fixed {
  file: SourceFile
  changes: Change[]
}

/** Fixes a text file; any other, and one that is not UTF-8, stays as it is. */
function fixFile(
  file: SourceFile,
  fix: (text: string) => { text: string; changes: Change[] },
): Fixed {
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
