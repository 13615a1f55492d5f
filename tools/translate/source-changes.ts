import { diffArrays } from 'diff'
import { splitSentences } from '../../src/content-model/prose/reading'
import type { ContentRecord } from '../../src/content-model/record'
import { sourceHash } from '../../src/content-model/rules/translations'
import {
  meaningfulTexts,
  readVersion,
  type Version,
} from '../../src/content-model/translated-source'
import { gitIn, type Git } from '../git'

/** Sentences of a source in one place, before and after a change; empty if there are none. */
export interface Change {
  was: string[]
  now: string[]
}

/** Sentences of a source that changed since it was translated, or the reason why nobody can tell. */
type SourceChanges =
  { changes: Change[]; reason?: undefined } | { changes?: undefined; reason: string }

/**
 * Finds the sentences of a source that changed since a translation: git has the version whose digest the
 * translation names.
 *
 * @param contentDir the content folder
 * @param source the source as it is now
 * @param hash digest of the texts that were translated
 * @param language code of the language of the source
 */
export function sourceChanges(
  contentDir: string,
  source: ContentRecord,
  hash: string,
  language: string,
): SourceChanges {
  const git = gitIn(contentDir)
  if (!git(['--version']).ok) return { reason: 'there is no git on this computer' }
  if (!git(['rev-parse', '--is-inside-work-tree']).ok) {
    return { reason: 'the content folder is in no git repository' }
  }
  const text = translatedText(git, source.file, hash)
  const translated = text === undefined ? undefined : readVersion(source.file, text)
  if (!translated) return { reason: missingReason(git, source.file) }
  return { changes: differences(sentences(translated, language), sentences(source, language)) }
}

/** Returns the latest version of a file whose texts have a digest; undefined if git has none. */
export function translatedText(git: Git, path: string, hash: string): string | undefined {
  const { stdout } = git(['log', '--full-history', '--format=%H', '--', path])
  for (const commit of stdout.split('\n').filter(Boolean)) {
    const file = git(['show', `${commit}:./${path}`])
    const version = file.ok ? readVersion(path, file.stdout) : undefined
    if (version && sourceHash(version) === hash) return file.stdout
  }
  return undefined
}

function missingReason(git: Git, path: string): string {
  return git(['rev-parse', '--is-shallow-repository']).stdout === 'true'
    ? 'the clone is shallow; fetch the other commits with: git fetch --unshallow'
    : `git has no version of ${path} with the text that was translated`
}

function sentences(version: Version, language: string): string[] {
  return meaningfulTexts(version).flatMap((text) => splitSentences(text, language))
}

function differences(before: string[], after: string[]): Change[] {
  const parts = diffArrays(before, after)
  return parts.flatMap(({ value, added, removed }, index) => {
    // A part that was added behind a removed one belongs to that change.
    if (added) return parts[index - 1]?.removed ? [] : [{ was: [], now: value }]
    const next = parts[index + 1]
    return removed ? [{ was: value, now: next?.added ? next.value : [] }] : []
  })
}
