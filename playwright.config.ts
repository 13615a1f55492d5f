import './tools/free-ports'
import { parseArgs } from 'node:util'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { address as languagesAddress } from './__tests__/languages/site'
import { address as subPathAddress } from './__tests__/sub-path/site'
import { localPort as editorPort } from './packages/editor/tests/browser/ports'
import { ports as developPorts } from './packages/editor/tests/develop/copy'
import { builtPathPrefix } from './tools/built-site'
import { chromiumPath } from './tools/programs.cjs'
import { sitePort } from './tools/ports'

type Project = NonNullable<PlaywrightTestConfig['projects']>[number]

/** Site that tests open: the file that serves it, where it is, and the projects that test it. */
interface Site {
  server?: string
  address?: string
  projects: readonly Project[]
}

const desktop = { viewport: { width: 1280, height: 900 } }

/** Playwright's own builds of other engines, for tests tagged @engines: `npx playwright install webkit firefox`. */
const otherEngines = (['webkit', 'firefox'] as const).map((browserName) => ({
  name: browserName,
  testMatch: 'browser/*.spec.ts',
  grep: /@engines/,
  // The options below are Chromium's.
  use: { ...desktop, browserName, launchOptions: {} },
}))

const sites: readonly Site[] = [
  {
    // The site in public/, whatever its content says. It may live below a path.
    server: 'tools/serve.ts',
    address: `http://localhost:${sitePort}${builtPathPrefix()}`,
    projects: [{ name: 'site', testMatch: 'browser/*.spec.ts', use: desktop }, ...otherEngines],
  },
  {
    // The rules for older readers, on pages that break them on purpose.
    projects: [
      { name: 'comfort', testDir: 'packages/comfort-audit/tests', testMatch: '*.spec.ts' },
    ],
  },
  {
    // A site in three languages, one of them from right to left.
    server: '__tests__/languages/serve.ts',
    address: languagesAddress,
    projects: [{ name: 'languages', testMatch: 'languages/*.spec.ts', use: desktop }],
  },
  {
    // A site below a path, with alerts and many articles.
    server: '__tests__/sub-path/serve.ts',
    address: subPathAddress,
    projects: [{ name: 'sub-path', testMatch: 'sub-path/*.spec.ts', use: desktop }],
  },
  {
    // The editor for writers, without a network. One repository stands in for GitHub, so tests take turns.
    server: 'packages/editor/tests/browser/serve.ts',
    address: `http://localhost:${editorPort}/admin/`,
    projects: [
      {
        name: 'editor',
        testDir: 'packages/editor/tests/browser',
        workers: 1,
        fullyParallel: false,
        timeout: 90_000,
        expect: { timeout: 15_000 },
        use: { viewport: { width: 1400, height: 900 } },
      },
    ],
  },
  {
    // `npm run write`: what the editor saves into a project is seen on the site, which is there last.
    server: 'packages/editor/tests/develop/serve.ts',
    address: `http://localhost:${developPorts.site}`,
    projects: [
      {
        name: 'editor-develop',
        testDir: 'packages/editor/tests/develop',
        workers: 1,
        fullyParallel: false,
        timeout: 180_000,
        use: { viewport: { width: 1400, height: 900 } },
      },
    ],
  },
]

/** Playwright starts the servers of all projects: `--project=name` also chooses the servers. */
const { project: named } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values
const isNamed = ({ name }: Project): boolean => !named?.length || named.some((one) => one === name)

const executablePath = chromiumPath()

/** Tests in a browser: of what visitors do, of every page, and of the editor for writers. */
export default defineConfig({
  testDir: '__tests__',
  outputDir: '.tmp/browser',
  globalSetup: './__tests__/browser/empty-collector.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
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
    // Otherwise a test would be answered with what another request has kept.
    serviceWorkers: 'block',
  },
  projects: sites.flatMap(({ address, projects }) =>
    projects.map((project) => ({ ...project, use: { baseURL: address, ...project.use } })),
  ),
  webServer: sites.flatMap(({ server, address, projects }) =>
    server && address && projects.some(isNamed)
      ? {
          command: `npx tsx ${server}`,
          url: address,
          timeout: 900_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
        }
      : [],
  ),
})
