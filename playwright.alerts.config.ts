import { defineConfig } from '@playwright/test'
import tests from './playwright.config'
import { address } from './__tests__/alerts/site'

/** A site with alerts, built on two days: what visitors see and hear of them. */
export default defineConfig({
  ...tests,
  testMatch: 'alerts/*.spec.ts',
  globalSetup: undefined,
  projects: (tests.projects ?? [])
    .filter(({ name }) => name === 'desktop' || name === 'phone')
    .map(({ testMatch: _, ...project }) => project),
  reporter: [['list'], ['json', { outputFile: '.tmp/alerts-results.json' }]],
  outputDir: '.tmp/alerts-browser',
  use: { ...tests.use, baseURL: address },
  webServer: {
    command: 'npx tsx __tests__/alerts/serve.ts',
    url: address,
    timeout: 900_000,
  },
})
