import '../free-ports'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainStart } from '../explain-start'
import { build } from '../gatsby'
import { collectorFile } from '../ports'
import { builtPages, unlistedPages } from '../speed/pages'
import { testSettings } from '../test-settings'
import { allChecks } from './all-checks'
import { runCheck } from './check'
import { engines, type Engine } from './engines'
import { readOptions, type Options } from './options'
import { Page } from './page'
import { checkLine, count, summary, type CheckResult } from './results'
import { serveSite, siteAddress } from './site'
import { skipLine } from './skip-line'
import { checksOfPage, lostPath, sweepPage } from './sweep'

/**
 * Runs the page sweep, the journeys and the faults in one engine over the built site, prints a line
 * for each check and writes `.tmp/engines/<engine>.json`. Fails where a check failed; a missing
 * engine fails only in continuous integration (environment variable CI).
 */
async function testEngine(options: Options): Promise<void> {
  const engine = engines.find(({ name }) => name === options.engine)
  if (!engine) throw new Error(`There is no engine named ${options.engine}.`)
  if (!options.built && (await build(testSettings)) !== 0) {
    throw new Error('The site could not be built, so nothing was tested.')
  }
  const paths = options.only === 'journeys' ? [] : [...builtPages(), ...unlistedPages(), lostPath]
  const checks = options.only === 'sweep' ? [] : allChecks()
  if (!engine.isInstalled() && !engine.install()) {
    console.log(skipLine(engine, paths.length * checksOfPage + checks.length))
    process.exitCode = process.env.CI ? 1 : 0
    return
  }
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(collectorFile, '')
  const stopServers = await serveSite()
  try {
    await runAll(engine, options, paths, checks)
  } finally {
    stopServers()
  }
}

async function runAll(
  engine: Engine,
  options: Options,
  paths: readonly string[],
  checks: ReturnType<typeof allChecks>,
): Promise<void> {
  const browser = await engine.start()
  const results: CheckResult[] = []
  const add = (found: readonly CheckResult[]): void => {
    for (const one of found) console.log(checkLine(one))
    results.push(...found)
  }
  try {
    console.log(browser.version)
    const page = new Page(browser, siteAddress)
    const folder = options.screenshots && join(options.screenshots, engine.name)
    if (paths.length > 0) await page.begin()
    for (const path of paths) add(await sweepPage(page, path, folder))
    for (const check of checks) add([await runCheck(check, page)])
  } finally {
    await browser.close()
  }
  const counted = count(results)
  const day = new Date().toISOString().slice(0, 10)
  const run = { engine: engine.name, version: browser.version, day, checks: results }
  const file = join('.tmp', 'engines', `${engine.name}.json`)
  mkdirSync(join('.tmp', 'engines'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  console.log(`${browser.version}: ${summary(counted)}. Written: ${file}`)
  process.exitCode = counted.failed === 0 ? 0 : 1
}

async function main(): Promise<void> {
  const names = engines.map(({ name }) => name)
  await testEngine(readOptions(process.argv.slice(2), names))
}

main().catch(explainStart)
