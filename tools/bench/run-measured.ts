import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Measurements of one run of a program. */
export interface Run {
  /** Elapsed time in seconds. */
  seconds: number
  /** CPU time of it and its child processes, which does not depend on other load. */
  cpuSeconds: number | null
  /** Peak memory of it and its child processes together, in MB; null outside Linux. */
  peakMb: number | null
}

/**
 * Interval of memory measurements in milliseconds. Each takes 15 ms per gigabyte, so a shorter
 * interval would slow down large processes most.
 */
const interval = 500

/**
 * Runs a JavaScript file, with its arguments, until it exits.
 *
 * @throws Error with the end of its output where it fails
 */
export function runMeasured(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const start = performance.now()
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const append = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  let peak = 0
  let cpu = 0
  const timer = setInterval(() => {
    if (!child.pid) return
    const now = measureTree(child.pid)
    peak = Math.max(peak, now.kb)
    cpu = Math.max(cpu, now.cpuSeconds)
  }, interval)
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

/** Clock ticks per second, in which Linux measures the time of processes. */
const ticks = 100

/**
 * Returns memory (shared memory counted once) and CPU time of a process with its descendants; 0
 * outside Linux.
 */
function measureTree(root: number): { kb: number; cpuSeconds: number } {
  let kb = 0
  let used = 0
  const left = [root]
  for (let pid = left.pop(); pid !== undefined; pid = left.pop()) {
    kb += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
    // After the name in parentheses, the 12th to 15th fields are the times of the process and of
    // its ended children.
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

/** Reads a file; empty where its process has ended meanwhile. */
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
