/** Result of a check, run or skipped. */
export interface CheckResult {
  name: string
  group: 'journey' | 'sweep' | 'fault'
  passed: boolean
  /** True where it was not run in this engine; `detail` has the reason. */
  skipped?: boolean
  /** Description of the failure, or reason for skipping. */
  detail?: string
}

/** Results of one engine, as stored in `.tmp/engines/<engine>.json`. */
export interface Run {
  /** Name of the engine, as in `npm run test:<engine>`. */
  engine: string
  /** Name and version of the browser, such as `WebKitGTK 2.50.6`. */
  version: string
  /** Day of the run, as 2026-11-22. */
  day: string
  checks: CheckResult[]
}

/** Numbers of checks that passed, failed and were skipped. */
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

/** Returns the summary line of a run. */
export function summary({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Returns the line of one check. */
export function checkLine({ name, passed, skipped, detail }: CheckResult): string {
  const mark = skipped ? '-' : passed ? '✓' : '✘'
  return `  ${mark} ${name}${detail ? `: ${detail}` : ''}`
}
