import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Program in a process group of its own, with its output. */
export interface Running {
  /** Returns the output so far, of both streams. */
  output: () => string
  /** Returns whether it has exited by itself. */
  ended: () => boolean
  /** Kills it and everything it started; resolves when all have ended. */
  stop: () => Promise<void>
}

const running = new Set<ChildProcess>()

// The servers must end with this command, however it ends.
process.once('exit', () => running.forEach((child) => signal(child, 'SIGKILL')))
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => process.exit(1))
}

/** Starts a program, without a shell. */
export function start(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Running {
  // Detached makes it the leader of a process group, which can be killed as a whole.
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let failed = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  child.once('error', (error) => {
    failed = true
    output += error.message
  })
  const ended = (): boolean => failed || child.exitCode !== null || child.signalCode !== null
  const stop = async (): Promise<void> => {
    signal(child, 'SIGTERM')
    await until(ended, 5_000)
    signal(child, 'SIGKILL')
    await until(ended, 5_000)
    running.delete(child)
  }
  return { output: () => output, ended, stop }
}

/**
 * Waits until a condition is true.
 *
 * @param limit timeout in milliseconds
 * @returns whether it became true in time
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limit: number,
): Promise<boolean> {
  const end = Date.now() + limit
  while (!(await condition())) {
    if (Date.now() > end) return false
    await wait(25)
  }
  return true
}

/** Returns a free port of this computer. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    // ESRCH: every process of the group has ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
