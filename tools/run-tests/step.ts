/** What tests run for: `npm test`, `.ci/run` and `npm run test:all`. */
export type Occasion = 'every change' | 'ci' | 'all'

/** The report of a step, for counting its tests. */
export interface Report {
  kind: 'jest' | 'playwright' | 'counts' | 'checks'
  file: string
}

/** One part of the tests. */
export interface Step {
  name: string
  command: string
  /** Without it the step runs always. */
  on?: readonly Occasion[]
  /** How many cores it keeps busy. */
  cores: 1 | 2
  /** Names of the steps whose results it reads. It is left out where one of them failed. */
  needs?: readonly string[]
  /** Whether it says something else where the content says something else. */
  readsContent?: boolean
  /** A step without a report counts as one test. */
  report?: Report
}

/** How many tests of a step passed, failed and were left out. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What became of a step. */
export interface Outcome extends Counts {
  name: string
  seconds: number
}
