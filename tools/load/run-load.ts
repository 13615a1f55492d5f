import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPathPrefix } from '../built-path-prefix'
import { installPackages } from '../install-packages.cjs'
import { sitemapPaths } from '../sitemap-paths'
import { startStaticServer } from '../static-server'

/** Result of a load test. */
export interface LoadResult {
  /** Number of answers by status. */
  statuses: Readonly<Record<string, number>>
  /** Number of requests that failed, timed out, or got an unexpected status. */
  faults: number
  /** 99th percentile of the response times, in milliseconds. */
  slow: number
  /** Memory of the server halfway and at the end, in megabytes. */
  memory: { half: number; end: number }
}

/**
 * Returns typical requests with their expected status: pages, data, a file, and a path without a
 * page.
 */
function addressesOf(folder: string): (readonly [path: string, status: number])[] {
  const paths = sitemapPaths(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))
  const base = builtPathPrefix(folder)
  return [
    [`${base}/`, 200],
    [`${base}/blog`, 200],
    ...paths
      .filter((path) => path !== `${base}/`)
      .slice(0, 2)
      .map((path) => [path, 200] as const),
    [`${base}/page-data/blog/page-data.json`, 200],
    [`${base}/icon.svg`, 200],
    [`${base}/no-such-page`, 404],
    [`${base}/blog/`, 301],
  ]
}

/**
 * Sends requests for the built site to the local server at a steady rate.
 *
 * @param seconds duration
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
