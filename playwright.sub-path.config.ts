import { defineConfig } from '@playwright/test'
import tests from './playwright.config'
import { address } from './__tests__/sub-path/site'

/** A site that lives below a path: its files, and what visitors do there. */
export default defineConfig({
  ...tests,
  projects: [
    { name: 'files', testMatch: 'sub-path/*.spec.ts' },
    // What visitors do, as on a site that has its host for itself.
    {
      name: 'desktop',
      testMatch:
        '**/browser/{article,blog,consultation,fridge,intent,menus,navigation,reading-panel,search,search-texts,states}.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  reporter: [['list'], ['json', { outputFile: '.tmp/sub-path-results.json' }]],
  outputDir: '.tmp/sub-path-browser',
  use: { ...tests.use, baseURL: address },
  webServer: {
    command: 'npx tsx __tests__/sub-path/serve.ts',
    url: address,
    timeout: 900_000,
  },
})
