/** Result of one test. */
export interface Result {
  /** Titles of the enclosing describes, outermost first, and its own. */
  titles: string[]
  status: 'passed' | 'failed' | 'skipped'
}

/** The part of jest's JSON report that is used here. */
export interface JestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

/** The part of Playwright's JSON report that is used here. */
export interface BrowserReport {
  suites: BrowserSuite[]
}

/** Returns the rows that a test belongs to. */
export function rowsOf(titles: readonly string[]): number[] {
  const found = titles.flatMap((title) => Number(/^row (\d+):/.exec(title)?.[1] ?? 0))
  return [...new Set(found.filter((row) => row > 0))]
}

/** @returns every test of the report that ran or was skipped; not those filtered out */
export function jestResults(report: JestReport): Result[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'pending')
      .map(({ ancestorTitles, title, status }) => ({
        titles: [...ancestorTitles, title],
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
      })),
  )
}

export function browserResults(report: BrowserReport): Result[] {
  const read = (suite: BrowserSuite, above: readonly string[]): Result[] => {
    const titles = [...above, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }): Result => ({ titles: [...titles, title], status: verdict(status) })),
    )
    return [...own, ...(suite.suites ?? []).flatMap((inner) => read(inner, titles))]
  }
  return report.suites.flatMap((suite) => read(suite, []))
}

function verdict(status: string): Result['status'] {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}

/** Numbers of tests of a row by their result. */
export interface Outcome {
  row: number
  passed: number
  failed: number
  verdict: 'passed' | 'failed' | 'no test'
}

/** Counts the tests of each row. A row whose tests were all skipped has no test. */
export function outcomes(rows: readonly number[], results: readonly Result[]): Outcome[] {
  return rows.map((row) => {
    const own = results.filter(({ titles }) => rowsOf(titles).includes(row))
    const passed = own.filter(({ status }) => status === 'passed').length
    const failed = own.filter(({ status }) => status === 'failed').length
    const verdict = failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'no test'
    return { row, passed, failed, verdict }
  })
}
