import { expect, test, type Page } from '@playwright/test'
import {
  applyVariant,
  type DisplayChoice,
  type DisplaySettings,
  type Variant,
} from '../src/variants'
import { allRules } from '../src/all-rules'
import { measureSite } from '../src/measure-site'
import { serveTestPages } from './test-site'

const origin = serveTestPages()

const plain: Variant = { width: 1280, theme: 'light', state: 'plain' }

/** The settings of pages/display-settings.html. */
const settings: DisplaySettings = {
  minWidth: 768,
  apply: (choice) => {
    const { applyChoice } = window as { applyChoice?: (choice: DisplayChoice) => void }
    applyChoice?.(choice)
    return applyChoice !== undefined
  },
}

/** How a page gets its variant: from the system, from its own settings, and its text size. */
interface Applied {
  system: 'light' | 'dark' | 'more'
  site: Partial<DisplayChoice> | null
  rootSize: string
}

async function apply(page: Page, change: Partial<Variant>): Promise<Applied> {
  await applyVariant(page, { ...plain, ...change }, { settings })
  return page.evaluate(() => {
    const matches = (query: string): boolean => matchMedia(query).matches
    const more = matches('(prefers-contrast: more)')
    const { applied } = document.documentElement.dataset
    return {
      system: more ? 'more' : matches('(prefers-color-scheme: dark)') ? 'dark' : 'light',
      site: applied ? (JSON.parse(applied) as DisplayChoice) : null,
      rootSize: getComputedStyle(document.documentElement).fontSize,
    }
  })
}

test('the settings of a site are used in wide viewports, those of the system in narrow ones', async ({
  page,
}) => {
  await page.goto(`${origin()}/display-settings`)
  const none: DisplayChoice = { theme: 'light', doubleText: false }
  const cases: [Partial<Variant>, Applied][] = [
    [{}, { system: 'light', site: none, rootSize: '16px' }],
    [{ theme: 'dark' }, { system: 'light', site: { ...none, theme: 'dark' }, rootSize: '16px' }],
    [
      { theme: 'more contrast' },
      { system: 'light', site: { ...none, theme: 'more contrast' }, rootSize: '16px' },
    ],
    [
      { state: 'text at 200 %' },
      { system: 'light', site: { ...none, doubleText: true }, rootSize: '32px' },
    ],
    [
      { width: 320, theme: 'dark' },
      { system: 'dark', site: none, rootSize: '16px' },
    ],
    [
      { width: 320, theme: 'more contrast' },
      { system: 'more', site: none, rootSize: '16px' },
    ],
    [
      { width: 375, state: 'text at 200 %' },
      { system: 'light', site: none, rootSize: '32px' },
    ],
    [{ state: 'wide spacing' }, { system: 'light', site: none, rootSize: '16px' }],
  ]
  for (const [change, expected] of cases) {
    expect(await apply(page, change)).toEqual(expected)
  }
})

test('the settings of the system are used where a page has none of its own', async ({ page }) => {
  await page.goto(`${origin()}/passing`)
  const cases: [Partial<Variant>, Applied][] = [
    [{ theme: 'dark' }, { system: 'dark', site: null, rootSize: '16px' }],
    [{ theme: 'more contrast' }, { system: 'more', site: null, rootSize: '16px' }],
    [{ state: 'text at 200 %' }, { system: 'light', site: null, rootSize: '32px' }],
  ]
  for (const [change, expected] of cases) {
    expect(await apply(page, change)).toEqual(expected)
  }
})

test('a failure that only the settings of the site cause is found', async ({ browser }) => {
  const rules = allRules.filter(({ name }) => name === 'contrast')
  const options = { origin: origin(), paths: ['/display-settings'], rules }
  const { results } = await measureSite(browser, { ...options, settings })
  const [result] = results
  expect(result?.failures.map(({ selector, variant }) => ({ selector, variant }))).toEqual([
    {
      selector: '#broken',
      variant: { width: 1280, theme: 'more contrast', state: 'answers open' },
    },
  ])
  const without = await measureSite(browser, options)
  expect(without.results[0]?.failures).toEqual([])
})
