import { spawnSync } from 'node:child_process'

/** Runs git with arguments. */
export type Git = (args: readonly string[], env?: NodeJS.ProcessEnv) => GitAnswer

export interface GitAnswer {
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
