import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { onePageOfEachKind, unlistedPages } from '../speed/pages'
import { startStaticServer } from '../static-server'
import { allRules } from './all-rules'
import { newVisitor, startBrowser } from './browser'
import { findPages } from './find-pages'
import { kindLooks, plainLooks, type Look } from './looks'
import { measureSite, type RuleResult } from './measure-site'
import { ownRules } from './own-rules'
import { keepRecord } from './keep-record'
import { failureWords, resultTable } from './print-table'
import type { Rule } from './rule'

const help = `npm run comfort                        measures the built site in public/
npm run comfort -- https://a-site.org  measures somebody's site, 20 pages at most
  --quick         one page of each kind in most of its looks, all others in their plain ones,
                  and what is pressed and typed on three pages at most
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
    quick: { type: 'boolean' },
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
  checkOptions()
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
    const looksOf = options.quick ? quickLooks() : undefined
    const results = await measureSite(
      {
        origin,
        paths,
        rules,
        looksOf,
        journeys: options.quick ? 3 : undefined,
        onPage: progress(),
      },
      browser,
    )
    console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} seconds\n`)
    return { pages: paths.length, results }
  } finally {
    await browser.close()
  }
}

/** Says what is wrong with the options, so that a slip does not pass for a good result. */
function checkOptions(): void {
  const { pages, rule = [], page = [] } = options
  if (pages !== undefined && !/^[1-9]\d*$/.test(pages)) {
    throw new Error(`--pages is "${pages}". It takes a number from 1 on.`)
  }
  const names = allRules.map(({ name }) => name)
  for (const name of rule.filter((one) => !names.includes(one))) {
    throw new Error(`There is no rule "${name}". There are: ${names.join(', ')}.`)
  }
  for (const path of page.filter((one) => !one.startsWith('/'))) {
    throw new Error(`--page is "${path}". It takes a path, such as /contact.`)
  }
  const [address, ...more] = positionals
  if (more.length > 0) throw new Error(`One address at a time: leave out ${more.join(' ')}.`)
  if (address !== undefined && !/^https?:/.test(address)) {
    throw new Error(`"${address}" is no address. It begins with http:// or https://.`)
  }
  if (options.quick && address !== undefined) {
    throw new Error('--quick knows the kinds of our own pages only: leave out it or the address.')
  }
  if (options.record && (address ?? pages ?? options.page ?? options.rule ?? options.quick)) {
    throw new Error('Only a full run over our own site is kept: leave the other options out.')
  }
}

async function listPages(visitor: BrowserContext, origin: string, own: boolean): Promise<string[]> {
  const most = Number(options.pages ?? (own ? Infinity : 20))
  const paths = await findPages(visitor, origin, most)
  if (!own || options.pages) return paths
  // Pages for the fridge are made alike: a quick run takes one.
  const unlisted = unlistedPages().slice(0, options.quick ? 1 : undefined)
  return [...paths, ...unlisted, ...lostPages]
}

/** Of a quick run: most looks on one page of each kind, few on the others. */
function quickLooks(): (path: string) => readonly Look[] {
  const chosen = [...onePageOfEachKind(), ...lostPages]
  return (path) => (chosen.includes(path) ? kindLooks : plainLooks)
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

main().catch((error: unknown) => {
  // What is wrong with options or address says all; anything else is a fault of ours.
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error)
  process.exitCode = 1
})
