import { defineConfig } from '@playwright/test'
import { findChromium } from './src/browser'

/** The browser tests of this package alone. They need no other server or build. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  outputDir: '../../.tmp/comfort-audit',
  use: { launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] } },
})
