import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts a program, and waits until it is ready.
 *
 * @param isReady is given what the program has printed so far
 * @returns its output so far, and what stops it and resolves when it has ended
 * @throws Error where it ends, or is not ready within a minute
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  isReady: (output: string) => boolean | Promise<boolean>,
  options: SpawnOptions = {},
): Promise<{ output: () => string; stop: () => Promise<unknown> }> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit')
  const stop = (): Promise<unknown> => {
    child.kill()
    return ended
  }
  const end = Date.now() + 60_000
  while (!(await isReady(output))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`${command} did not start.\n${output}`)
    }
    await wait(50)
  }
  return { output: () => output, stop }
}
