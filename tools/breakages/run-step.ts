import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Step } from '../run-tests/steps'
import { testSettings } from '../copy-site'

/** End of a step: whether it passed, and what it printed. */
export interface Ended {
  ok: boolean
  output: string
  /** It took longer than allowed, and so tells nothing. */
  late?: boolean
}

/**
 * Runs a step of the tests.
 *
 * @param file the file that is broken meanwhile
 * @param seconds after which it is ended
 */
export function runStep({ command, report }: Step, file: string, seconds: number): Promise<Ended> {
  if (report) rmSync(report, { force: true })
  const env = {
    ...process.env,
    ...testSettings,
    BROKEN_FILE: file,
    ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  }
  return new Promise((resolve) => {
    // A group of its own, so that its workers end with it.
    const child = spawn(command, {
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    let output = ''
    let late = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (output += part.toString()))
    }
    const timer = setTimeout(() => {
      late = true
      if (child.pid) process.kill(-child.pid)
    }, seconds * 1000)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ ok: code === 0, output, late })
    })
  })
}
