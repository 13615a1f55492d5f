import { defineConfig } from '@playwright/test'
import tests from './playwright.config'
import { address } from './__tests__/languages/site'

/** A site in three languages, one of them from right to left: what visitors see and hear of them. */
export default defineConfig({
  ...tests,
  testMatch: 'languages/*.spec.ts',
  globalSetup: undefined,
  projects: (tests.projects ?? [])
    .filter(({ name }) => name === 'desktop' || name === 'phone')
    .map(({ testMatch: _, ...project }) => project),
  reporter: [['list'], ['json', { outputFile: '.tmp/languages-results.json' }]],
  outputDir: '.tmp/languages-browser',
  use: { ...tests.use, baseURL: address },
  webServer: {
    command: 'npx tsx __tests__/languages/serve.ts',
    url: address,
    timeout: 900_000,
  },
})
