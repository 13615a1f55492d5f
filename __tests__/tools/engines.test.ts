/** @jest-environment node */
import { readOptions } from '../../tools/engines/options'
import { checkLine, count, summary, type CheckResult, type Run } from '../../tools/engines/results'
import { skipLine } from '../../tools/engines/skip-line'
import { recordSection } from '../../tools/engines/write-record'
import { engineTable, putTable } from '../../tools/engines/write-table'

const passed: CheckResult = { name: 'menus', group: 'journey', passed: true }
const failed: CheckResult = { name: 'search', group: 'journey', passed: false, detail: 'too slow' }
const skipped: CheckResult = {
  name: 'row 4: offline',
  group: 'fault',
  passed: false,
  skipped: true,
  detail: 'no network to cut',
}
const swept: CheckResult = { name: '/ at 390 x 844', group: 'sweep', passed: true }

test('a skipped check counts neither as passed nor as failed', () => {
  const counted = count([passed, failed, skipped, swept])
  expect(counted).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(summary(counted)).toBe('2 passed, 1 failed, 1 skipped')
  expect(count([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('each check has one line, with what went wrong', () => {
  expect([passed, failed, skipped].map(checkLine)).toEqual([
    '  ✓ menus',
    '  ✘ search: too slow',
    '  - row 4: offline: no network to cut',
  ])
})

test('a missing engine is one line: which, how many checks, how to install it', () => {
  const line = skipLine({ title: 'WebKitGTK', advice: 'sudo apt-get install xvfb' }, 190)
  expect(line).toBe(
    'WebKitGTK is not installed: 190 checks skipped. To install it: sudo apt-get install xvfb.',
  )
})

describe('the table', () => {
  const runs: Run[] = [
    { engine: 'a', version: 'A 1', day: '2026-01-01', checks: [swept, passed, failed, skipped] },
    {
      engine: 'b',
      version: 'B 2',
      day: '2026-01-02',
      checks: [passed, { ...failed, passed: true }],
    },
  ]
  const table = engineTable(runs)

  test('has engines across, with versions and days, and checks down', () => {
    expect(table.split('\n').slice(0, 6)).toEqual([
      '| What a visitor does | A 1, 2026-01-01 | B 2, 2026-01-02 |',
      '| --- | --- | --- |',
      '| Every page at two widths, before and with React | 1 of 1 | not run |',
      '| menus | passed | passed |',
      '| search | **failed** | passed |',
      '| fault matrix, row 4 | 0 of 0, 1 skipped | not run |',
    ])
  })

  test('says below why something was skipped', () => {
    expect(table).toContain('- A 1: “row 4: offline”, because no network to cut.')
  })

  test('goes between the marks of the page, and nowhere else', () => {
    const page = [
      'Before',
      '<!-- engines: begin; written by npx tsx tools/engines/write-docs.ts -->',
      'old',
      '<!-- engines: end -->',
      'After',
    ].join('\n')
    const written = putTable(page, 'new')
    expect(written).not.toContain('old')
    expect(written).toMatch(/^Before\n.*-->\n\nnew\n\n<!-- engines: end -->\nAfter$/s)
    expect(putTable(written, 'new')).toBe(written)
    expect(() => putTable('Before', 'new')).toThrow('marks')
  })
})

describe('the command line', () => {
  test('names an engine and what to do', () => {
    expect(
      readOptions(['webkit', '--built', '--only', 'sweep', '--screenshots', 'x'], ['webkit']),
    ).toEqual({ engine: 'webkit', built: true, only: 'sweep', screenshots: 'x' })
  })

  test.each([[[]], [['opera']], [['webkit', '--only', 'x']], [['webkit', '--fast']]])(
    '%j is refused',
    (args) => {
      expect(() => readOptions(args, ['webkit'])).toThrow('Usage')
    },
  )
})

describe('the record for visitors', () => {
  const run: Run = {
    engine: 'webkit',
    version: 'WebKitGTK 2.50.6',
    day: '2026-11-22',
    checks: [passed, swept, skipped],
  }
  const older: Run = { ...run, engine: 'firefox', version: 'Firefox 153.7.0', day: '2026-11-20' }

  test('names each browser that ran with its version, and the last day', () => {
    const record = recordSection([run, older])
    expect(record).toContain('WebKit 2.50')
    expect(record).toContain('Firefox 153')
    expect(record).toContain('November 22, 2026')
    expect(record).toContain('All 2 checks went well')
  })

  test('tells what failed', () => {
    expect(recordSection([{ ...run, checks: [passed, failed] }])).toContain('1 of 2 went well')
  })
})
