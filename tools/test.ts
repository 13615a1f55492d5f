import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { testSettings } from './test-settings'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  command: string
  /** Reads how many tests ran; a step without it counts as one test. */
  count?: () => Counts
}

const unitResults = '.tmp/unit-results.json'
const builtResults = '.tmp/built-results.json'
const browserResults = '.tmp/browser-results.json'
const fixtureResults = '.tmp/fixture-results.json'
const comfortResults = '.tmp/comfort-results.json'
const results = [unitResults, builtResults, browserResults, fixtureResults, comfortResults]

const steps: readonly Step[] = [
  { name: 'format', command: 'npm run --silent check:format' },
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'types', command: 'npm run --silent check:types' },
  {
    name: 'unit and component tests',
    command: `npm run --silent test:unit -- --json --outputFile=${unitResults}`,
    count: () => countJestTests(unitResults),
  },
  { name: 'content', command: 'npm run --silent check' },
  { name: 'build', command: 'npm run --silent build:local' },
  {
    name: 'tests of the built site',
    command: `npm run --silent test:built -- --json --outputFile=${builtResults}`,
    count: () => countJestTests(builtResults),
  },
  {
    name: 'browser tests',
    command: 'npm run --silent test:browser',
    count: () => countBrowserTests(browserResults),
  },
  {
    name: 'browser tests with many articles',
    command: 'npm run --silent test:fixture',
    count: () => countBrowserTests(fixtureResults),
  },
  {
    name: 'comfort: every rule on every page',
    command: 'npm run --silent comfort',
    count: () => read<Counts>(comfortResults) ?? { passed: 0, failed: 0 },
  },
]

const env: NodeJS.ProcessEnv = { ...process.env, ...testSettings }

/** Runs every part of the tests, also after one has failed, and ends with one line for all. */
function test(): void {
  mkdirSync('.tmp', { recursive: true })
  const total: Counts = { passed: 0, failed: 0 }
  for (const step of steps) {
    console.log(`\n--- ${step.name}`)
    for (const file of results) rmSync(file, { force: true })
    const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit', env })
    const counts = countsOf(step, status === 0)
    console.log(`--- ${step.name}: ${counts.passed} passed, ${counts.failed} failed`)
    total.passed += counts.passed
    total.failed += counts.failed
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

function countsOf(step: Step, ok: boolean): Counts {
  const counts = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  // A run that broke off, or ran no test, has failed whatever it counted.
  const broken = counts.failed === 0 && (!ok || counts.passed === 0)
  return broken ? { ...counts, failed: 1 } : counts
}

function countJestTests(file: string): Counts {
  const results = read<{ numPassedTests: number; numFailedTests: number }>(file)
  return { passed: results?.numPassedTests ?? 0, failed: results?.numFailedTests ?? 0 }
}

function countBrowserTests(file: string): Counts {
  const results = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  if (!results) return { passed: 0, failed: 0 }
  return {
    passed: results.stats.expected,
    failed: results.stats.unexpected + results.stats.flaky,
  }
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

test()
