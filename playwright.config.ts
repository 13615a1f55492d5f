import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './tools/chromium-path.cjs'
import { sitePort } from './tools/ports'

const executablePath = chromiumPath()

/** Browser tests run against the built site in public/, on a phone and on a desktop. */
export default defineConfig({
  testDir: '__tests__/browser',
  globalSetup: './__tests__/browser/empty-collector.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.tmp/browser-results.json' }]],
  outputDir: '.tmp/browser',
  use: {
    baseURL: `http://localhost:${sitePort}`,
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
      testMatch: ['**/{blog,intent,menus,navigation}.spec.ts', '**/journeys/*.spec.ts'],
    },
    // The rules of tools/comfort, on pages that break them on purpose. They set their own widths.
    { name: 'comfort', testDir: '__tests__/comfort' },
    // What older browsers lack, and what happens when scripts fail. It takes long: npm run test:older-browsers.
    {
      name: 'engines',
      testDir: '__tests__/engines',
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'npx tsx tools/serve.ts',
    url: `http://localhost:${sitePort}`,
    reuseExistingServer: true,
  },
})
