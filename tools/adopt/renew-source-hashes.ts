import { languageFolder, sourcePath } from '../../src/content-model/language'
import { readFile } from '../../src/content-model/parse/read-file'
import { sourceHash } from '../../src/content-model/source-hash'

/** Text files of a content folder by their paths. */
type ContentTexts = ReadonlyMap<string, string>

/**
 * Renews the hashes that translations hold of their sources, where they were up to date in the sample: names
 * and numbers are filled in for every language, so a translation is no older than its source.
 */
export function renewSourceHashes(files: Map<string, string>, sample: ContentTexts): void {
  for (const [path, text] of files) {
    if (languageFolder(path) === '') continue
    const known = /^sourceHash: (\w+)$/m.exec(text)?.[1]
    const renewed = hashOf(files, sourcePath(path))
    if (known && renewed && known === hashOf(sample, sourcePath(path))) {
      files.set(path, text.replace(/^sourceHash: .*$/m, `sourceHash: ${renewed}`))
    }
  }
}

function hashOf(files: ContentTexts, path: string): string | undefined {
  const bytes = new TextEncoder().encode(files.get(path))
  const { record } = readFile({ path, bytes })
  return record && sourceHash(record)
}
