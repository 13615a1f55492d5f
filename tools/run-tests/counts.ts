import { existsSync, readFileSync } from 'node:fs'
import type { Counts, Report, Step } from './step'

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Run of checks, in a browser or on a host. */
interface Checks {
  checks: { passed: boolean; skipped?: boolean }[]
}

/**
 * Counts the tests of a finished step.
 *
 * @param ok whether its command succeeded
 */
export function countsOf({ report }: Step, ok: boolean): Counts {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  const counts = existsSync(report.file) ? read(report) : { passed: 0, failed: 0, skipped: 0 }
  // A run that was aborted, or ran no test, has failed whatever it counted.
  const broken = counts.failed === 0 && (!ok || counts.passed + counts.skipped === 0)
  return broken ? { ...counts, failed: 1 } : counts
}

function read({ kind, file }: Report): Counts {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (kind === 'counts') {
    const { passed, failed, skipped = 0 } = content as Partial<Counts> & Omit<Counts, 'skipped'>
    return { passed, failed, skipped }
  }
  if (kind === 'jest') {
    const { numPassedTests, numFailedTests, numPendingTests } = content as JestReport
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  }
  if (kind === 'checks') {
    const runs = (content as { hosts?: Checks[] }).hosts ?? [content as Checks]
    const all = runs.flatMap(({ checks }) => checks)
    const ran = all.filter(({ skipped }) => !skipped)
    const passed = ran.filter((check) => check.passed).length
    return { passed, failed: ran.length - passed, skipped: all.length - ran.length }
  }
  const { expected, unexpected, flaky, skipped } = (content as PlaywrightReport).stats
  // A test that passes only in its second run is a fault of the test.
  return { passed: expected, failed: unexpected + flaky, skipped }
}
