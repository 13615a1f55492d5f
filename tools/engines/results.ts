/** A check that ran, or was left out. */
export interface CheckResult {
  name: string
  group: 'journey' | 'sweep' | 'fault'
  passed: boolean
  /** It was not run in this engine; `detail` says why. */
  skipped?: boolean
  /** What went wrong. */
  detail?: string
}

/** A run of the checks in one engine, as it is kept in `.tmp/engines/<engine>.json`. */
export interface Run {
  /** The name of the engine, as in `npm run test:<engine>`. */
  engine: string
  /** Name and version of the browser, such as `WebKitGTK 2.50.6`. */
  version: string
  /** The day of the run, as 2026-11-22. */
  day: string
  checks: CheckResult[]
}

/** How many checks passed, failed and were skipped. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

export function count(checks: readonly CheckResult[]): Count {
  const skipped = checks.filter((check) => check.skipped).length
  const passed = checks.filter((check) => check.passed && !check.skipped).length
  return { passed, skipped, failed: checks.length - passed - skipped }
}

/** The summary line of a run. */
export function summary({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** The line of one check. */
export function checkLine({ name, passed, skipped, detail }: CheckResult): string {
  const mark = skipped ? '-' : passed ? '✓' : '✘'
  return `  ${mark} ${name}${detail ? `: ${detail}` : ''}`
}
