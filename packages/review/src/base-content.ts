import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContentFiles } from '../../../src/build/read-content'
import type { SourceFile } from '../../../src/content-model/record'
import { checkOutTree, commitOf, gitIn } from '../../../tools/git'

/** Commit that the content is compared with. */
export interface Base {
  /** Name as requested: `origin/main`. */
  ref: string
  /** Full hash of the commit. */
  commit: string
}

/** Error with the reason why there is nothing to compare with, and what to do. */
export class BaseMissing extends Error {}

/** Refs that are tried in this order. */
const defaultRefs = ['origin/main', 'main']

/**
 * Finds the merge base of the branch. What others have changed in the base since then is not a
 * change of this branch.
 *
 * @param contentDir the content folder, inside of the repository
 * @param ref a branch or a commit; without it the branch main
 * @throws BaseMissing
 */
export function findBase(contentDir: string, ref?: string): Base {
  const git = gitIn(contentDir)
  if (!git(['--version']).ok) {
    throw new BaseMissing('There is no git on this computer. Install it: https://git-scm.com.')
  }
  const inside = git(['rev-parse', '--is-inside-work-tree'])
  if (!inside.ok) {
    throw new BaseMissing(
      `The content folder is in no git repository (${inside.errorLine}). Clone the project with git.`,
    )
  }
  const refs = ref === undefined ? defaultRefs : [ref]
  const found = refs.find((one) => commitOf(git, one) !== undefined)
  if (found === undefined) throw new BaseMissing(missingRefMessage(refs))
  const common = git(['merge-base', 'HEAD', found])
  if (common.ok) return { ref: found, commit: common.stdout }
  if (commitOf(git, 'HEAD') === undefined) {
    throw new BaseMissing('This repository has no commit yet. Commit something first.')
  }
  const shallow = git(['rev-parse', '--is-shallow-repository']).stdout === 'true'
  throw new BaseMissing(
    shallow
      ? `The commits between this branch and ${found} are not here: the clone is shallow. Fetch ` +
          'them with: git fetch --unshallow origin'
      : `This branch and ${found} have no commit in common. Name another base with --base.`,
  )
}

function missingRefMessage(refs: readonly string[]): string {
  const [first = ''] = refs
  const [, branch] = /^(?:origin\/)?([\w./-]+)$/.exec(first) ?? []
  const isBranch = branch !== undefined && !/^(HEAD|[0-9a-f]{7,40})$/.test(branch)
  const cure = isBranch
    ? `Fetch it with: git fetch origin ${branch}:refs/remotes/origin/${branch}` +
      (first === branch ? `, and compare with origin/${branch}.` : '')
    : 'Fix its name, or fetch older commits with: git fetch --unshallow origin'
  return `There is no ${refs.join(' and no ')} here to compare with. ${cure}`
}

/**
 * Reads the content files of the base. They are checked out into a temporary folder, so that they
 * are read as a build would read them; the work tree and its index are not touched.
 *
 * @throws Error if git cannot check them out
 */
export function readBase(contentDir: string, { commit }: Base): SourceFile[] {
  const git = gitIn(contentDir)
  const inRepository = git(['rev-parse', '--show-prefix']).stdout
  const tree = `${commit}:${inRepository}`
  // A base without content is valid: then everything is new.
  if (!git(['cat-file', '-e', tree]).ok) return []
  const folder = mkdtempSync(join(tmpdir(), 'base-content-'))
  try {
    return readContentFiles(checkOutTree(git, tree, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
