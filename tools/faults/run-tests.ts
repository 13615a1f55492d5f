import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile } from '../command-file.cjs'
import { testSettings } from '../test-settings'
import {
  browserResults,
  jestResults,
  type BrowserReport,
  type JestReport,
  type Result,
} from './results'

const ofRow = /['"`]row \d+:/
/** Pattern of the titles of tests that belong to a row, as test runners match them. */
const inTitle = 'row [0-9]+:'

/** Command that runs tests, and the parser of its report. */
interface Runner {
  name: string
  files: RegExp
  args: (files: readonly string[], report: string) => string[]
  read: (report: unknown) => Result[]
}

const jest = (config: string) => (files: readonly string[], report: string) =>
  [
    commandFile('jest'),
    '--config',
    config,
    '--json',
    `--outputFile=${report}`,
    '-t',
    inTitle,
  ].concat('--runTestsByPath', files)

const playwright = (config: string, project: string) => (files: readonly string[]) =>
  [commandFile('@playwright/test'), 'test', '--config', config, `--project=${project}`].concat(
    ['--reporter=list,json', '--grep', inTitle],
    files,
  )

const runners: readonly Runner[] = [
  {
    name: 'unit and component tests',
    files: /^__tests__\/(?!built\/|slow\/).*\.test\.tsx?$/,
    args: jest('jest.config.js'),
    read: (report) => jestResults(report as JestReport),
  },
  {
    name: 'tests of the built site',
    files: /^__tests__\/(built|builds)\/.*\.test\.ts$/,
    args: jest('jest.built.config.js'),
    read: (report) => jestResults(report as JestReport),
  },
  {
    name: 'slow tests',
    files: /^__tests__\/slow\/.*\.test\.ts$/,
    args: jest('jest.slow.config.js'),
    read: (report) => jestResults(report as JestReport),
  },
  {
    name: 'browser tests',
    files: /^__tests__\/(browser|fixture)\/.*\.spec\.ts$/,
    args: playwright('playwright.config.ts', 'desktop'),
    read: (report) => browserResults(report as BrowserReport),
  },
  {
    name: 'when scripts fail, and what older browsers lack',
    files: /^__tests__\/engines\/.*\.spec\.ts$/,
    args: playwright('playwright.config.ts', 'engines'),
    read: (report) => browserResults(report as BrowserReport),
  },
  {
    name: 'every page in a browser',
    files: /^__tests__\/every-page\/.*\.spec\.ts$/,
    args: playwright('playwright.pages.config.ts', 'desktop'),
    read: (report) => browserResults(report as BrowserReport),
  },
]

/**
 * Runs every test of the fault matrix.
 *
 * @returns the result of each test, and the runs that failed before they could report
 */
export function runTests(): { results: Result[]; broken: string[] } {
  mkdirSync('.tmp', { recursive: true })
  const broken: string[] = []
  const all = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .map((path) => join('__tests__', path))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && ofRow.test(readFileSync(path, 'utf8')))

  const results = runners.flatMap((runner, index) => {
    const files = all.filter((path) => runner.files.test(path))
    if (files.length === 0) return []
    console.log(`\n--- ${runner.name}: ${files.length} files`)
    const report = `.tmp/faults-${index}.json`
    rmSync(report, { force: true })
    const { status } = spawnSync(process.execPath, runner.args(files, report), {
      stdio: 'inherit',
      env: { ...process.env, ...testSettings, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    if (!existsSync(report)) {
      broken.push(runner.name)
      return []
    }
    const found = runner.read(JSON.parse(readFileSync(report, 'utf8')))
    // A file that cannot be compiled fails the run without failing any test.
    if (status !== 0 && found.every((one) => one.status !== 'failed')) broken.push(runner.name)
    return found
  })
  return { results, broken }
}
