import { relative, sep } from 'node:path'
import { ownContentDir } from '../../src/build/settings'
import type { JsonDiagnostic } from '../check/report-json'
import type { Git } from '../git'
import { readChangelog, readChangeset, type Change } from './changes'
import { newMistakes } from './check-next'
import { findVersions, type Versions } from './find-versions'
import type { Options } from './options'
import { sampleSentences, type SampleSentence } from './sample-sentences'

/** What an upgrade brings, and what its owner must look at. */
export interface Audit extends Versions {
  /** Content folder, relative to the project. */
  contentFolder: string
  /** Sentences of the sample that the content folder still contains. */
  sampleSentences: SampleSentence[]
  /** Whether the site has that version already; then all below is empty. */
  isUpToDate: boolean
  /** Changes of each version, newest version first; "not released" where it has no number yet. */
  versions: { version: string; changes: Change[] }[]
  /** Mistakes that the next version finds in the content, and this one does not. */
  mistakes: JsonDiagnostic[]
  /** Whether the sample in content/ was edited, which is the project's. */
  isSampleEdited: boolean
}

/**
 * Looks at what an upgrade changes, without changing anything.
 *
 * @throws Error that says what is missing in the repository, and what to do
 */
export function auditUpgrade(git: Git, options: Options, contentDir: string): Audit {
  const versions = findVersions(git, options)
  const { base, next } = versions
  const contentFolder = relative('.', contentDir).split(sep).join('/')
  const site = { ...versions, contentFolder, sampleSentences: sampleSentences(contentDir) }
  if (git(['merge-base', '--is-ancestor', next.commit, 'HEAD']).ok) {
    return { ...site, isUpToDate: true, versions: [], mistakes: [], isSampleEdited: false }
  }
  return {
    ...site,
    isUpToDate: false,
    versions: changesSince(git, versions),
    mistakes: newMistakes(git, next.commit, contentDir),
    isSampleEdited:
      contentFolder !== ownContentDir &&
      !git(['diff', '--quiet', base.commit, 'HEAD', '--', 'content']).ok,
  }
}

/** Entries of CHANGELOG.md that the base does not have, and the changesets that are in none yet. */
function changesSince(git: Git, { base, next }: Versions): Audit['versions'] {
  const changelogAt = (commit: string): ReturnType<typeof readChangelog>['versions'] =>
    readChangelog(git(['show', `${commit}:CHANGELOG.md`]).stdout).versions
  const had = new Set(changelogAt(base.commit).map(({ version }) => version))
  const pending = changesetsAt(git, next.commit)
  const hadPending = new Set(changesetsAt(git, base.commit))
  const changes = pending
    .filter((file) => !hadPending.has(file))
    .map((file) => readChangeset(git(['show', `${next.commit}:${file}`]).stdout).change)
  return [
    ...(changes.length > 0 ? [{ version: 'not released', changes }] : []),
    ...changelogAt(next.commit).filter(({ version }) => !had.has(version)),
  ]
}

function changesetsAt(git: Git, commit: string): string[] {
  const files = git(['ls-tree', '--name-only', commit, '.changeset/']).stdout.split('\n')
  return files.filter((file) => file.endsWith('.md') && !file.endsWith('/README.md'))
}
