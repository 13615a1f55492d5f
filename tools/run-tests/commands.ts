import type { Report } from './step'

/** Command of a step that leaves a report. */
interface Reported {
  command: string
  report: Report
}

/** Returns the command that runs Jest, and its report. */
export const byJest = (args: string, file: string): Reported => ({
  command: `npx jest --json --outputFile=${file} --config ${args}`,
  report: { kind: 'jest', file },
})

/** Returns the command that runs Playwright, and its report. */
export const byPlaywright = (args: string, file: string): Reported => ({
  command: `npx playwright test --reporter=list,json ${args}`,
  report: { kind: 'playwright', file },
})

/** Returns the command that runs all checks in one engine, and its report. */
export const byEngine = (engine: string, args = ''): Reported => ({
  command: `npm run --silent test:engines -- ${engine} --built ${args}`,
  report: { kind: 'checks', file: `.tmp/engines/${engine}.json` },
})

/** Returns the command that opens pages of the built site, and its report. */
export const ofPages = (args = ''): Reported =>
  byPlaywright(
    `--config playwright.pages.config.ts --project=desktop --project=phone --project=languages-smoke ${args}`,
    '.tmp/every-page-results.json',
  )
