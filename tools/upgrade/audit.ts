import { relative, sep } from 'node:path'
import { ownContentDir } from '../../src/build/settings'
import type { JsonDiagnostic } from '../check/report-json'
import type { Git } from '../git'
import { changedByBoth, changesBetween, type ChangedByBoth } from './changed-by-both'
import { readChangelog, readChangeset, type Change } from './changes'
import { newMistakes } from './check-next'
import { findVersions, type Versions } from './find-versions'
import { tryMerge } from './merge-trees'
import type { Options } from './options'

/** What an upgrade brings, and what its owner must look at. */
export interface Audit extends Versions {
  /** Whether the site has that version already; then all else is empty. */
  isUpToDate: boolean
  /** Changes of each version, newest version first; "not released" where it has no number yet. */
  versions: { version: string; changes: Change[] }[]
  changedByBoth: ChangedByBoth[]
  /** Mistakes that the next version finds in the content, and this one does not. */
  mistakes: JsonDiagnostic[]
  /** Content folder, relative to the project. */
  contentFolder: string
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
  const isUpToDate = git(['merge-base', '--is-ancestor', next.commit, 'HEAD']).ok
  const nothing = { versions: [], changedByBoth: [], mistakes: [], isSampleEdited: false }
  if (isUpToDate) return { ...versions, contentFolder, isUpToDate, ...nothing }
  const merge = tryMerge(git, versions)
  const here = changesBetween(git, base.commit, 'HEAD')
  return {
    ...versions,
    contentFolder,
    isUpToDate,
    versions: changesSince(git, versions),
    changedByBoth: changedByBoth(git, versions, merge?.conflicts),
    // With changes of the code that cannot be merged, the next version is checked as it is.
    mistakes: newMistakes(git, merge?.tree ?? next.commit, contentDir),
    isSampleEdited: contentFolder !== ownContentDir && [...here.keys()].some(isSample),
  }
}

const isSample = (file: string): boolean => file.startsWith('content/')

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
