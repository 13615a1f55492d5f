import { defineConfig } from '@playwright/test'
import browser from './playwright.config'
import { localPort } from './__tests__/write/ports'

const { use, forbidOnly } = browser

/** Tests of the editor for writers, in a real browser without a network. */
export default defineConfig({
  testDir: '__tests__/write',
  testMatch: '*.spec.ts',
  // One repository stands in for GitHub.
  workers: 1,
  timeout: 90_000,
  forbidOnly: forbidOnly ?? false,
  reporter: [['list'], ['json', { outputFile: '.tmp/write-results.json' }]],
  outputDir: '.tmp/write-test/failures',
  use: { ...use, viewport: { width: 1400, height: 900 } },
  webServer: {
    command: 'npx tsx __tests__/write/serve.ts',
    url: `http://localhost:${localPort}/admin/`,
    timeout: 300_000,
  },
})
