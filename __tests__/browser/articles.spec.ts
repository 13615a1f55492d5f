import type { Locator, Page } from '@playwright/test'
import { fillText } from '../../src/content-model/text'
import { htmlOf } from '../../tools/built-site'
import { countPages } from '../../tools/guides/pdf'
import { languages } from '../built/content'
import { pdfLetters, withoutSpaces } from './journeys/pdf-letters'
import { expect, test } from './test'

const { articlePaths, content } = languages[0]!
const texts = content.interfaceTexts

/** Returns the first step of an article as HTML. */
const firstStepOf = (html: string): string | undefined =>
  /class="steps\b(?:(?!<li>)[^])*<li>((?:(?!<\/li>)[^])*)/.exec(html)?.[1]

/** The first article whose first step has no link, in the default language. */
const path = articlePaths.find((one) => firstStepOf(htmlOf(one))?.includes('<a ') === false) ?? ''
test.skip(path === '', 'No article of this site has steps.')

const list = (page: Page): Locator => page.locator('.steps').first()
const steps = (page: Page): Locator => list(page).locator('> ol > li')
const button = (page: Page, name: string): Locator =>
  list(page).getByRole('button', { name, exact: true })

test(
  'steps are shown one at a time, a double click goes one further, and all are on paper',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const count = await steps(page).count()
    const words = (await steps(page).allTextContents()).map(withoutSpaces)
    const position = (step: number): Locator =>
      list(page).getByText(
        fillText(texts.steps.position, { step: String(step), count: String(count) }),
      )
    await button(page, texts.articleBody.oneStep).dblclick()
    await expect(position(1)).toBeFocused()
    await expect(steps(page).nth(1)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(button(page, texts.steps.next)).toBeFocused()
    await button(page, texts.steps.next).dblclick()
    await expect(position(2)).toBeInViewport()
    await expect(steps(page).nth(0)).toBeHidden()
    const back = (await button(page, texts.steps.back).boundingBox())!
    if (count > 2) {
      const next = (await button(page, texts.steps.next).boundingBox())!
      expect(next.x - (back.x + back.width)).toBeGreaterThanOrEqual(32)
    }
    await page.emulateMedia({ media: 'print' })
    for (const step of await steps(page).all()) await expect(step).toBeVisible()
    await expect(list(page).getByRole('button')).toHaveCount(0)
    expect((await steps(page).allTextContents()).map(withoutSpaces)).toEqual(words)

    await page.emulateMedia({ media: 'screen' })
    await button(page, texts.steps.all).click()
    for (const step of await steps(page).all()) await expect(step).toBeVisible()
    await expect(button(page, texts.articleBody.oneStep)).toBeFocused()
  },
)

test('the list of contents leads to each part, and stays beside the text on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 900 })
  await page.goto(path)
  const links = page.getByRole('navigation', { name: texts.articleBody.contents }).getByRole('link')
  test.skip((await links.count()) === 0, 'The article has no list of contents.')
  for (const link of await links.all()) {
    await link.click()
    const heading = (await link.textContent()) ?? ''
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
    await expect(link).toBeInViewport()
  }
})

test('an article prints in black on white and 14 pt, with every answer and no control', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  const words = await page
    .locator(
      '.steps li:not(:has(a)), .answer p:not(:has(a)), article h1, .key-points li:not(:has(a))',
    )
    .allTextContents()
  const file = await page.pdf({ format: 'Letter' })
  const letters = pdfLetters(file)
  expect(words.map(withoutSpaces).filter((one) => !letters.includes(one))).toEqual([])
  expect(await countPages(file)).toBeLessThanOrEqual(15)
  const { articleBody, header, page: own, share } = texts
  const useless = [own.skip, header.menu, articleBody.oneStep, share.title, articleBody.newTab]
  expect(useless.map(withoutSpaces).filter((one) => letters.includes(one))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  const style = await page.evaluate(() => {
    const { color, backgroundColor, fontSize } = getComputedStyle(document.body)
    return { color, backgroundColor, points: Math.round(parseFloat(fontSize) * 0.75) }
  })
  expect(style).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
    points: 14,
  })
  await expect(page.locator('nav, button').filter({ visible: true })).toHaveCount(0)
  const outer = page.locator('main a[href^="https:"]:visible').first()
  if ((await outer.count()) > 0) {
    const written = await outer.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(written).toContain(await outer.getAttribute('href'))
  }
})

test('a picture loads before it scrolls into view, in its smallest format, and moves no text', async ({
  page,
}) => {
  const shown = articlePaths.find((one) => htmlOf(one).includes('<picture'))
  test.skip(shown === undefined, 'No article of this site has a picture.')
  await page.goto(shown!, { waitUntil: 'networkidle' })
  const picture = page.locator('main picture img').first()
  await expect(picture).toHaveAttribute('loading', 'lazy')
  const before = (await picture.boundingBox())!
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  const after = (await picture.boundingBox())!
  expect([after.width, after.height]).toEqual([before.width, before.height])
})
