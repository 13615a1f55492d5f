/** Occasion of a run: `npm test`, other content (`npm run test:changed-content`), `.ci/run` or `npm run test:all`. */
export type Occasion = 'every change' | 'content' | 'ci' | 'all'

/** Report of a step, from which its tests are counted. */
export interface Report {
  kind: 'jest' | 'playwright' | 'counts' | 'checks'
  file: string
}

/** Step of the test run. */
export interface Step {
  name: string
  command: string
  /** Occasions on which it runs; without them always, on other content if it reads content. */
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

/** Returns whether a step runs on an occasion. */
export function runsOn({ on, readsContent = false }: Step, occasion: Occasion): boolean {
  return on?.includes(occasion) ?? (occasion !== 'content' || readsContent)
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
