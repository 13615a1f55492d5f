import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { measurePeer, type Result } from './measure-peer'
import { readOptions, usage } from './options'
import type { Peer } from './peer'
import { eleventy } from './peers/eleventy'
import { plainGatsby } from './peers/plain-gatsby'
import { thisSite } from './peers/this-site'
import { costsOf, tableOf } from './print-table'

const peers: Readonly<Record<string, Peer>> = { eleventy, gatsby: plainGatsby }

/** Builds this site and others beside it with the same articles, and prints what each took. */
async function bench(): Promise<void> {
  const { sizes, peers: names, out } = readOptions(process.argv.slice(2))
  const sites = [thisSite, ...names.flatMap((name) => peers[name] ?? [])]
  const results: Result[] = []
  for (const size of sizes) {
    for (const site of sites) {
      console.log(`${site.name}, ${size} articles ...`)
      const folder = join(tmpdir(), `bench-${process.pid}-${site.name.replace(/\W/g, '-')}`)
      results.push(await measurePeer(site, size, folder))
      write(out, results)
    }
  }
  console.log(`\n${tableOf(results)}\n\n${costsOf(results)}\n\nWritten to ${out}.`)
}

/** Written after each site, so that a run that is broken off leaves what it has. */
function write(file: string, results: readonly Result[]): void {
  const [cpu] = cpus()
  mkdirSync(dirname(file), { recursive: true })
  const about = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${cpus().length} x ${cpu?.model ?? 'unknown'}`,
  }
  writeFileSync(file, `${JSON.stringify({ ...about, results }, null, 2)}\n`)
}

bench().catch((error: Error) => {
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 1
})
