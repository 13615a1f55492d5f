import { ownContentDir } from '../../src/build/settings'
import { renames } from '../adopt/rename-project'
import type { Git } from '../git'
import type { Versions } from './find-versions'

/** File that the site and the next version both changed, each in a way of its own. */
export interface ChangedByBoth {
  file: string
  /** What the owner of the site did with it: `changed`, `deleted`, `moved to …`, `added`. */
  here: string
  /** What the next version did with it. */
  there: string
  /** Whether git cannot merge it by itself; undefined where git could not try. */
  conflict?: boolean
}

const words: Readonly<Record<string, string>> = { A: 'added', D: 'deleted' }

/**
 * Lists the files that the site has changed since its version and the next version changes too.
 * What `npm run adopt` has changed is not among them, unless git cannot merge it.
 *
 * @param conflicts files that git cannot merge; undefined where that is not known
 */
export function changedByBoth(
  git: Git,
  { base, next }: Versions,
  conflicts: readonly string[] | undefined,
): ChangedByBoth[] {
  const here = changesBetween(git, base.commit, 'HEAD')
  const there = changesBetween(git, base.commit, next.commit)
  const differing = changesBetween(git, 'HEAD', next.commit, '--no-renames')
  const adopted = adoptedFiles(git, base.commit)
  const both = [...here].flatMap(([file, change]): ChangedByBoth[] => {
    const other = there.get(file)
    if (other === undefined || !differing.has(file)) return []
    const paths = [file, change, other].map((path) => path.replace(/^moved to /, ''))
    const conflict = conflicts?.some((path) => paths.includes(path))
    if (!conflict && adopted.has(file)) return []
    return [{ file, here: change, there: other, ...(conflicts ? { conflict } : {}) }]
  })
  return both.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Returns the changed files between two commits, each with what happened to it. */
export function changesBetween(
  git: Git,
  from: string,
  to: string,
  renamesOption = '--find-renames',
): Map<string, string> {
  const args = ['diff-tree', '-r', '-z', '--name-status', renamesOption, from, to]
  const { ok, stdout, errorLine } = git(args)
  if (!ok) throw new Error(`git could not compare ${from} with ${to}: ${errorLine}`)
  const fields = stdout.split('\0')
  const changes = new Map<string, string>()
  for (let index = 0; index + 1 < fields.length;) {
    const [status = '', file = '', target = ''] = fields.slice(index, index + 3)
    const isMove = status.startsWith('R')
    changes.set(file, isMove ? `moved to ${target}` : (words[status] ?? 'changed'))
    index += isMove ? 3 : 2
  }
  return changes
}

/** Returns the files that differ from the base by nothing but what `npm run adopt` writes. */
function adoptedFiles(git: Git, base: string): Set<string> {
  const read = (commit: string, file: string): string => git(['show', `${commit}:${file}`]).stdout
  const { name } = JSON.parse(read('HEAD', 'package.json')) as { name: string }
  return new Set(
    Object.entries(renames(name, ownContentDir)).flatMap(([file, rename]) =>
      rename(read(base, file)) === read('HEAD', file) ? [file] : [],
    ),
  )
}
