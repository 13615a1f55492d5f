import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import {
  allRules,
  audit,
  formatFailure,
  formatTable,
  type AuditOptions,
  type ProgressEvent,
  type RuleResult,
  type SiteReport,
} from '../../packages/comfort-audit/src'
import { builtPathPrefix } from '../built-path-prefix'
import { startStaticServer } from '../static-server'
import { ownSiteOptions } from './own-site'
import { parseOptions, type Options } from './parse-options'
import { writeRecord } from './write-record'

const help = `npm run comfort                        measures the built site in public/
npm run comfort -- https://a-site.org  measures another site, 20 pages at most
  --quick         one page of each kind in most variants, all others in few,
                  and journeys on three pages at most
  --pages N       how many pages at most
  --page /path    only this page; may be given several times
  --rule NAME     only this rule; may be given several times
  --list          lists every failure, not the worst one alone
  --record        writes the result for /how-we-tested and docs/how-we-tested.md
Any number of sites, folders and JSON: packages/comfort-audit/README.md.`

const resultFile = '.tmp/comfort-results.json'

async function main(): Promise<void> {
  const options = parseOptions(
    process.argv.slice(2),
    allRules.map(({ name }) => name),
  )
  if (options.help) return console.log(help)
  const { results, pages } = options.address
    ? await measure(options, { addresses: [new URL(options.address).origin] })
    : await measureOwnSite(options)
  printReport(results, options.list)
  if (options.record) await writeRecord({ day: new Date(), pages: pages.length, results })
}

async function measureOwnSite(options: Options): Promise<SiteReport> {
  if (!existsSync('public/index.html')) throw new Error('Run npm run build:local first.')
  const server = await startStaticServer(0, 'public')
  try {
    const { port } = server.address() as AddressInfo
    const pathPrefix = builtPathPrefix()
    const { quick, maxPages } = options
    const own = ownSiteOptions({ quick, maxPages, pathPrefix })
    const pages = options.pages?.map((path) => pathPrefix + path)
    return await measure({ ...options, pages }, { addresses: [`http://localhost:${port}`], ...own })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function measure(options: Options, site: AuditOptions): Promise<SiteReport> {
  const { maxPages, pages, rules } = options
  const started = Date.now()
  const report = await audit({
    ...site,
    ...(maxPages === undefined ? {} : { maxPages }),
    ...(pages ? { pages } : {}),
    ...(rules ? { rules } : {}),
    onProgress: showProgress,
  })
  console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} seconds\n`)
  const [result] = report.sites
  if (!result) throw new Error('No site was measured.')
  return result
}

function showProgress(event: ProgressEvent): void {
  if (event.kind === 'step') process.stdout.write('.')
  else console.log(`${event.rules} rules on ${event.pages} pages of ${event.site}`)
}

function printReport(results: readonly RuleResult[], list: boolean): void {
  console.log(formatTable(results))
  const failed = results.filter(({ failures }) => failures.length > 0)
  for (const { rule, failures } of list ? failed : []) {
    console.log(`\n${rule.name}: ${rule.requirement}`)
    for (const failure of failures) console.log(`  ${formatFailure(failure)}`)
  }
  mkdirSync('.tmp', { recursive: true })
  const counts = { passed: results.length - failed.length, failed: failed.length }
  writeFileSync(resultFile, JSON.stringify(counts))
  if (failed.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  // A message about options or the address is enough; anything else is a fault of ours.
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error)
  process.exitCode = 1
})
