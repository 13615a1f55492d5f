import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import {
  audit,
  formatResults,
  showProgress,
  type SiteReport,
} from '../../packages/comfort-audit/src'
import { builtPathPrefix } from '../built-site'
import { defineCommand, runCommand } from '../command'
import { startStaticServer } from '../static-server'
import { ownSiteOptions } from './own-site'
import { writeRecord } from './record'

const command = defineCommand({
  call: 'npm run comfort -- [options]',
  help: `Measures the built site in public/ by rules for older readers. Measure any other site with
npx tsx packages/comfort-audit/src/cli.ts https://a-site.org`,
  options: {
    quick: {
      type: 'boolean',
      help: 'one page of each kind in most variants, all others in two; journeys on three pages',
    },
    pages: { type: 'string', value: '<number>', help: 'how many pages at most' },
    page: {
      type: 'string',
      value: '</path>',
      multiple: true,
      help: 'only this page; can be repeated',
    },
    rule: {
      type: 'string',
      value: '<name>',
      multiple: true,
      help: 'only this rule; can be repeated',
    },
    list: { type: 'boolean', help: 'lists every failure, not only the worst of each rule' },
    record: {
      type: 'boolean',
      help: 'writes the result to docs/how-we-tested.md',
    },
  },
})

type Options = ReturnType<typeof command.parse>['values']

async function comfort(options: Options): Promise<void> {
  // A typing mistake must not pass for a good result.
  if (options.pages !== undefined && !/^[1-9]\d*$/.test(options.pages)) {
    throw new Error(`--pages is "${options.pages}". It takes a number from 1 on.`)
  }
  for (const path of options.page ?? []) {
    if (!path.startsWith('/')) {
      throw new Error(`--page is "${path}". It takes a path, such as /contact.`)
    }
  }
  if (options.record && Object.keys(options).length > 1) {
    throw new Error('Only a full run can be recorded: use --record without other options.')
  }
  const started = Date.now()
  const { results, pages } = await measureOwnSite(options)
  const failed = results.filter(({ failures }) => failures.length > 0).length
  console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} seconds\n`)
  console.log(formatResults(results, options.list ?? false))
  mkdirSync('.tmp', { recursive: true })
  const counts = { passed: results.length - failed, failed }
  writeFileSync('.tmp/comfort-results.json', JSON.stringify(counts))
  if (options.record) await writeRecord({ day: new Date(), pages: pages.length, results })
  if (failed > 0) process.exitCode = 1
}

async function measureOwnSite({ quick, pages, page, rule }: Options): Promise<SiteReport> {
  if (!existsSync('public/index.html')) throw new Error('Run npm run build -- --local first.')
  const server = await startStaticServer(0, 'public')
  try {
    const { port } = server.address() as AddressInfo
    const pathPrefix = builtPathPrefix()
    const own = ownSiteOptions({
      quick: quick ?? false,
      maxPages: pages ? Number(pages) : undefined,
      pathPrefix,
    })
    const { sites } = await audit({
      addresses: [`http://localhost:${port}`],
      ...own,
      pages: page?.map((path) => pathPrefix + path) ?? own.pages,
      rules: rule,
      onProgress: showProgress,
    })
    return sites[0]!
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

void runCommand(command, (args) => comfort(command.parse(args).values))
