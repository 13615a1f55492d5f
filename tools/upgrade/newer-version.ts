import { commitOf, type Git } from '../git'
import { readChangelog, readChangeset, type Version } from './changes'

/** Remote that docs/upgrading.md tells to add. */
const remote = 'porchlight'

/**
 * Returns the newest version of the remote: its newest tag, or its branch main where it has none.
 *
 * @throws Error that says what to type if nothing of the remote is here
 */
export function newestVersion(git: Git): string {
  const main = `${remote}/main`
  if (!commitOf(git, main)) {
    const hasRemote = git(['remote', 'get-url', remote]).ok
    throw new Error(
      (hasRemote
        ? `Nothing of the remote ${remote} is here yet. Type:\n`
        : `There is no remote named ${remote}. Type, with the address of the project:\n` +
          `  git remote add ${remote} https://…\n`) + `  git fetch ${remote}`,
    )
  }
  const list = ['tag', '--list', 'v[0-9]*', '--sort=-version:refname', '--merged', main]
  return git(list).stdout.split('\n')[0] || main
}

/**
 * Returns what a version changes, newest first: the entries of its CHANGELOG.md that this site does not have, and
 * its changesets that are in no entry yet. A merge brings both, so that they tell which version a site has even where
 * git does not know it.
 *
 * @throws Error that says what to type if git does not know the version
 */
export function changesSince(git: Git, next: string): Version[] {
  if (!commitOf(git, next)) {
    throw new Error(
      `There is no version "${next}" of the project here. Fetch others with: git fetch ${remote} --tags`,
    )
  }
  const had = new Set(versionsAt(git, 'HEAD').map(({ version }) => version))
  const hadPending = changesetsAt(git, 'HEAD')
  const changes = changesetsAt(git, next)
    .filter((file) => !hadPending.includes(file))
    .map((file) => readChangeset(git(['show', `${next}:${file}`]).stdout).change)
  return [
    ...(changes.length > 0 ? [{ version: 'not released', changes }] : []),
    ...versionsAt(git, next).filter(({ version }) => !had.has(version)),
  ]
}

const versionsAt = (git: Git, ref: string): Version[] =>
  readChangelog(git(['show', `${ref}:CHANGELOG.md`]).stdout).versions

function changesetsAt(git: Git, ref: string): string[] {
  const files = git(['ls-tree', '--name-only', ref, '.changeset/']).stdout.split('\n')
  return files.filter((file) => file.endsWith('.md') && !file.endsWith('/README.md'))
}
