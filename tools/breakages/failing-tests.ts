import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

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
export function failingTests(report: string | undefined, output: string): string[] {
  if (!report || !existsSync(report)) {
    return [
      ...new Set(Array.from(output.matchAll(/^FAIL (\S+)/gm), ([, file = '']) => file)),
    ].sort()
  }
  const content = JSON.parse(readFileSync(report, 'utf8')) as JestReport | PlaywrightReport | object
  if ('testResults' in content) {
    const failed = content.testResults.filter(({ status }) => status === 'failed')
    return failed.map(({ name }) => relative('.', name)).sort()
  }
  return 'suites' in content ? [...new Set(content.suites.flatMap(failedIn))].sort() : []
}

function failedIn({ suites = [], specs = [] }: Suite): string[] {
  return [...specs.flatMap(({ ok, file }) => (ok ? [] : [file])), ...suites.flatMap(failedIn)]
}
