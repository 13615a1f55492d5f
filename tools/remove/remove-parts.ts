import { languageFolder, sourcePath } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import { collectionOf } from '../../src/content-model/record-key'
import { pruneSample } from '../adopt/prune-sample'
import { renewSourceHashes } from '../adopt/renew-source-hashes'
import { mergeParts, type SamplePart } from '../adopt/sample-parts'
import { takenOut, type TakenOut } from './taken-out'

/** What a content folder loses with some of its parts. */
export interface Loss {
  /** Files that go. */
  gone: string[]
  /** Sentences, links and labels that go from files that stay. */
  taken: TakenOut[]
  /** New texts of files that stay, by their paths. */
  changed: ReadonlyMap<string, string>
}

/**
 * Returns what goes from a content folder where it is to be without some parts: all that `npm run adopt`
 * would have left out, also from texts that were written since.
 */
export function removeParts(files: readonly SourceFile[], names: readonly string[]): Loss {
  const part = mergeParts(names)
  if (names.includes('neighbourhoods')) part.files.push(...neighbourhoodFiles(files))
  const texts = new Map(
    files
      .filter(({ path }) => isPruned(path))
      .map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  )
  const left = pruneSample(texts, part, [])
  renewSourceHashes(left, texts)
  const changed = new Map([...left].filter(([path, text]) => texts.get(path) !== text))
  const others = files.filter((file) => !texts.has(file.path) && !file.inherited)
  return {
    gone: [
      ...[...texts.keys()].filter((path) => !left.has(path)),
      ...others.map(({ path }) => path).filter((path) => isInPart(path, part)),
    ].sort(),
    taken: [...changed].flatMap(([path, text]) => takenOut(path, texts.get(path) ?? '', text)),
    changed,
  }
}

const isPruned = (path: string): boolean =>
  /\.(yaml|mdx)$/.test(path) && collectionOf(path)?.name !== 'interface'

const isInPart = (path: string, part: SamplePart): boolean =>
  part.files.some((file) => sourcePath(path).startsWith(`${file}/`))

/** The neighborhoods, and the pages of the cities that they are in. */
function neighbourhoodFiles(files: readonly SourceFile[]): string[] {
  const folder = 'neighbourhoods'
  const cities = files
    .filter(({ path }) => languageFolder(path) === '' && path.startsWith(`${folder}/`))
    .map(({ path }) => `pages/${path.split('/')[1] ?? ''}.yaml`)
  return [folder, ...new Set(cities)]
}
