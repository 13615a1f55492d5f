import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A program in a process group of its own, with all that it wrote. */
export interface Running {
  /** What it wrote so far, to both of its streams. */
  output: () => string
  /** Whether it has ended by itself. */
  ended: () => boolean
  /** Ends it and all that it started; resolves when none of them is left. */
  stop: () => Promise<void>
}

const running = new Set<ChildProcess>()

// Whatever ends this command must end the servers too.
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
  // Detached gives it a process group of its own, which can be ended as a whole.
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
 * Waits until a condition holds.
 *
 * @param limit milliseconds after which it gives up
 * @returns whether the condition held in time
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limit: number,
): Promise<boolean> {
  const end = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > end) return false
    await wait(25)
  }
  return true
}

/** A port of this computer on which nothing listens. */
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
    // None of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
