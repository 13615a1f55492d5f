/** Occasion of a run: `npm test`, other content (`__tests__/changed-content/main.ts`), `.ci/run` or `npm run test:all`. */
export type Occasion = 'every change' | 'content' | 'ci' | 'all'

/** Step of the test run. */
export interface Step {
  name: string
  command: string
  /** Occasions on which it runs; without them always, on other content if it reads content. */
  on?: readonly Occasion[]
  /** True where its result can depend on the content. */
  readsContent?: boolean
  /** True where it reads the site in public/: it is not run, and counts as failed, where the build failed. */
  onBuiltSite?: boolean
  /** JSON file in which it leaves the numbers of its tests. Without one, the step is a test itself. */
  report?: string
}

/** Numbers of tests. */
export interface Counts {
  passed: number
  failed: number
  /** True if no test ran because an engine isn't installed. */
  missing?: boolean
}

/** Returns the command that runs one project of Jest, and its report. */
const byJest = (project: string): Pick<Step, 'command' | 'report'> => {
  const report = `.tmp/${project}-results.json`
  return { command: `npx jest --json --outputFile=${report} --selectProjects ${project}`, report }
}

/** Returns the command that runs Playwright, and its report, whose path is in its environment. */
const byPlaywright = (args: string, report: string): Pick<Step, 'command' | 'report'> => ({
  command: `npx playwright test --reporter=list,json ${args}`,
  report,
})

/** Returns the command that runs the checks in one engine, and its report. */
const byEngine = (engine: string, args = ''): Pick<Step, 'command' | 'report'> => ({
  command: `npm run --silent test:engines -- ${engine} --built ${args}`,
  report: `.tmp/engines/${engine}.json`,
})

/**
 * Checks that use one processor each, so two of them run at a time. They find mistakes soonest. Those with a cache
 * look only at what has changed; continuous integration has none.
 */
export const checks: readonly Step[] = [
  { name: 'content', command: 'npm run --silent check', readsContent: true },
  { name: 'format', command: 'npx prettier --check --cache .' },
  {
    name: 'types',
    command: 'npx tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/tsc.json',
  },
  { name: 'layers', command: 'npx depcruise src packages --config .dependency-cruiser.cjs' },
  {
    name: 'lint',
    command:
      'npx eslint --cache --cache-strategy content --cache-location node_modules/.cache/eslint .',
  },
]

/** Builds the site that many tests read. */
export const build: Step = {
  name: 'build',
  command: 'npm run --silent build:local',
  readsContent: true,
}

/** Tests, one after the other: each uses all processors. */
export const tests: readonly Step[] = [
  {
    name: 'scripts and styles for older browsers',
    command: 'npx tsx tools/check-browsers/main.ts',
    readsContent: true,
    onBuiltSite: true,
  },
  {
    name: 'unit and component tests',
    ...byJest('unit'),
  },
  {
    name: 'tests of the built site',
    ...byJest('built'),
    readsContent: true,
    onBuiltSite: true,
  },
  {
    name: 'the specification, on our own content',
    ...byJest('specification'),
    on: ['ci', 'all'],
    onBuiltSite: true,
  },
  {
    name: 'the specification, in a browser',
    ...byPlaywright('--project=specification', '.tmp/specification-browser-results.json'),
    on: ['ci', 'all'],
    onBuiltSite: true,
  },
  {
    name: 'browser tests, those tagged @smoke',
    ...byPlaywright(
      '--project=desktop --project=comfort --grep @smoke',
      '.tmp/browser-results.json',
    ),
    on: ['every change', 'ci'],
  },
  {
    name: 'browser tests',
    ...byPlaywright(
      '--project=desktop --project=phone --project=comfort',
      '.tmp/browser-results.json',
    ),
    on: ['all'],
  },
  {
    name: 'a site in three languages, and one below a path with alerts',
    ...byPlaywright('--project=languages --project=sub-path', '.tmp/sites-results.json'),
    on: ['all'],
  },
  {
    name: 'one page of each kind in a browser',
    ...byPlaywright('--project=pages --grep-invert @every-page', '.tmp/pages-results.json'),
    on: ['every change', 'content'],
    onBuiltSite: true,
  },
  {
    name: 'every page in a browser',
    ...byPlaywright('--project=pages', '.tmp/pages-results.json'),
    on: ['ci', 'all'],
    onBuiltSite: true,
  },
  {
    name: 'comfort: one page of each kind in a few looks',
    command: 'npm run --silent comfort -- --sample',
    report: '.tmp/comfort-results.json',
    on: ['every change', 'content'],
    onBuiltSite: true,
  },
  {
    name: 'comfort: one page of each kind in all looks, all pages in one',
    command: 'npm run --silent comfort -- --quick',
    report: '.tmp/comfort-results.json',
    on: ['ci', 'all'],
    onBuiltSite: true,
  },
  {
    name: 'slow tests: builds of changed content, the commands of writers',
    ...byJest('slow'),
    on: ['all'],
    onBuiltSite: true,
  },
  {
    name: 'WebKit: every page',
    ...byEngine('webkit', '--only sweep'),
    on: ['ci'],
    onBuiltSite: true,
  },
  {
    name: 'WebKit',
    ...byEngine('webkit'),
    on: ['all'],
    onBuiltSite: true,
  },
  {
    name: 'Firefox',
    ...byEngine('firefox'),
    on: ['all'],
    onBuiltSite: true,
  },
  {
    name: 'Chromium 88',
    ...byEngine('chromium-88'),
    on: ['all'],
    onBuiltSite: true,
  },
  {
    name: 'hosts',
    ...byJest('hosts'),
    on: ['all'],
  },
  {
    name: 'the editor for writers',
    ...byPlaywright('--project=editor', '.tmp/write-results.json'),
    on: ['all'],
  },
  {
    name: 'the editor and the site beside it: what is saved is seen',
    ...byPlaywright('--project=editor-develop', '.tmp/write-develop-results.json'),
    on: ['all'],
  },
  {
    name: 'a site after every kind of change, and sites that lack something',
    command: 'npx tsx __tests__/changed-content/main.ts',
    report: '.tmp/changed-content-results.json',
    on: ['all'],
  },
]
