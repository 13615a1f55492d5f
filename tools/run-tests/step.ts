/** Occasion of a run: `npm test`, `.ci/run` or `npm run test:all`. */
export type Occasion = 'every change' | 'ci' | 'all'

/** Report of a step, from which its tests are counted. */
export interface Report {
  kind: 'jest' | 'playwright' | 'counts' | 'checks'
  file: string
}

/** Step of the test run. */
export interface Step {
  name: string
  command: string
  /** Occasions on which it runs; always without them. */
  on?: readonly Occasion[]
  /** Number of cores that it uses. */
  cores: 1 | 2
  /** Names of the steps whose results it reads. It is skipped where one of them failed. */
  needs?: readonly string[]
  /** True where its result can depend on the content. */
  readsContent?: boolean
  /** Without a report, a step counts as one test. */
  report?: Report
}

/** Numbers of tests of a step that passed, failed and were skipped. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Result of a step. */
export interface Outcome extends Counts {
  name: string
  seconds: number
}
