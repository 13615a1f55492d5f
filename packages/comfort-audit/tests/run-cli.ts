import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** Output and exit code of a command. */
export interface CliResult {
  stdout: string
  stderr: string
  status: number | null
}

/** Runs the command from its TypeScript source. It does not block servers of the test. */
export async function runCli(...args: string[]): Promise<CliResult> {
  const cli = resolve(__dirname, '../src/cli.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
    // Playwright and jest set NODE_OPTIONS of their own.
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { stdout, stderr, status: child.exitCode }
}
