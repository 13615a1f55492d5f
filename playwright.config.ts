import './tools/free-ports'
import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './tools/chromium-path.cjs'
import { fixturePort } from './tools/ports'

const executablePath = chromiumPath()

/**
 * Browser tests of what visitors do, on a phone and on a desktop. They bring the content of their site
 * along (__tests__/sites/whole-site) and build it, so that every word of content/ may change.
 */
export default defineConfig({
  testDir: '__tests__',
  testMatch: ['browser/**/*.spec.ts', 'fixture/**/*.spec.ts'],
  globalSetup: './__tests__/browser/empty-collector.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.tmp/browser-results.json' }]],
  outputDir: '.tmp/browser',
  use: {
    baseURL: `http://localhost:${fixturePort}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      // What the width or a finger is the point of; all else is the same on every screen.
      testMatch: [
        '**/browser/{blog,intent,menus,navigation}.spec.ts',
        '**/browser/journeys/*.spec.ts',
        '**/fixture/*.spec.ts',
      ],
    },
    // The rules for older readers, on pages that break them on purpose. They set their own widths.
    { name: 'comfort', testDir: 'packages/comfort-audit/tests', testMatch: '*.spec.ts' },
    // What older browsers lack, and what happens when scripts fail. It takes long: npm run test:older-browsers.
    {
      name: 'engines',
      testDir: '__tests__/engines',
      testMatch: '*.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'npx tsx __tests__/fixture/serve.ts',
    url: `http://localhost:${fixturePort}`,
    timeout: 900_000,
  },
})
