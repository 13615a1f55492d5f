import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'

const groups = new Set<number>()

/** Kills a process group; does nothing where it has ended already. */
function kill(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Starts a program as the leader of a process group, which is killed at the latest when this
 * process exits.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv },
): ChildProcess {
  if (groups.size === 0) {
    process.once('exit', () => groups.forEach(kill))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  }
  const child = spawn(command, args, { ...options, detached: true })
  if (child.pid !== undefined) groups.add(child.pid)
  return child
}

/** Kills a program of `startGroup` with everything it started, and waits until it has ended. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const gone =
    child.exitCode === null && child.signalCode === null
      ? new Promise((resolve) => child.once('exit', resolve))
      : undefined
  kill(child.pid)
  groups.delete(child.pid)
  await gone
}
