/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { allRules, type Failure } from '../../packages/comfort-audit/src'
import {
  docsFile,
  docsMarks,
  docsPart,
  recordFile,
  recordSection,
  withPart,
  type Run,
} from '../../tools/comfort/record'

interface Section {
  title: string
  text: string
  rows: { cells: string[] }[]
}

const failure = (path: string): Failure => ({
  path,
  selector: 'p',
  text: '',
  value: '14 px',
  distance: 2,
})

const [first, second, third] = allRules
const run: Run = {
  day: new Date('2026-11-21T23:00:00Z'),
  pages: 42,
  results: [
    { rule: first!, pages: 42, failures: [] },
    { rule: second!, pages: 41, failures: [failure('/a'), failure('/a'), failure('/b')] },
    { rule: third!, pages: 0, failures: [] },
  ],
}

describe('the record that visitors see', () => {
  test('lists every rule there is, in its order: otherwise run `npm run comfort -- --record`', () => {
    const { rows } = parse(readFileSync(recordFile, 'utf8')) as Section
    expect(rows.map(({ cells }) => cells[0])).toEqual(allRules.map(({ summary }) => summary))
  })

  test('has the day, the number of pages, and the failed rules', () => {
    const { title, text, rows } = parse(recordSection(run)) as Section
    expect(title).toBe('2 of 3 rules hold')
    expect(text).toContain('November 21, 2026')
    expect(text).toContain('42 pages')
    expect(rows.map(({ cells }) => cells)).toEqual([
      [first!.summary, '42', 'Holds'],
      [second!.summary, '41', 'Does not hold on 2 pages yet'],
      [third!.summary, '0', 'There was nothing to test'],
    ])
  })

  test('reports that all rules passed only where all did', () => {
    const results = run.results.slice(0, 1)
    expect((parse(recordSection({ ...run, results })) as Section).title).toBe('All 1 rules hold')
  })
})

describe('the record for engineers', () => {
  test('lists every rule with its requirement: otherwise run `npm run comfort -- --record`', () => {
    const document = readFileSync(docsFile, 'utf8')
    const part = document.slice(document.indexOf(docsMarks[0]), document.indexOf(docsMarks[1]))
    const rows = Array.from(part.matchAll(/^\| ([a-z][a-z-]*) +\| (.+?) +\|/gm))
    expect(rows.map(([, name, requirement]) => ({ name, requirement }))).toEqual(
      allRules.map(({ name, requirement }) => ({ name, requirement })),
    )
  })

  test('takes the place of the earlier part and leaves the rest as it is', () => {
    const once = withPart('# How we tested\n\n## Faults\n', docsPart(run))
    expect(once).toMatch(/^# How we tested\n\n## Faults\n/)
    expect(withPart(`${once}\n## Speed\n`, 'anew')).toBe(
      `# How we tested\n\n## Faults\n\n${docsMarks[0]}\n\nanew\n\n${docsMarks[1]}\n\n## Speed\n`,
    )
  })
})
