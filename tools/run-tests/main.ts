import '../free-ports'
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { table } from '../table'
import { testSettings } from '../test-settings'
import { countsOf } from './counts'
import { runSteps } from './schedule'
import { runsOn, type Counts, type Occasion, type Outcome, type Step } from './step'
import { steps } from './steps'

const { values: options } = parseArgs({
  options: {
    /** Run every test: npm run test:all. */
    all: { type: 'boolean' },
    /** Run the tests of continuous integration: .ci/run. */
    ci: { type: 'boolean' },
    /** Run only the tests of every change that read content: npm run test:changed-content. */
    content: { type: 'boolean' },
    /** Run only steps whose names contain this text. */
    only: { type: 'string' },
  },
})

/**
 * Runs the tests in sequence or in parallel, and continues after a failure. Prints the output of
 * each step once it has finished, then a table, and one line with the totals.
 */
async function runTests(): Promise<void> {
  mkdirSync('.tmp', { recursive: true })
  const started = performance.now()
  const occasion: Occasion =
    (options.all && 'all') ||
    (options.ci && 'ci') ||
    (options.content && 'content') ||
    'every change'
  const chosen = steps.filter(
    (step) => runsOn(step, occasion) && step.name.includes(options.only ?? ''),
  )
  if (chosen.length === 0) throw new Error(`No step holds "${options.only}".`)

  const outcomes = await runSteps(chosen, Math.min(availableParallelism(), 2), runStep)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${table(outcomes.map(row))}\n${minutes(seconds)} in all`)
  const total = (what: keyof Counts): number =>
    outcomes.reduce((sum, outcome) => sum + outcome[what], 0)
  const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  writeFileSync('.tmp/test-results.json', JSON.stringify(counts))
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}

async function runStep(step: Step): Promise<Counts> {
  if (step.report) rmSync(step.report.file, { force: true })
  console.log(`--- ${step.name} …`)
  const started = performance.now()
  const output: Buffer[] = []
  const ok = await new Promise<boolean>((resolve) => {
    const env = {
      ...process.env,
      ...testSettings,
      FORCE_COLOR: '0',
      ...(step.report?.kind === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_NAME: step.report.file }),
    }
    const child = spawn(step.command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env })
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('close', (code) => resolve(code === 0))
  })
  const counts = countsOf(step, ok)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(Buffer.concat(output))
  console.log(`--- ${step.name}: ${counted(counts)}, ${minutes(seconds)}\n`)
  return counts
}

function counted({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}

function row({ name, passed, failed, skipped, seconds }: Outcome): Record<string, string | number> {
  return { step: name, passed, failed, skipped, time: minutes(seconds) }
}

void runTests()
