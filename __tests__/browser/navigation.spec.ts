import type { Page } from '@playwright/test'
import { builtInterface, builtPages, htmlOf } from '../../tools/built-site'
import { load } from 'cheerio'
import { content, languageAt } from '../built/content'
import { readAloud } from './journeys/accessibility-tree'
import { heardSince, listenIn } from './journeys/heard'
import { expect, test, waitForReact } from './test'

const texts = builtInterface('/')
/** Pages of the default language that the footer of the home page links to, in its order. */
const $ = load(htmlOf('/'))
const paths = builtPages().filter((path) => languageAt(path).folder === '')
const linked = [
  ...new Set(
    $('footer a[href^="/"]')
      .toArray()
      .map((link) => $(link).attr('href')!),
  ),
].filter((path) => path !== '/' && paths.includes(path))
const [one = '', other = ''] = linked
test.skip(linked.length < 2, 'The footer of this site links to fewer than two pages.')

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window)
const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

test(
  'when React starts, the page stays where the visitor reads',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.keyboard.press('Shift')
    await waitForReact(page)
    expect(await page.evaluate(() => scrollY)).toBe(700)
  },
)

test(
  'a page that is reached without a reload has its own head, starts at the top, and is announced',
  { tag: '@engines' },
  async ({ page }) => {
    await openHome(page)
    await listenIn(page)
    await linkTo(page, one).scrollIntoViewIfNeeded()
    await linkTo(page, one).click()
    await expect(page).toHaveURL(one)
    const expected = load(htmlOf(one))
    await expect(page).toHaveTitle(expected('title').text())
    await expect(page.locator('title')).toHaveCount(1)
    for (const [selector, attribute] of [
      ['link[rel=canonical]', 'href'],
      ['meta[property="og:url"]', 'content'],
      ['meta[name=description]', 'content'],
    ] as const) {
      const value = expected(`head ${selector}`).attr(attribute) ?? ''
      await expect(page.locator(selector)).toHaveAttribute(attribute, value)
    }
    const ids = expected('[id^="ld-"]')
      .toArray()
      .map((block) => expected(block).attr('id'))
    expect(
      await page.locator('[id^="ld-"]').evaluateAll((blocks) => blocks.map(({ id }) => id)),
    ).toEqual(ids)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => heardSince(page)).toHaveLength(1)
    // The next Tab leads to the content of the new page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/')
    expect(await isSameDocument(page)).toBe(true)
  },
)

test('a link prefetches its page on hover, and the second click of a double click follows nothing', async ({
  page,
}) => {
  await openHome(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = linkTo(page, one)
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  expect(asked.filter((path) => path.includes('/page-data/'))).toEqual([])
  await link.hover()
  await expect.poll(() => asked).toContain(`/page-data${one}/page-data.json`)

  const box = (await link.boundingBox())!
  const position = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.click(...position)
  await expect(page).toHaveURL(one)
  // Another link is at the same position now.
  await page.evaluate(
    ([left, top, href]) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Other' })
      const style = { position: 'fixed', left: `${left - 40}px`, top: `${top - 20}px` }
      Object.assign(link.style, { ...style, padding: '20px 40px', zIndex: '99' })
      document.body.append(link)
    },
    [...position, other] as const,
  )
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(one)
  await page.mouse.click(...position)
  await expect(page).toHaveURL(other)
})

test('screen readers meet the number, the menus, the main part and the footer, in this order', async ({
  page,
}) => {
  await page.goto(one)
  const spoken = await readAloud(page)
  const landmarks = spoken.filter(({ role }) =>
    /^(complementary|banner|main|contentinfo)$/.test(role),
  )
  expect(landmarks.map(({ role }) => role)).toEqual([
    ...['complementary', 'banner', 'main', 'contentinfo'],
  ])
  expect(landmarks[0]?.name).toBe(texts.contact.bar)
  expect(spoken.find(({ role }) => role === 'link')?.name).toBe(texts.page.skip)
})

test.describe('the opening status', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is the same in every time zone of visitors, and moves nothing when it appears', async ({
    page,
  }) => {
    test.skip(!content.site.hours, 'This site has no opening hours.')
    const boxes = (): Promise<string[]> =>
      page
        .locator('aside a, aside button, header')
        .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())))
    for (const width of [360, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const before = await boxes()
      await page.keyboard.press('Tab')
      await waitForReact(page)
      await page.waitForTimeout(100)
      expect(await boxes()).toEqual(before)
    }
  })
})
