import { defineConfig } from '@playwright/test'
import { fixturePort } from './tools/ports'
import site from './playwright.config'

/** Browser tests of a copy of the site with many made-up articles, which is built for them. */
export default defineConfig({
  ...site,
  testDir: '__tests__/fixture',
  // The others have tests of their own.
  projects: (site.projects ?? [])
    .filter(({ name }) => name === 'desktop' || name === 'phone')
    .map(({ testMatch: _, ...project }) => project),
  globalSetup: undefined,
  reporter: [['list'], ['json', { outputFile: '.tmp/fixture-results.json' }]],
  outputDir: '.tmp/fixture-browser',
  use: { ...site.use, baseURL: `http://localhost:${fixturePort}` },
  webServer: {
    command: 'npx tsx __tests__/fixture/serve.ts',
    url: `http://localhost:${fixturePort}/blog`,
    timeout: 900_000,
    reuseExistingServer: true,
  },
})
