import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandFile } from './command-file.cjs'
import { copyEnv, copySite } from './copy-site'
import { articleName, editArticle, writeArticles } from './made-up-articles'

/** Milliseconds between two looks at the memory. */
const interval = 500

/**
 * `npm run bench -- 1000`: builds this site with as many made-up articles beside its own, first
 * without any cache and then after an edit of one article, and prints time and memory of both.
 */
async function bench(count: number): Promise<void> {
  if (!Number.isInteger(count) || count < 1) {
    throw new Error('Say how many articles: npm run bench -- 1000')
  }
  const folder = join(tmpdir(), `bench-${process.pid}`)
  const fileOf = (name: string): string => join(folder, 'content', 'articles', name, 'index.mdx')
  try {
    copySite(folder)
    writeArticles(count, fileOf)
    console.log(`${count} articles, without cache: ${await build(folder)}`)
    editArticle(fileOf(articleName(0)))
    console.log(`${count} articles, after an edit: ${await build(folder)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds the site of a folder; returns time and peak memory in words. */
async function build(cwd: string): Promise<string> {
  const started = performance.now()
  // Detached, it leads a process group, to which its workers belong.
  const gatsby = spawn(process.execPath, [commandFile('gatsby'), 'build', '--prefix-paths'], {
    cwd,
    env: copyEnv,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfGroup(gatsby.pid ?? 0))
  }, interval)
  const code = await new Promise((resolve) => gatsby.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The build failed with exit code ${String(code)}.`)
  const memory = peak > 0 ? `, ${(peak / 2 ** 20).toFixed(2)} GB` : ''
  return `${((performance.now() - started) / 1000).toFixed(1)} s${memory}`
}

/**
 * Returns the memory of all processes of a group in kB, with shared memory counted once; 0 on systems
 * other than Linux.
 */
function memoryOfGroup(group: number): number {
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      // There is no such file on this system, or its process has just ended.
      return ''
    }
  }
  if (process.platform !== 'linux') return 0
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      // After the name in parentheses: state, parent, group.
      const [, , , own] = read(`/proc/${pid}/stat`).replace(/^.*\)/s, '').split(' ')
      return Number(own) === group
    })
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, kilobytes) => sum + kilobytes, 0)
}

bench(Number(process.argv[2])).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
