import type { Report, Step } from './step'

const byJest = (config: string, file: string): { command: string; report: Report } => ({
  command: `npx jest --config ${config} --json --outputFile=${file}`,
  report: { kind: 'jest', file },
})

const byPlaywright = (args: string, file: string): { command: string; report: Report } => ({
  command: `PLAYWRIGHT_JSON_OUTPUT_NAME=${file} npx playwright test --reporter=list,json ${args}`,
  report: { kind: 'playwright', file },
})

/** Every step of the tests: cheap ones first, because they say soonest what is wrong. */
export const steps: readonly Step[] = [
  { name: 'content', command: 'npm run --silent check', occasion: 'every change', cores: 1 },
  { name: 'format', command: 'npm run --silent check:format', occasion: 'every change', cores: 1 },
  { name: 'build', command: 'npm run --silent build:local', occasion: 'every change', cores: 2 },
  {
    name: 'scripts and styles for older browsers',
    command: 'npm run --silent check:browsers',
    occasion: 'every change',
    cores: 1,
    needs: ['build'],
  },
  { name: 'types', command: 'npm run --silent check:types', occasion: 'every change', cores: 1 },
  { name: 'lint', command: 'npm run --silent check:lint', occasion: 'every change', cores: 1 },
  {
    name: 'unit and component tests',
    ...byJest('jest.config.js', '.tmp/unit-results.json'),
    occasion: 'every change',
    cores: 2,
  },
  {
    name: 'tests of the built site',
    ...byJest('jest.built.config.js', '.tmp/built-results.json'),
    occasion: 'every change',
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'browser tests',
    ...byPlaywright(
      '--project=desktop --project=phone --project=comfort',
      '.tmp/browser-results.json',
    ),
    occasion: 'every change',
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'browser tests with many articles',
    ...byPlaywright('--config playwright.fixture.config.ts', '.tmp/fixture-results.json'),
    occasion: 'every change',
    cores: 2,
  },
  {
    name: 'comfort: every rule on every page',
    command: 'npm run --silent comfort',
    report: { kind: 'counts', file: '.tmp/comfort-results.json' },
    occasion: 'every change',
    cores: 2,
    needs: ['build'],
  },
  {
    name: 'when scripts fail, and what older browsers lack',
    ...byPlaywright('--project=engines', '.tmp/engine-results.json'),
    occasion: 'all',
    cores: 2,
    needs: ['build'],
  },
]
