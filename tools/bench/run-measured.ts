import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What one run of a program took. */
export interface Run {
  /** From start to end, in seconds. */
  seconds: number
  /** Time that it and all it started kept a processor busy: the same also on a busy machine. */
  cpuSeconds: number | null
  /** The most memory that it and all it started held at one moment, in MB; null outside Linux. */
  peakMb: number | null
}

/**
 * Memory is looked at so often, in milliseconds. Each look takes 15 ms for every gigabyte: more of
 * them would slow down those most that hold most.
 */
const every = 500

/**
 * Runs a program to its end.
 *
 * @throws Error with the end of its output where it fails
 */
export function runMeasured(
  command: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const [program, ...args] = command
  const start = performance.now()
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let peak = 0
  let cpu = 0
  const timer = setInterval(() => {
    if (!child.pid) return
    const now = lookAtTree(child.pid)
    peak = Math.max(peak, now.kb)
    cpu = Math.max(cpu, now.cpuSeconds)
  }, every)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(timer)
      if (code !== 0) reject(new Error(`${command.join(' ')} failed in ${cwd}.\n${output}`))
      else {
        const seconds = (performance.now() - start) / 1000
        resolve({ seconds, cpuSeconds: cpu || null, peakMb: Math.round(peak / 1024) || null })
      }
    })
  })
}

/** Clock ticks a second, as Linux counts the time of processes. */
const ticks = 100

/** A process and all below it: memory, where what they share is counted once, and time. 0 outside Linux. */
function lookAtTree(root: number): { kb: number; cpuSeconds: number } {
  let kb = 0
  let used = 0
  const left = [root]
  for (let pid = left.pop(); pid !== undefined; pid = left.pop()) {
    kb += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
    // Behind the name in brackets: the 12th to 15th fields are the times of it and of those that ended.
    const fields = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')
    used += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    for (const task of list(`/proc/${pid}/task`)) {
      const children = read(`/proc/${pid}/task/${task}/children`)
      left.push(...children.split(' ').filter(Boolean).map(Number))
    }
  }
  return { kb, cpuSeconds: used / ticks }
}

/** Processes end while they are looked at; then there is nothing to read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
