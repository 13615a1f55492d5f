import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeResult } from '../speed/write-result'
import { table } from '../speed/table'
import { measurePeer, type Result } from './measure-peer'
import { readOptions, usage } from './options'
import type { Peer } from './peer'
import { bareEleventy, eleventyBlog } from './peers/eleventy'
import { plainGatsby } from './peers/plain-gatsby'
import { thisSite } from './peers/this-site'
import { resultRows } from './result-rows'

const peers: Readonly<Record<string, Peer>> = {
  eleventy: bareEleventy,
  blog: eleventyBlog,
  gatsby: plainGatsby,
}

/**
 * Builds this site and its peers with the same articles, and prints time, memory and size of each
 * build.
 */
async function bench(): Promise<void> {
  const { sizes, peers: names } = readOptions(process.argv.slice(2))
  const sites = [thisSite, ...names.flatMap((name) => peers[name] ?? [])]
  const results: Result[] = []
  for (const size of sizes) {
    for (const site of sites.filter(({ most = Infinity }) => size <= most)) {
      console.log(`${site.name}, ${size} articles ...`)
      const folder = join(tmpdir(), `bench-${process.pid}-${site.name.replace(/\W/g, '-')}`)
      results.push(await measurePeer(site, size, folder))
      // Written after each site, so that an aborted run keeps its results.
      writeResult('build', resultRows(results))
    }
  }
  console.log(`\n${table(resultRows(results))}`)
  for (const { name, version } of sites) console.log(`${name}: ${version()}`)
}

bench().catch((error: Error) => {
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 1
})
