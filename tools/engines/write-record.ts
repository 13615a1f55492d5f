import { stringify } from 'yaml'
import { count, type Run } from './results'

/** Section of /how-we-tested that shows visitors in which browsers the site was tested. */
export const recordFile = 'content/shared/browser-results.yaml'

/** Name of each engine for visitors. */
const visitorNames: Readonly<Record<string, readonly [browser: string, standsFor: string]>> = {
  webkit: ['WebKit', 'The part of Safari that shows pages, on iPhone, iPad and Mac'],
  chromium: ['Chromium', 'Chrome and Edge of today, on phones, tablets and computers'],
  firefox: ['Firefox', 'Firefox of today'],
  'chromium-88': ['Chromium', 'Older tablets: Chrome of January 2021'],
}

/**
 * Returns the runs as a section of the kind table, in words for visitors: browser, version and
 * result, good or bad.
 */
export function recordSection(runs: readonly Run[]): string {
  const rows = runs.map(({ engine, version, checks }) => {
    const [browser = engine, standsFor = ''] = visitorNames[engine] ?? []
    const major = /\d+(?:\.\d+)?/.exec(version)?.[0].replace(/\.0$/, '') ?? ''
    return { cells: [`${browser} ${major}`, standsFor, formatResult(count(checks))] }
  })
  const newest = runs.reduce((last, { day }) => (day > last ? day : last), '')
  const section = {
    kind: 'table',
    title: 'Browsers we have tried',
    text: `We last did this on ${formatDay(newest)}. In each browser a program opened every page of this website. It used the menus, the forms and the search, as you would.`,
    columns: ['Browser', 'What it stands for', 'Result'],
    rows,
  }
  return `# Written by npx tsx tools/engines/write-docs.ts, from the runs themselves.\n${stringify(section, { lineWidth: 0 })}`
}

function formatResult({ passed, failed }: ReturnType<typeof count>): string {
  return failed === 0
    ? `All ${passed} checks went well`
    : `${passed} of ${passed + failed} went well`
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
