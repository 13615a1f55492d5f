import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Output of a command, and how it ended. */
export interface Ran {
  /** Both streams of its output. */
  output: string
  stdout: string
  status: number | null
}

/**
 * Runs one of the commands as a writer types it; not as a workflow of GitHub.
 *
 * @param options.cwd the folder of the project, or of a copy of it
 */
export function runTool(
  tool: 'new' | 'check' | 'preview',
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Ran {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      resolve(tool === 'preview' ? 'packages/review/src' : `tools/${tool}`, 'main.ts'),
      ...args,
    ],
    {
      cwd,
      encoding: 'utf8',
      // The programs are ours, wherever they run.
      env: {
        ...process.env,
        GITHUB_ACTIONS: '',
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
        ...env,
      },
      input: '',
    },
  )
  return { output: stdout + stderr, stdout, status }
}

/** Answers of a writer who starts an article on lost passwords. */
export const lostPassword = [
  ...['--title', 'What to Do When You Lose a Password', '--slug', 'lost-password'],
  ...[
    '--excerpt',
    'A lost password is no reason to worry. Learn how to make a new one and keep it safe.',
  ],
  ...['--author', 'Nora Fielden', '--category', 'safety', '--tags', 'Passwords, reporting scams'],
]
