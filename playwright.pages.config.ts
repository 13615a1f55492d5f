import { defineConfig } from '@playwright/test'
import { builtPathPrefix } from './tools/built-path-prefix'
import tests from './playwright.config'
import { sitePort } from './tools/ports'

/** Below a path, where the site that is built lives below one. */
const address = `http://localhost:${sitePort}${builtPathPrefix()}`

/** What must hold on every page of the built site in public/, whatever its content says. */
export default defineConfig({
  ...tests,
  testDir: '__tests__/every-page',
  testMatch: '*.spec.ts',
  projects: [
    ...(tests.projects ?? [])
      .filter(({ name }) => name === 'desktop' || name === 'phone')
      .map(({ testMatch: _, ...project }) => ({
        ...project,
        // What the width or a finger is the point of; all else is the same on every screen.
        ...(project.name === 'phone'
          ? { testMatch: '**/{reading,words}.spec.ts' }
          : { testIgnore: '**/{words,languages}.spec.ts' }),
      })),
    // What visitors do on a site in several languages: one test with every change, all in test:all.
    ...[
      { name: 'languages-smoke', grep: /@smoke/ },
      { name: 'languages', grep: /./ },
    ].map((project) => ({
      ...project,
      testMatch: '**/languages.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    })),
    // What holds for our own content alone.
    { name: 'specification', testDir: '__tests__/specification', testMatch: '*.spec.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: '.tmp/every-page-results.json' }]],
  outputDir: '.tmp/every-page',
  use: { ...tests.use, baseURL: address },
  webServer: {
    command: 'npx tsx tools/serve.ts',
    url: address,
  },
})
