/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { browserResults, jestResults, outcomes, rowsOf } from '../../tools/faults/results'
import { rows } from '../../tools/faults/rows'
import { documentFile, faultTable, putTable, rowsOfPage } from '../../tools/faults/write-table'

const page = readFileSync(documentFile, 'utf8')

test('the table in docs/how-we-tested.md has the rows of the matrix; else run npm run test:faults', () => {
  const table = faultTable(rows, { day: '2026-01-01', browser: 'X', outcomes: [] })
  expect(rowsOfPage(page)).toEqual(rowsOfPage(putTable(page, table)))
  expect(rowsOfPage(page)).toHaveLength(rows.length)
})

test('a table that lacks a row, or has another text, differs from the matrix', () => {
  const table = faultTable(rows.slice(1), { day: '2026-01-01', browser: 'X', outcomes: [] })
  expect(rowsOfPage(putTable(page, table))).not.toEqual(rowsOfPage(page))
})

test('no two rows have the same number', () => {
  expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length)
})

test.each([
  [['row 8: a double click'], [8]],
  [['the form', 'row 13: the trap', 'is hidden'], [13]],
  [
    ['row 2: x', 'row 3: y', 'row 2: z'],
    [2, 3],
  ],
  [['see row 8: x', 'rows 8: x', 'row 8 x', 'Row 8: x', 'arrow 8: x'], []],
])('the titles %j belong to the rows %j', (titles, expected) => {
  expect(rowsOf(titles)).toEqual(expected)
})

describe('the result of a row', () => {
  const jest = jestResults({
    testResults: [
      {
        name: 'x',
        status: 'failed',
        assertionResults: [
          { ancestorTitles: ['row 1: a'], title: 'b', status: 'passed' },
          { ancestorTitles: [], title: 'row 2: c', status: 'failed' },
          { ancestorTitles: [], title: 'row 3: d', status: 'todo' },
          { ancestorTitles: [], title: 'no row', status: 'passed' },
        ],
      },
    ],
  })
  const browser = browserResults({
    suites: [
      {
        title: 'x.spec.ts',
        specs: [{ title: 'row 2: e', tests: [{ status: 'expected' }] }],
        suites: [
          {
            title: 'row 4: f',
            specs: [
              { title: 'g', tests: [{ status: 'flaky' }] },
              { title: 'h', tests: [{ status: 'expected' }] },
            ],
          },
          { title: 'row 5: i', specs: [{ title: 'j', tests: [{ status: 'skipped' }] }] },
        ],
      },
    ],
  })

  test('is read from both reports; skipped tests do not count, and a flaky one has failed', () => {
    expect(outcomes([1, 2, 3, 4, 5, 6], [...jest, ...browser])).toEqual([
      { row: 1, passed: 1, failed: 0, verdict: 'passed' },
      { row: 2, passed: 1, failed: 1, verdict: 'failed' },
      { row: 3, passed: 0, failed: 0, verdict: 'no test' },
      { row: 4, passed: 1, failed: 1, verdict: 'failed' },
      { row: 5, passed: 0, failed: 0, verdict: 'no test' },
      { row: 6, passed: 0, failed: 0, verdict: 'no test' },
    ])
  })

  test('is in the table', () => {
    const table = faultTable(rows, {
      day: '2026-01-01',
      browser: 'Chromium 1',
      outcomes: outcomes([2], [...jest, ...browser]),
    })
    expect(table).toContain('Run of 2026-01-01, in Chromium 1.')
    expect(table).toMatch(/^\| 2 \|.* \| 2 \| failed \|$/m)
    expect(table).toMatch(/^\| 1 \|.* \| 0 \| no test \|$/m)
  })
})

test.each([
  [{ browser: '', steps: [] }, 'Firefox was not installed where this ran.'],
  [
    { browser: 'Firefox 1', steps: [{ name: 'a' }, { name: 'b', fault: 'Error' }] },
    'In Firefox 1: a (passed); b (failed).',
  ],
])('a journey in another browser is described below the table', (journey, line) => {
  const table = faultTable(rows, { day: '2026-01-01', browser: 'X', outcomes: [], journey })
  expect(table.endsWith(`|\n\n${line}`)).toBe(true)
})

test('a page without the marks is refused', () => {
  expect(() => putTable('# Page', '')).toThrow(documentFile)
})
