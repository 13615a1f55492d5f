import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { allRules } from '../../tools/comfort/all-rules'
import { applyLook } from '../../tools/comfort/apply-look'
import type { Look } from '../../tools/comfort/looks'
import { measureSite } from '../../tools/comfort/measure-site'
import { startStaticServer } from '../../tools/static-server'

let server: Server
let origin: string

test.beforeAll(async () => {
  server = await startStaticServer(0, '__tests__/comfort')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const plain: Look = { width: 1280, theme: 'light', manner: 'plain' }

/** How a page is asked for its look: by the system, by its panel, by a style of ours. */
interface Asked {
  system: 'light' | 'dark' | 'more'
  panel: unknown
  rootSize: string
}

async function asked(page: Page, look: Look): Promise<Asked> {
  await applyLook(page, look)
  return page.evaluate(() => {
    const matches = (query: string): boolean => matchMedia(query).matches
    const more = matches('(prefers-contrast: more)')
    return {
      system: more ? 'more' : matches('(prefers-color-scheme: dark)') ? 'dark' : 'light',
      panel: JSON.parse(localStorage.getItem('reading') ?? 'null') as unknown,
      rootSize: getComputedStyle(document.documentElement).fontSize,
    }
  })
}

test('a site with the panel is asked by it on wide screens, by the system on narrow ones', async ({
  page,
}) => {
  await page.goto(`${origin}/panel`)
  const none = { theme: '', size: '' }
  const looks: [Partial<Look>, Asked][] = [
    [{}, { system: 'light', panel: none, rootSize: '16px' }],
    [{ theme: 'dark' }, { system: 'light', panel: { theme: 'dark', size: '' }, rootSize: '16px' }],
    [
      { theme: 'more contrast' },
      { system: 'light', panel: { theme: 'more', size: '' }, rootSize: '16px' },
    ],
    [
      { manner: 'text at 200 %' },
      { system: 'light', panel: { theme: '', size: '200%' }, rootSize: '32px' },
    ],
    [
      { width: 320, theme: 'dark' },
      { system: 'dark', panel: none, rootSize: '16px' },
    ],
    [
      { width: 320, theme: 'more contrast' },
      { system: 'more', panel: none, rootSize: '16px' },
    ],
    [
      { width: 375, manner: 'text at 200 %' },
      { system: 'light', panel: none, rootSize: '32px' },
    ],
    [{ manner: 'wide spacing' }, { system: 'light', panel: none, rootSize: '16px' }],
  ]
  for (const [change, expected] of looks) {
    expect(await asked(page, { ...plain, ...change })).toEqual(expected)
  }
})

test('a site without it is asked by the system alone, and nothing is kept there', async ({
  page,
}) => {
  await page.goto(`${origin}/good`)
  const looks: [Partial<Look>, Asked][] = [
    [{ theme: 'dark' }, { system: 'dark', panel: null, rootSize: '16px' }],
    [{ theme: 'more contrast' }, { system: 'more', panel: null, rootSize: '16px' }],
    [{ manner: 'text at 200 %' }, { system: 'light', panel: null, rootSize: '32px' }],
  ]
  for (const [change, expected] of looks) {
    expect(await asked(page, { ...plain, ...change })).toEqual(expected)
  }
})

test('a site with a panel that cannot keep anything is asked by the system', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${origin}/panel`)
  const look: Look = { ...plain, theme: 'more contrast', manner: 'text at 200 %' }
  expect(await asked(page, look)).toEqual({ system: 'more', panel: null, rootSize: '32px' })
})

test('what only a choice in the panel breaks is caught', async ({ browser }) => {
  const rules = allRules.filter(({ name }) => name === 'contrast')
  const [result] = await measureSite({ origin, paths: ['/panel'], rules }, browser)
  expect(result?.failures.map(({ selector, look }) => ({ selector, look }))).toEqual([
    { selector: '#broken', look: { width: 1280, theme: 'more contrast', manner: 'answers open' } },
  ])
})
