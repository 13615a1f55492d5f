/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsOf } from '../../tools/run-tests/counts'
import { runSteps } from '../../tools/run-tests/schedule'
import { runsOn, type Counts, type Occasion, type Step } from '../../tools/run-tests/step'
import { steps } from '../../tools/run-tests/steps'

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: '',
  cores: 1,
  ...more,
})
const good: Counts = { passed: 1, failed: 0, skipped: 0 }
const bad: Counts = { passed: 0, failed: 1, skipped: 0 }

describe('steps', () => {
  /** Runs steps that end with the given results, and records how many run at a time. */
  async function run(list: readonly Step[], results: Readonly<Record<string, Counts>> = {}) {
    const log: string[] = []
    let busy = 0
    let most = 0
    const outcomes = await runSteps(list, 2, async ({ name, cores }) => {
      busy += cores
      most = Math.max(most, busy)
      log.push(name)
      await new Promise((resolve) => setImmediate(resolve))
      busy -= cores
      return results[name] ?? good
    })
    return { log, most, outcomes }
  }

  test('run side by side where the cores allow it, and no more', async () => {
    const { most, log } = await run([step('a'), step('b'), step('c', { cores: 2 }), step('d')])
    expect(most).toBe(2)
    expect(log.sort()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('wait for what they need', async () => {
    const { log } = await run([step('tests', { needs: ['build'] }), step('build', { cores: 2 })])
    expect(log).toEqual(['build', 'tests'])
  })

  test('are left out and fail where what they need has failed', async () => {
    const { log, outcomes } = await run([step('build'), step('tests', { needs: ['build'] })], {
      build: bad,
    })
    expect(log).toEqual(['build'])
    expect(outcomes.map(({ name, failed }) => [name, failed])).toEqual([
      ['build', 1],
      ['tests', 1],
    ])
  })

  test('go on after one has failed', async () => {
    const { log } = await run([step('a'), step('b', { cores: 2 })], { a: bad })
    expect(log).toEqual(['a', 'b'])
  })

  test('that need what was not chosen run all the same', async () => {
    expect((await run([step('tests', { needs: ['build'] })])).log).toEqual(['tests'])
  })

  test('that wait for each other are an error', async () => {
    const circle = [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })]
    await expect(run(circle)).rejects.toThrow('Nothing can run')
  })
})

describe('the tests of a step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const count = (
    kind: NonNullable<Step['report']>['kind'],
    content: unknown,
    ok = true,
  ): Counts => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(content))
    return countsOf(step('a', { report: { kind, file } }), ok)
  }

  test.each([
    ['jest', { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 }, 3, 1, 2],
    ['playwright', { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }, 4, 2, 0],
    ['counts', { passed: 5, failed: 0 }, 5, 0, 0],
    ['checks', { checks: [{ passed: true }, { passed: false, skipped: true }] }, 1, 0, 1],
    [
      'checks',
      { hosts: [{ checks: [{ passed: true }] }, { checks: [{ passed: false }] }] },
      1,
      1,
      0,
    ],
  ] as const)('are read from a report of %s', (kind, content, passed, failed, skipped) => {
    expect(count(kind, content)).toEqual({ passed, failed, skipped })
  })

  test('that was aborted has failed, whatever was counted', () => {
    expect(count('counts', { passed: 5, failed: 0 }, false).failed).toBe(1)
  })

  test('that ran none has failed', () => {
    expect(count('counts', { passed: 0, failed: 0 }).failed).toBe(1)
  })

  test('without any report has failed', () => {
    const report = { kind: 'jest', file: join(folder, 'missing.json') } as const
    expect(countsOf(step('a', { report }), true).failed).toBe(1)
  })

  test('that has no report is one', () => {
    expect([countsOf(step('a'), true), countsOf(step('a'), false)]).toEqual([good, bad])
  })
})

describe('the list of steps', () => {
  test('names each once, and needs only what is there before', () => {
    const names = steps.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, needs = [] } of steps) {
      for (const one of needs) expect(names.indexOf(one)).toBeLessThan(names.indexOf(name))
    }
  })

  test.each(['every change', 'content', 'ci', 'all'] as const)('for %s is complete', (occasion) => {
    const chosen = steps.filter((step) => runsOn(step, occasion))
    const names = chosen.map(({ name }) => name)
    for (const { needs = [] } of chosen) expect(names).toEqual(expect.arrayContaining([...needs]))
    // Each report has a file of its own.
    const files = chosen.flatMap(({ report }) => (report ? [report.file] : []))
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeGreaterThan(2)
  })

  test('leaves out for other content what does not depend on it', () => {
    const always = step('a')
    const ofContent = step('b', { readsContent: true })
    const onlyAll = step('c', { on: ['all'] })
    const chosen = (occasion: Occasion) =>
      [always, ofContent, onlyAll].filter((one) => runsOn(one, occasion)).map(({ name }) => name)
    expect(chosen('content')).toEqual(['b'])
    expect(chosen('every change')).toEqual(['a', 'b'])
    expect(chosen('all')).toEqual(['a', 'b', 'c'])
  })
})
