import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Report } from '../run-tests/step'

interface JestReport {
  testResults: { name: string; status: string }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: { ok: boolean; file: string }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
}

/**
 * Returns the test files that failed in a step; none where it does not name them.
 *
 * @param output what the step has printed. Jest writes no report where it stops at the first failure.
 */
export function failingTests(report: Report | undefined, output: string): string[] {
  if (!report || !existsSync(report.file)) {
    return [
      ...new Set(Array.from(output.matchAll(/^FAIL (\S+)/gm), ([, file = '']) => file)),
    ].sort()
  }
  const content: unknown = JSON.parse(readFileSync(report.file, 'utf8'))
  if (report.kind === 'jest') {
    const failed = (content as JestReport).testResults.filter(({ status }) => status === 'failed')
    return failed.map(({ name }) => relative('.', name)).sort()
  }
  if (report.kind !== 'playwright') return []
  return [...new Set((content as PlaywrightReport).suites.flatMap(failedIn))].sort()
}

function failedIn({ suites = [], specs = [] }: Suite): string[] {
  return [...specs.flatMap(({ ok, file }) => (ok ? [] : [file])), ...suites.flatMap(failedIn)]
}
