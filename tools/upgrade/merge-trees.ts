import type { Git } from '../git'
import type { Versions } from './find-versions'

/** Result of a merge that was only tried: no branch and no file of the work tree changes. */
export interface TriedMerge {
  /** Tree of the merged files; undefined where there are conflicts. */
  tree?: string
  /** Files that git cannot merge by itself. */
  conflicts: string[]
}

/** Author of commits that only git's object store gets, and that no branch ever holds. */
const author = { NAME: 'npm run upgrade', EMAIL: 'upgrade@localhost' }
const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(author).map(([key, value]) => [`GIT_${role}_${key}`, value]),
  ),
)

/**
 * Tries to merge the next version.
 *
 * @returns undefined where git is older than 2.38 and cannot try
 * @throws Error where git fails
 */
export function tryMerge(git: Git, { base, next }: Versions): TriedMerge | undefined {
  const ours = base.isMerged ? 'HEAD' : commitAfter(git, base.commit)
  const merge = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z']
  const { status, stdout } = git([...merge, ours, next.commit])
  if (status !== 0 && status !== 1) return undefined
  const [tree, ...conflicts] = stdout.split('\0').filter(Boolean)
  return status === 0 ? { tree, conflicts: [] } : { conflicts }
}

/** Makes a commit with the files of HEAD that also has the base as a parent. */
function commitAfter(git: Git, base: string): string {
  const parents = ['-p', 'HEAD', '-p', base]
  const { ok, stdout, errorLine } = git(
    ['commit-tree', ...parents, '-m', 'Try an upgrade', 'HEAD^{tree}'],
    identity,
  )
  if (!ok) throw new Error(`git could not try the merge: ${errorLine}`)
  return stdout
}
