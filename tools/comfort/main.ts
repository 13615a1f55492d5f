import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { explainStart } from '../explain-start'
import { startStaticServer } from '../static-server'
import { allRules } from './all-rules'
import { newVisitor, startBrowser } from './browser'
import { findPages } from './find-pages'
import { measureSite, type RuleResult } from './measure-site'
import { ownRules } from './own-rules'
import { failureWords, resultTable } from './print-table'
import { keepRecord } from './record'
import type { Rule } from './rule'

const help = `npm run comfort                        measures the built site in public/
npm run comfort -- https://a-site.org  measures somebody's site, 20 pages at most
  --pages N       how many pages at most
  --page /path    only this page; may be given several times
  --rule NAME     only this rule; may be given several times
  --list          lists every offender, not the worst one alone
  --record        keeps the result for /how-we-tested and docs/how-we-tested.md`

/** Addresses of our site without a page: what is said there is measured too. */
const lostPages = ['/no-such-page', '/blog/no-such-article']

const resultFile = '.tmp/comfort-results.json'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    page: { type: 'string', multiple: true },
    rule: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    record: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

interface Measurement {
  pages: number
  results: RuleResult[]
}

/** Measures our built site, or the one whose address is given, and prints a table. */
async function main(): Promise<void> {
  if (options.help) return console.log(help)
  const [address] = positionals
  const part = options.pages ?? options.page ?? options.rule
  if (options.record && (address ?? part)) {
    throw new Error('Only a full run over our own site is kept: leave the other options out.')
  }
  if (address) return report((await measure(new URL(address).origin, false)).results)

  if (!existsSync('public/index.html')) throw new Error('Run npm run build:local first.')
  const server = await startStaticServer(0, 'public')
  try {
    const { port } = server.address() as AddressInfo
    const { pages, results } = await measure(`http://localhost:${port}`, true)
    report(results)
    if (options.record) await keepRecord({ day: new Date(), pages, results })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function measure(origin: string, own: boolean): Promise<Measurement> {
  const started = Date.now()
  const browser = await startBrowser()
  try {
    const paths = options.page ?? (await listPages(await newVisitor(browser), origin, own))
    const rules = rulesFor(own).filter(({ name }) => options.rule?.includes(name) ?? true)
    console.log(`${rules.length} rules on ${paths.length} pages of ${origin}`)
    const results = await measureSite({ origin, paths, rules, onPage: progress() }, browser)
    console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} seconds\n`)
    return { pages: paths.length, results }
  } finally {
    await browser.close()
  }
}

async function listPages(visitor: BrowserContext, origin: string, own: boolean): Promise<string[]> {
  const most = Number(options.pages ?? (own ? Infinity : 20))
  const paths = await findPages(visitor, origin, most)
  return own && !options.pages ? [...paths, ...lostPages] : paths
}

/** On somebody else's site nothing is sent, so what sends a form is left out. */
function rulesFor(own: boolean): Rule[] {
  return own ? ownRules() : allRules.filter((rule) => rule.kind !== 'journey' || !rule.sends)
}

/** One dot a page: a sign of life that fits any log. */
function progress(): () => void {
  return () => process.stdout.write('.')
}

function report(results: readonly RuleResult[]): void {
  console.log(resultTable(results))
  if (options.list) {
    for (const { rule, failures } of results.filter((one) => one.failures.length > 0)) {
      console.log(`\n${rule.name}: ${rule.number}`)
      for (const failure of failures) console.log(`  ${failureWords(failure)}`)
    }
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(resultFile, JSON.stringify({ passed: results.length - failed, failed }))
  if (failed > 0) process.exitCode = 1
}

main().catch(explainStart)
