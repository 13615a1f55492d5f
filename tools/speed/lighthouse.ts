import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installPackages } from '../install-packages.cjs'
import { sitePort } from '../ports'
import { browse } from './browse'
import { onePageOfEachKind } from './pages'
import { writeResult } from './write-result'
import { table, type Row } from './table'

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    { title: string; displayValue?: string; score: number | null; numericValue?: number }
  >
}

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Remote debugging port of the browser. */
const debugPort = sitePort + 500

/**
 * Prints Lighthouse's scores and times of one page of each kind: mobile, simulated, median of 3.
 * Lighthouse is installed on first use.
 */
async function main(): Promise<void> {
  installPackages('tools/speed')
  const { rows, version } = await browse(
    async (browser, origin) => {
      const found: Row[] = []
      for (const path of onePageOfEachKind()) found.push(await measure(origin, path))
      return { rows: found, version: browser.version() }
    },
    [`--remote-debugging-port=${debugPort}`],
  )
  console.log(`${table(rows)}\n\nMobile, simulated throttling, median of ${runs}.`)
  writeResult('lighthouse', rows, version)
}

async function measure(origin: string, path: string): Promise<Row> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    reports.push(await report(origin + path))
  }
  for (const title of new Set(reports.flatMap(failedAudits))) console.log(`${path}: ${title}`)
  const score = (id: string): number =>
    Math.round(100 * median(reports.map(({ categories }) => categories[id]?.score ?? 0)))
  const value = (id: string): number =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN))
  return {
    page: path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP, s': (value('largest-contentful-paint') / 1000).toFixed(2),
    'TBT, ms': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift').toFixed(3),
  }
}

/**
 * Runs Lighthouse in a process of its own: the code that it sends into the page must not be
 * compiled by tsx.
 */
async function report(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      url,
      `--port=${debugPort}`,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: 50_000_000 },
  )
  return JSON.parse(stdout) as Report
}

/** Returns the titles of the audits that lowered the scores of a page. */
function failedAudits({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim())
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
