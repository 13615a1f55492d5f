import '../free-ports'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromiumPath } from '../chromium-path.cjs'
import { build } from '../gatsby'
import { testSettings } from '../test-settings'
import { firefoxJourney, type Journey } from './firefox'
import { outcomes, rowsOf, type Outcome, type Result } from './results'
import { rows } from './rows'
import { runTests } from './run-tests'
import { documentFile, faultTable, putTable } from './write-table'

/**
 * Builds the site, runs every test of the fault matrix against it, prints the result of each row
 * and writes it into docs/how-we-tested.md. Fails where a row failed or has no test.
 *
 * `--built` tests the site that is already in public/.
 */
async function testFaults(): Promise<void> {
  if (!process.argv.includes('--built') && (await build(testSettings)) !== 0) {
    throw new Error('The site could not be built, so nothing was tested.')
  }
  const { results, broken } = runTests()
  const found = outcomes(
    rows.map(({ row }) => row),
    results,
  )
  const journey = await firefoxJourney()
  const page = readFileSync(documentFile, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    documentFile,
    putTable(page, faultTable(rows, { day, browser: browserName(), outcomes: found, journey })),
  )
  report(found, results, broken)
  reportJourney(journey)
}

function report(found: readonly Outcome[], results: readonly Result[], broken: readonly string[]) {
  console.log('\nRow  Result   Tests  Fault or input')
  for (const { row, verdict, passed, failed } of found) {
    const fault = rows.find((one) => one.row === row)?.fault ?? ''
    const tests = String(passed + failed).padStart(5)
    console.log(`${String(row).padStart(3)}  ${verdict.padEnd(7)}  ${tests}  ${fault}`)
  }
  for (const name of broken) console.error(`\nThe ${name} broke off.`)
  const known = new Set(rows.map(({ row }) => row))
  const strays = results.filter(({ titles }) => rowsOf(titles).some((row) => !known.has(row)))
  for (const { titles } of strays) console.error(`\nNo such row: ${titles.join(' > ')}`)

  const bad = found.filter(({ verdict }) => verdict !== 'passed')
  console.log(
    `\n${found.length - bad.length} of ${found.length} rows passed. Written: ${documentFile}`,
  )
  process.exitCode = bad.length + broken.length + strays.length === 0 ? 0 : 1
}

function reportJourney({ browser, steps }: Journey): void {
  const faults = steps.filter(({ fault }) => fault)
  console.log(
    browser
      ? `${browser}: ${steps.length - faults.length} of ${steps.length} steps passed.`
      : 'Firefox: skipped, because it is not installed (FIREFOX_PATH names one elsewhere).',
  )
  if (faults.length > 0) process.exitCode = 1
}

function browserName(): string {
  const path = chromiumPath()
  if (!path) throw new Error('There is no Chromium. Run npm run setup -- --browser.')
  // Only name and number: packagers add more.
  const output = execFileSync(path, ['--version'], { encoding: 'utf8' })
  return /^\S+ [\d.]+/.exec(output)?.[0] ?? output.trim()
}

testFaults().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
