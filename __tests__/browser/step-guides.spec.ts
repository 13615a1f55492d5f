import { builtInterface, builtPages, fridgePages, htmlOf } from '../../tools/built-site'
import { languageAt } from '../built/content'
import { expect, test } from './test'
import { waitForReact } from '../../tools/page-budgets'

const { stepGuides: texts, tell, share } = builtInterface('/')
const start =
  builtPages().find(
    (path) => languageAt(path).folder === '' && htmlOf(path).includes(' data-section="question"'),
  ) ?? ''
test.skip(start === '', 'This site has no step guide.')

test(
  'questions lead to an outcome, whose first step is on the first screen, and back again',
  { tag: '@engines' },
  async ({ page, context, pathPrefix }) => {
    const posted: string[] = []
    page.on('request', (one) => {
      if (one.method() !== 'GET') posted.push(one.url())
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(start)
    const outcome = page.locator('[data-section=verdict]')
    const main = page.getByRole('main')
    const passed: string[] = []
    for (let question = 0; question < 8 && (await outcome.count()) === 0; question += 1) {
      passed.push(page.url())
      const answer = main.locator('[data-section=question] ul a').first()
      await answer.click()
      await page.waitForURL((url) => url.href !== passed.at(-1))
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    }
    await expect(outcome).toBeVisible()
    const verdict = Object.values(texts.verdicts).map((word) =>
      outcome.getByText(word, { exact: true }),
    )
    expect(await Promise.all(verdict.map((word) => word.count()))).toContain(1)
    await expect(page.locator('[data-section=verdict] + * li').first()).toBeInViewport({
      ratio: 0.5,
    })
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(texts.acts)
    await expect(main.locator('li').first().getByRole('heading', { level: 3 })).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await outcome.getByText(tell.title, { exact: true }).click()
    await outcome.getByLabel(tell.number).fill('904-555-0199')
    const text = outcome.getByRole('link', { name: share.message })
    await expect(text).toHaveAttribute('href', /^sms:\?&body=.*904-555-0199.*%23for-family$/)

    await page.goBack()
    await expect(page).toHaveURL(passed.at(-1)!)
    await page.goForward()
    await main.getByRole('link', { name: texts.start }).click()
    await expect(page).toHaveURL(pathPrefix + start)
    // Nothing is stored or sent on the way.
    expect(posted).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
  },
)

test('after Back from the page for the fridge, ticks and place are as they were', async ({
  page,
}) => {
  const sheets = fridgePages()
  const outcome = builtPages().find((path) => {
    const [, section = ''] = htmlOf(path).split('data-section="verdict"')
    const links = Array.from(section.matchAll(/href="([^"]+)"/g), ([, to = '']) => to)
    return section.includes('type="checkbox"') && links.some((to) => sheets.includes(to))
  })
  test.skip(!outcome, 'No outcome has a page for the fridge.')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${outcome}#now`)
  const box = page.getByRole('main').getByRole('checkbox').first()
  await box.check()
  await waitForReact(page)
  const sheet = page
    .getByRole('main')
    .getByRole('link', { name: builtInterface(outcome).fridgePage.link })
    .last()
  await sheet.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await sheet.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(box).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
