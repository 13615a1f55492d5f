import '../free-ports'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { concurrently, type CloseEvent } from 'concurrently'
import { defineCommand, runCommand } from '../command'
import { table } from '../table'
import { testSettings } from '../copy-site'
import { build, checks, sideBySide, tests, type Counts, type Occasion, type Step } from './steps'

interface Outcome extends Counts {
  name: string
  seconds: number
}

const command = defineCommand({
  call: 'npm test -- [options]',
  help: 'Runs the tests of every change. Without options, it skips what takes long.',
  options: {
    all: { type: 'boolean', help: 'every test: npm run test:all' },
    ci: { type: 'boolean', help: 'the tests of continuous integration: .ci/run' },
    content: { type: 'boolean', help: 'the tests of every change that read content' },
    only: { type: 'string', help: 'only steps whose names contain this' },
  },
})

type Options = ReturnType<typeof command.parse>['values']

/**
 * Runs all test runs, also after one has failed. Ends with a table of steps and one line with the sum
 * of all tests.
 */
async function runTests(options: Options): Promise<void> {
  const isChosen = (step: Step): boolean => belongsTo(step, options)
  mkdirSync('.tmp', { recursive: true })
  const checked = await run(checks.filter(isChosen), 2)
  const built = isChosen(build) ? await run([build]) : []
  const buildFailed = built.some(({ failed }) => failed > 0)
  const chosen = tests.filter(isChosen)
  const testsOf = (list?: Step['beside']): Step[] =>
    chosen.filter(({ beside, onBuiltSite }) => beside === list && !(buildFailed && onBuiltSite))
  const outcomes = [
    ...checked,
    ...built,
    ...(await run(testsOf())),
    ...(await Promise.all(sideBySide.map((list) => run(testsOf(list))))).flat(),
    // Nothing that was not tested may look as if it had passed.
    ...chosen
      .filter(({ onBuiltSite }) => buildFailed && onBuiltSite)
      .map(({ name }) => ({ name, passed: 0, failed: 1, seconds: 0 })),
  ]
  if (outcomes.length === 0)
    throw new Error(`--only is "${options.only}". No step has this in its name.`)

  const sum = (what: 'passed' | 'failed'): number =>
    outcomes.reduce((total, outcome) => total + outcome[what], 0)
  const total: Counts = { passed: sum('passed'), failed: sum('failed') }
  writeFileSync('.tmp/test-results.json', JSON.stringify(total))
  console.log(`\n${table(outcomes.map(rowOf))}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

function belongsTo({ name, on, readsContent = false }: Step, options: Options): boolean {
  const occasion: Occasion =
    (options.all && 'all') ||
    (options.ci && 'ci') ||
    (options.content && 'content') ||
    'every change'
  const belongs = on?.includes(occasion) ?? (occasion !== 'content' || readsContent)
  return belongs && name.includes(options.only ?? '')
}

/** Runs steps in their order, several at a time. */
async function run(steps: readonly Step[], maxProcesses = 1): Promise<Outcome[]> {
  if (steps.length === 0) return []
  for (const { report } of steps) if (report) rmSync(report, { force: true })
  const { commands, result } = concurrently(
    steps.map(({ name, command, report }) => ({
      name,
      command,
      env: {
        ...testSettings,
        FORCE_COLOR: '0',
        ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      },
    })),
    // Without a prefix, so that GitHub finds the annotations of the content check.
    { maxProcesses, group: true, prefix: 'none' },
  )
  for (const { name, timer } of commands) {
    timer.subscribe(({ endDate }) => console.log(`--- ${name}${endDate ? ': done' : ' …'}`))
  }
  const events = await result.catch((failed: CloseEvent[]) => failed)
  return steps.map((step, index) => {
    const event = events.find((one) => one.index === index)
    const counts = countsOf(step, event?.exitCode === 0)
    return { name: step.name, ...counts, seconds: event?.timings.durationSeconds ?? 0 }
  })
}

/** Counts the tests of a finished step. */
function countsOf({ report }: Step, ok: boolean): Counts {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const counts = existsSync(report) ? readReport(report) : { passed: 0, failed: 0 }
  // A run that was aborted, or ran no test, has failed whatever it counted.
  const broken = counts.failed === 0 && (!ok || (counts.passed === 0 && !counts.missing))
  return broken ? { ...counts, failed: 1 } : counts
}

/** Reads the numbers out of a report: of Jest, of Playwright, or bare ones. */
function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as
    | { numPassedTests: number; numFailedTests: number }
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | Counts
  if ('numPassedTests' in report) {
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    // A test that passes only in its second run is a fault of the test.
    return { passed: expected, failed: unexpected + flaky }
  }
  return report
}

function rowOf({ name, passed, failed, seconds }: Outcome): Record<string, string> {
  const time = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`
  return { step: name, result: `${passed} passed, ${failed} failed`, time }
}

void runCommand(command, (args) => runTests(command.parse(args).values))
