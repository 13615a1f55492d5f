import type { Page } from '@playwright/test'
import { allRules } from '../../packages/comfort-audit/src/all-rules'
import { selectRules } from '../../packages/comfort-audit/src/audit'
import { measureOpenPage, measuresSource } from '../../packages/comfort-audit/src/measure-page'
import { axeSource } from '../../packages/comfort-audit/src/measure-site'
import { formatFailure } from '../../packages/comfort-audit/src/report'
import { runJourney } from '../../packages/comfort-audit/src/run-journey'
import { allVariants, lookWidths, type Variant } from '../../packages/comfort-audit/src/variants'
import { builtInterface, builtPages, onePageOfEachKind, unknownPaths } from '../../tools/built-site'
import { ownMeasures } from '../../tools/comfort/own-site'
import { budgets, weighPage, withoutText } from '../../tools/page-budgets'
import { keepRefused } from './policy'
import { expect, test } from './test'

// The browser logs everything that the policy blocks, which fails the test. What can be read off the HTML is
// tested on every page in __tests__/built.

const kinds = onePageOfEachKind()
const { limits, displaySettings, selectorAttributes } = ownMeasures()
const rules = selectRules({ limits })
const scripts = `${measuresSource(rules, selectorAttributes)};${axeSource()}`

/** Looks in which a page of each kind is measured: each layout, and each rule in at least one of them. */
const looks = allVariants
  .filter(({ width, theme, state }) =>
    theme === 'light'
      ? (lookWidths.includes(width) && (state === 'plain' || state === 'text at 200 %')) ||
        (state === 'all open' && width === 390)
      : theme === 'dark' && state === 'answers open' && width === 1280,
  )
  // To resize a page takes longer than to measure it.
  .sort((one, other) => one.width - other.width)
/** Layouts in which every page is measured. */
const layouts = looks.filter(
  ({ width, state }) => state === 'plain' && (width === 360 || width === 820),
)

/** Returns where an open page breaks a rule for older readers. */
async function discomforts(page: Page, path: string, variants: readonly Variant[]) {
  const options = { path, variants, rules, scripts, settings: displaySettings }
  const { failures } = await measureOpenPage(page, options)
  return Object.values(failures).flat().map(formatFailure)
}

for (const [index, path] of kinds.entries()) {
  test(`one visit to ${path}: weight, no requests to other sites, comfort in every layout`, async ({
    page,
    baseURL,
  }) => {
    // It is measured in sixteen looks.
    test.setTimeout(120_000)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
    })
    const weight = await weighPage(page, path)
    await expectHeadingAndNumber(page, path)
    expect(weight.requests).toBeLessThanOrEqual(budgets.requests)
    expect(weight.inlineScript).toBeLessThanOrEqual(budgets.inlineScript)
    expect(weight.unusedCss).toBeLessThanOrEqual(budgets.unusedCss)
    expect(withoutText(weight.all, weight.textBytes)).toBeLessThanOrEqual(budgets.all)
    expect(weight.scriptBefore).toBeLessThanOrEqual(budgets.scriptBefore)
    expect(weight.scriptAfter).toBeGreaterThan(0)
    expect(weight.scriptAfter).toBeLessThanOrEqual(budgets.scriptAfterInteraction)
    expect(elsewhere).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await discomforts(page, path, looks)).toEqual([])
  })

  // The first of them have the most kinds of parts.
  if (index < 3) {
    for (const rule of allRules) {
      if (rule.kind !== 'journey') continue
      test(`${path} keeps the rule "${rule.name}"`, async ({ browser, page, baseURL }) => {
        await page.goto(path)
        test.skip((await page.locator(rule.selector).count()) === 0, 'It has nothing to measure.')
        const { violations } = await runJourney(browser, rule, baseURL + path, selectorAttributes)
        expect(violations).toEqual([])
      })
    }
  }
}

test('each kind of page is reached without a reload, and the policy refuses nothing', async ({
  page,
  pathPrefix,
}) => {
  const refused = await keepRefused(page)
  await page.goto(kinds[0]!)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => '___navigate' in window)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const path of kinds) {
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      pathPrefix + path,
    )
    await page.waitForURL((url) => url.pathname === pathPrefix + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  }
  expect(refused).toEqual([])
})

const others = builtPages().filter((path) => !kinds.includes(path))
for (const part of [0, 1, 2, 3]) {
  test(
    `comfort of every page on a phone and a tablet, part ${part + 1} of 4`,
    { tag: '@every-page' },
    async ({ page }) => {
      test.setTimeout(600_000)
      const found: string[] = []
      for (const path of others.filter((_, index) => index % 4 === part)) {
        await page.goto(path)
        found.push(...(await discomforts(page, path, layouts)))
      }
      expect(found).toEqual([])
    },
  )
}

test.describe('an unknown address', () => {
  test.use({ allowedError: /404/ })

  for (const path of unknownPaths()) {
    test(`${path} answers 404 with a page that has the phone number, and comfort`, async ({
      page,
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectHeadingAndNumber(page, path)
      expect(await discomforts(page, path, looks)).toEqual([])
    })
  }
})

async function expectHeadingAndNumber(page: Page, path: string): Promise<void> {
  const { contact, preferences } = builtInterface(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const bar = page.getByRole('complementary', { name: contact.bar })
  const opener = (name: string) => bar.getByRole('button', { name, exact: true })
  const button = opener(preferences.button.brief).or(opener(preferences.button.full))
  await expect(button).toBeInViewport()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  // Beside the number there may be a link to the hours of the page.
  const call = bar.getByRole('link').first()
  await expect(call).toHaveText(/^\(\d{3}\) \d{3}-\d{4}\b/)
  const digits = (await call.innerText()).replace(/\D/g, '').slice(0, 10)
  await expect(call).toHaveAttribute('href', `tel:+1${digits}`)
}
