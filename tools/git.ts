import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs git with arguments. */
export type Git = (args: readonly string[], env?: NodeJS.ProcessEnv) => GitAnswer

interface GitAnswer {
  ok: boolean
  /** Standard output, trimmed. */
  stdout: string
  /** First line of the error output. */
  errorLine: string
}

/** Returns a function that runs git in a folder. No command here changes files of the work tree. */
export function gitIn(folder: string): Git {
  return (args, env = {}) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, ...env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
    })
    const errorLine = error ? error.message : (stderr.trim().split('\n')[0] ?? '')
    return { ok: status === 0, stdout: stdout?.trim() ?? '', errorLine }
  }
}

/** Returns the full hash of the commit that a ref names; undefined if there is none. */
export function commitOf(git: Git, ref: string): string | undefined {
  const { ok, stdout } = git([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ])
  return ok ? stdout : undefined
}

/**
 * Writes the files of a commit or tree into a folder below `folder`. The work tree and its index are
 * not touched.
 *
 * @param folder an empty folder, which also gets a temporary index
 * @returns the folder of the files
 * @throws Error if git cannot check them out
 */
export function checkOutTree(git: Git, tree: string, folder: string): string {
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  const files = join(folder, 'files')
  // Symbolic links of a commit become plain files.
  const plain = ['-c', 'core.symlinks=false']
  // From the top of the repository, or git would prefix the paths of files.
  const top = gitIn(git(['rev-parse', '--show-toplevel']).stdout)
  for (const args of [
    [...plain, 'read-tree', tree],
    [...plain, 'checkout-index', '--all', `--prefix=${files}/`],
  ]) {
    const { ok, errorLine } = top(args, env)
    if (!ok) throw new Error(`git could not check out the files of ${tree}: ${errorLine}`)
  }
  return files
}
