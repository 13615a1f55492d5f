import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPathPrefix } from '../built-path-prefix'
import { installPackages } from '../install-packages.cjs'
import { startStaticServer } from '../static-server'

/** What a run of load came to. */
export interface LoadResult {
  /** Answers by status. */
  statuses: Readonly<Record<string, number>>
  /** Requests that failed, timed out, or were answered otherwise than expected. */
  faults: number
  /** How long the slowest hundredth took at least, in milliseconds. */
  slow: number
  /** Memory of the server halfway and at the end, in megabytes. */
  memory: { half: number; end: number }
}

/** What visitors ask for: pages, data, a file, and an address without a page. */
function addressesOf(folder: string): (readonly [path: string, status: number])[] {
  const siteMap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const paths = Array.from(
    siteMap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g),
    ([, path]) => String(path),
  )
  const base = builtPathPrefix(folder)
  return [
    [`${base}/`, 200],
    [`${base}/blog`, 200],
    ...paths.slice(0, 2).map((path) => [path, 200] as const),
    [`${base}/page-data/blog/page-data.json`, 200],
    [`${base}/icon.svg`, 200],
    [`${base}/no-such-page`, 404],
    [`${base}/blog/`, 301],
  ]
}

/**
 * Asks the local server for the built site at a steady rate.
 *
 * @param seconds how long
 * @param rate requests a second
 */
export async function runLoad(folder: string, seconds: number, rate = 200): Promise<LoadResult> {
  installPackages('tools/load')
  const { default: autocannon } = await import('autocannon')
  const server = await startStaticServer(0, folder)
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  const statuses: Record<string, number> = {}
  let unexpected = 0
  const run = autocannon({
    url: `http://127.0.0.1:${address.port}`,
    connections: 20,
    duration: seconds,
    overallRate: rate,
    headers: { 'accept-encoding': 'br, gzip' },
    requests: addressesOf(folder).map(([path, status]) => ({
      path,
      onResponse: (given: number) => {
        statuses[given] = (statuses[given] ?? 0) + 1
        if (given !== status) unexpected += 1
      },
    })),
  })
  const used = (): number => {
    globalThis.gc?.()
    return Math.round(process.memoryUsage().rss / 1e6)
  }
  let half = 0
  const timer = setTimeout(() => (half = used()), seconds * 500)
  const { errors, timeouts, latency } = await run
  clearTimeout(timer)
  const end = used()
  server.close()
  server.closeAllConnections()
  return {
    statuses,
    faults: errors + timeouts + unexpected,
    slow: latency.p99,
    memory: { half, end },
  }
}
