import '../free-ports'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { editorPath } from '../../src/output/content-security-policy'
import { builtPages, builtPathPrefix, unlistedPages, withAllParts } from '../built-site'
import { builtCollectorPort, explainStart, sitePort } from '../ports'
import { startFormCollector } from '../form-collector'
import { build } from '../gatsby'
import { startStaticServer } from '../static-server'
import { testSettings } from '../copy-site'
import { errorsOf, type Browser } from './browser'
import { engines } from './engines'
import { collectorFile, journeys, sweepPage } from './checks'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** Test the site that is already in public/. */
    built: { type: 'boolean' },
    /** Run the sweep without the journeys: `--only sweep`. */
    only: { type: 'string' },
  },
})

/**
 * Runs the page sweep and the journeys in one engine over the built site, prints a line for each and
 * writes `.tmp/engines/<engine>.json`. A missing engine fails only in continuous integration
 * (environment variable CI).
 */
async function testEngine(): Promise<void> {
  const [name = ''] = positionals
  const engine = engines[name]
  if (!engine || (options.only ?? 'sweep') !== 'sweep') {
    throw new Error(`Usage: main.ts <${Object.keys(engines).join(' | ')}> [--built] [--only sweep]`)
  }
  mkdirSync('.tmp/engines', { recursive: true })
  const report = `.tmp/engines/${name}.json`
  if (!engine.isInstalled()) engine.install()
  if (!engine.isInstalled()) {
    console.log(`${name} is not installed, so nothing was tested. To install it: ${engine.advice}.`)
    writeFileSync(report, JSON.stringify({ passed: 0, failed: 0, missing: true }))
    process.exitCode = process.env.CI ? 1 : 0
    return
  }
  if (!options.built && (await build(testSettings)) !== 0) {
    throw new Error('The site could not be built, so nothing was tested.')
  }
  writeFileSync(collectorFile, '')
  const servers = [
    await startStaticServer(sitePort, 'public'),
    await startFormCollector(builtCollectorPort(), collectorFile),
  ]
  const browser = await engine.start()
  const counts = await runChecks(browser, options.only === 'sweep' || engine.sweepOnly === true)
  await browser.close()
  for (const server of servers) server.close()
  writeFileSync(report, JSON.stringify(counts))
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed > 0 ? 1 : 0)
}

async function runChecks(
  browser: Browser,
  sweepOnly: boolean,
): Promise<{ passed: number; failed: number }> {
  const site = `http://localhost:${sitePort}${builtPathPrefix()}`
  const counts = { passed: 0, failed: 0 }
  const check = async (name: string, run: () => Promise<string[]>): Promise<void> => {
    const faults = await run().catch((error: unknown) => [(error as Error).message])
    counts[faults.length > 0 ? 'failed' : 'passed'] += 1
    console.log(faults.length > 0 ? `  ✘ ${name}: ${faults.join('; ')}` : `  ✓ ${name}`)
  }
  // Sheets for the fridge and questions of guides are many, and of a few kinds.
  // The editor for writers is a program of others, which these engines need not run.
  const unlisted = withAllParts(unlistedPages().filter((path) => path !== editorPath))
  for (const path of [...builtPages(), ...unlisted, '/no-such-page']) {
    await check(path, () => sweepPage(browser, site + path))
  }
  if (sweepOnly) return counts
  for (const [name, run] of Object.entries(journeys)) {
    await check(name, async () => {
      await browser.resize(1280, 900)
      await run(browser, site)
      return errorsOf(browser)
    })
  }
  return counts
}

testEngine().catch(explainStart)
