import type { Report, Step } from './step'

const byJest = (args: string, file: string): { command: string; report: Report } => ({
  command: `npx jest --json --outputFile=${file} --config ${args}`,
  report: { kind: 'jest', file },
})

const byPlaywright = (args: string, file: string): { command: string; report: Report } => ({
  command: `PLAYWRIGHT_JSON_OUTPUT_NAME=${file} npx playwright test --reporter=list,json ${args}`,
  report: { kind: 'playwright', file },
})

/** Returns the command that runs all checks in one engine, and its report. */
const byEngine = (engine: string, args = ''): { command: string; report: Report } => ({
  command: `npm run --silent test:engines -- ${engine} --built ${args}`,
  report: { kind: 'checks', file: `.tmp/engines/${engine}.json` },
})

/** Returns the command that opens pages of the built site, and its report. */
const ofPages = (args = ''): { command: string; report: Report } =>
  byPlaywright(
    `--config playwright.pages.config.ts --project=desktop --project=phone --project=languages-smoke ${args}`,
    '.tmp/every-page-results.json',
  )

/** Every step of the test run: fast ones first, because they find mistakes soonest. */
export const steps: readonly Step[] = [
  { name: 'content', command: 'npm run --silent check', cores: 1, readsContent: true },
  { name: 'format', command: 'npm run --silent check:format', cores: 1 },
  { name: 'build', command: 'npm run --silent build:local', cores: 2, readsContent: true },
  {
    name: 'scripts and styles for older browsers',
    command: 'npm run --silent check:browsers',
    cores: 1,
    readsContent: true,
    needs: ['build'],
  },
  { name: 'types', command: 'npm run --silent check:types', cores: 1 },
  { name: 'layers', command: 'npm run --silent check:layers', cores: 1 },
  { name: 'lint', command: 'npm run --silent check:lint', cores: 1 },
  {
    name: 'unit and component tests',
    ...byJest('jest.config.js', '.tmp/unit-results.json'),
    cores: 2,
  },
  {
    name: 'tests of the built site',
    ...byJest('jest.built.config.js', '.tmp/built-results.json'),
    cores: 2,
    readsContent: true,
    needs: ['build'],
  },
  {
    name: 'the specification, on our own content',
    ...byJest('jest.specification.config.js', '.tmp/specification-results.json'),
    on: ['ci', 'all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'the specification, in a browser',
    ...byPlaywright(
      '--config playwright.pages.config.ts --project=specification',
      '.tmp/specification-browser-results.json',
    ),
    on: ['ci', 'all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'browser tests, those tagged @smoke',
    ...byPlaywright('--project=desktop --grep @smoke', '.tmp/browser-results.json'),
    on: ['every change', 'ci'],
    cores: 2,
  },
  {
    name: 'browser tests',
    ...byPlaywright(
      '--project=desktop --project=phone --project=comfort',
      '.tmp/browser-results.json',
    ),
    on: ['all'],
    cores: 2,
  },
  {
    name: 'alerts, while they are on and when they have ended',
    ...byPlaywright('--config playwright.alerts.config.ts', '.tmp/alerts-results.json'),
    on: ['all'],
    cores: 2,
  },
  {
    name: 'a site in three languages, one of them from right to left',
    ...byPlaywright('--config playwright.languages.config.ts', '.tmp/languages-results.json'),
    on: ['all'],
    cores: 2,
  },
  {
    name: 'a site below a path: its files, and what visitors do there',
    ...byPlaywright('--config playwright.sub-path.config.ts', '.tmp/sub-path-results.json'),
    on: ['all'],
    cores: 2,
  },
  {
    name: 'one page of each kind in a browser',
    ...ofPages('--grep-invert @every-page'),
    on: ['every change'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'every page in a browser',
    ...ofPages(),
    on: ['content', 'ci', 'all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'what visitors do in further languages',
    ...byPlaywright(
      '--config playwright.pages.config.ts --project=languages',
      '.tmp/languages-pages-results.json',
    ),
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'comfort: every rule on every page, in most looks on one of each kind',
    command: 'npm run --silent comfort -- --quick',
    report: { kind: 'counts', file: '.tmp/comfort-results.json' },
    on: ['every change', 'content', 'ci'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'comfort: every rule on every page in all looks',
    command: 'npm run --silent comfort',
    report: { kind: 'counts', file: '.tmp/comfort-results.json' },
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'slow tests: builds of changed content, the commands of writers, many requests',
    ...byJest('jest.slow.config.js', '.tmp/slow-results.json'),
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'when scripts fail, and what older browsers lack',
    ...byPlaywright('--project=engines', '.tmp/engine-results.json'),
    on: ['all'],
    cores: 2,
  },
  {
    name: 'WebKit: every page',
    ...byEngine('webkit', '--only sweep'),
    on: ['ci'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'WebKit',
    ...byEngine('webkit'),
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'Firefox',
    ...byEngine('firefox'),
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'Chromium 88',
    ...byEngine('chromium-88'),
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'hosts',
    command: 'npm run --silent test:hosts -- --built',
    report: { kind: 'checks', file: '.tmp/hosts/results.json' },
    on: ['all'],
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'the editor for writers',
    ...byPlaywright('--config playwright.write.config.ts', '.tmp/write-results.json'),
    on: ['all'],
    cores: 2,
  },
  {
    name: 'changed copies of the content, and sites that lack or double something',
    command: 'npm run --silent test:changed-content',
    report: { kind: 'counts', file: '.tmp/changed-content-results.json' },
    on: ['all'],
    cores: 2,
  },
]
