import { defineConfig } from '@playwright/test'
import browser from './playwright.config'
import { ports } from './__tests__/write-develop/copy'

const { use, forbidOnly } = browser

/** Tests of `npm run write`: what the editor saves into the folder of a project is seen on the other address. */
export default defineConfig({
  testDir: '__tests__/write-develop',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 180_000,
  forbidOnly: forbidOnly ?? false,
  reporter: [['list'], ['json', { outputFile: '.tmp/write-develop-results.json' }]],
  outputDir: '.tmp/write-develop/failures',
  use: { ...use, viewport: { width: 1400, height: 900 } },
  webServer: {
    command: 'npx tsx __tests__/write-develop/serve.ts',
    // The editor is there before the site is.
    url: `http://localhost:${ports.site}`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
