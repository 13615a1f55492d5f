import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gitIn } from '../git'
import { build, checks, tests as testSteps, type Step } from '../run-tests/steps'
import { table } from '../table'
import { isCurrent, whileBroken } from './apply'
import type { Breakage } from './breakage'
import { failingTests } from './failing-tests'
import { breakages } from './list'
import { runStep, type Ended } from './run-step'

const usage = `tsx tools/breakages/main.ts                           breaks one thing after the other, and says which test notices
tsx tools/breakages/main.ts forms-no-timeout          only these
tsx tools/breakages/main.ts --steps 'unit,built site'  goes on with these steps of npm test, by parts of their names
tsx tools/breakages/main.ts --seconds 60              leaves a step that takes longer for another time
tsx tools/breakages/main.ts --table                   only prints what earlier runs of this commit have found`

/** What is known of a breakage at a commit. */
interface Result {
  /** Step that noticed it. */
  step?: string
  /** Test files that failed in that step. */
  tests: string[]
  /** Steps that did not notice it. */
  passed: string[]
}

const resultsFile = '.tmp/breakages.json'
const types = 'types'
const stepsOfTests: readonly Step[] = [...checks, build, ...testSteps]
const related = 'related unit tests'

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
const { values: options, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3600' },
    table: { type: 'boolean' },
  },
})
const unknown = ids.filter((id) => !breakages.some((one) => one.id === id))
if (unknown.length > 0) throw new Error(`There is no breakage ${unknown.join(', ')}.`)
const chosen = breakages.filter(({ id }) => ids.length === 0 || ids.includes(id))
const parts = options.steps.split(',').filter(Boolean)
const named = parts.flatMap((part) => {
  const same = stepsOfTests.filter(({ name }) => name === part)
  return same.length > 0 ? same : stepsOfTests.filter(({ name }) => name.includes(part))
})
const seconds = Number(options.seconds)
const commit = gitIn('.')(['rev-parse', 'HEAD']).stdout
const results = existsSync(resultsFile)
  ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Record<string, Result>)
  : {}
const resultOf = ({ id }: Breakage): Result =>
  results[`${id} ${commit}`] ?? { tests: [], passed: [] }

// What runs is ended first, so that no file stays broken.
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true))

async function testBreakages(): Promise<void> {
  const current = chosen.filter(isCurrent)
  await checkTypes(current)
  for (const breakage of current) {
    for (const step of stepsFor(breakage)) await notice(breakage, step)
  }
}

/** None of them is noticed by the types where all of them together compile. */
async function checkTypes(current: readonly Breakage[]): Promise<void> {
  const open = current.filter((one) => isOpen(one, types))
  const step = { name: types, command: 'npx tsc --noEmit' }
  if (open.length > 0 && !(await runStep(step, '', seconds)).ok) {
    throw new Error('The types fail before anything is broken. Run: npx tsc --noEmit')
  }
  if (open.length > 1 && (await whileBroken(open, () => runStep(step, '', seconds))).ok) {
    for (const one of open) note(one, types, true)
  }
  for (const one of open) if (isOpen(one, types)) await notice(one, step)
}

/** Returns the steps after the types, from cheap to costly; what a step needs is done again for it. */
function stepsFor(breakage: Breakage): Step[] {
  const order = '--testSequencer ./tools/breakages/nearest-first.cjs'
  const command = `npx jest ${order} --bail --passWithNoTests --selectProjects unit --findRelatedTests ${breakage.file}`
  const own: Step = { name: related, command }
  const open = [own, ...named].filter(({ name }) => isOpen(breakage, name))
  const needsBuild = open.some(({ onBuiltSite }) => onBuiltSite)
  return [own, ...stepsOfTests].filter(
    (step) => open.includes(step) || (step === build && needsBuild),
  )
}

const isOpen = (breakage: Breakage, step: string): boolean =>
  !stopped && !resultOf(breakage).step && !resultOf(breakage).passed.includes(step)

/** Runs a step on a breakage, unless another step has noticed it. */
async function notice(breakage: Breakage, step: Step): Promise<void> {
  if (stopped || resultOf(breakage).step) return
  const run = (): Promise<Ended> => runStep(step, breakage.file, seconds)
  const { ok, output, late } = await whileBroken([breakage], run)
  if (late) console.log(`${breakage.id}: ${step.name} took longer than ${seconds} seconds`)
  // A step that was ended has noticed nothing.
  if (late || stopped) return
  const tests = ok ? [] : failingTests(step.report, output)
  if (!ok && step.command.includes('jest') && tests.length === 0) {
    throw new Error(`No test failed in the step "${step.name}", but Jest: ${output}`)
  }
  note(breakage, step.name, ok, tests)
  console.log(`${breakage.id}: ${ok ? 'not ' : ''}noticed by ${step.name} ${tests.join(' ')}`)
}

function note(breakage: Breakage, step: string, hasPassed: boolean, tests: string[] = []): void {
  const before = resultOf(breakage)
  results[`${breakage.id} ${commit}`] = hasPassed
    ? { ...before, passed: [...new Set([...before.passed, step])] }
    : { ...before, step, tests }
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(resultsFile, JSON.stringify(results, null, 2))
}

function row(breakage: Breakage & { room: string }): Record<string, string> {
  const { step, tests, passed } = resultOf(breakage)
  const noticed = step ?? (passed.length > 0 ? `not by ${passed.join(', ')}` : 'not tried')
  return {
    breakage: breakage.id,
    'what is lost': breakage.loss,
    'noticed by': isCurrent(breakage) ? noticed : 'to be rewritten',
    tests: tests.join(' '),
  }
}

async function main(): Promise<void> {
  if (!options.table) await testBreakages()
  console.log(`\n${table(chosen.map(row))}\n`)
  const noticed = chosen.filter((one) => isCurrent(one) && resultOf(one).step)
  console.log(`${noticed.length} of ${chosen.length} noticed`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
