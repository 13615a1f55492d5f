import type { Locator, Page } from '@playwright/test'
import { languages } from '../built/content'
import { builtInterface } from '../../tools/built-site'
import { offences } from './journeys/axe'
import { expect, test, waitForReact } from './test'

// What is found, and how topics, pages and results combine, is tested in __tests__/search.

const { blogPath = '', articlePaths, records, content } = languages[0]!
const texts = builtInterface('/').articleList
const [article = ''] = articlePaths
test.skip(article === '', 'This site has no articles.')

const title = records.of('article').find(({ id }) => article.endsWith(`/${id}`))?.data.title ?? ''
/** The longest word of the title, which the search must find. */
const word = (title.match(/[A-Za-z]+/g) ?? []).sort((a, b) => b.length - a.length)[0] ?? ''
const field = (page: Page): Locator => page.getByRole('searchbox')
/** The line that tells how many were found, as it is seen. */
const line = (page: Page): Locator => page.locator('main p[aria-hidden]')
const found = (page: Page): Locator => page.getByRole('main').locator(`a[href$="${article}"]`)

test(
  'code and index are loaded at the first focus of the field; Back keeps the search',
  { tag: '@engines' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const ofSearch = (): string[] => asked.filter((one) => /search-engine|search-index/.test(one))
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(blogPath)
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    expect(ofSearch()).toEqual([])
    await field(page).focus()
    await expect.poll(() => ofSearch().length).toBe(2)
    await field(page).fill(word)
    await expect(line(page)).toContainText(`“${word}”`)
    await expect(page.locator('main mark').first()).toBeVisible()
    expect(ofSearch()).toHaveLength(2)
    await page.getByRole('button', { name: content.blog!.search.button, exact: true }).click()
    await expect(page.getByRole('heading', { name: texts.found })).toBeInViewport()
    await found(page).first().click()
    await expect(page).toHaveURL(new RegExp(`${article}$`))
    await page.goBack()
    await expect(field(page)).toHaveValue(word)
    await expect(found(page).first()).toBeVisible()
    await page.reload()
    await expect(field(page)).toHaveValue(word)
    await expect(found(page).first()).toBeVisible()
  },
)

test('the number of results never lies on them, however long the search is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${blogPath}?q=${encodeURIComponent(`${word} `.repeat(12).trim())}`)
  await expect(line(page)).toContainText(word)
  const [own, inside] = await line(page).evaluate((one: HTMLElement) => [
    one.offsetHeight,
    one.scrollHeight,
  ])
  expect(inside).toBeLessThanOrEqual(own + 2)
})

test('results and an empty list have no accessibility violations', async ({ page }) => {
  await page.goto(`${blogPath}?q=${word}`)
  await expect(page.getByRole('heading', { name: texts.found })).toBeVisible()
  expect(await offences(page)).toEqual([])
  await field(page).fill('xqzvkw')
  await expect(line(page)).toContainText(texts.none)
  await expect(page.getByRole('button', { name: texts.clear })).toBeVisible()
  expect(await offences(page)).toEqual([])
})

test.describe('without the code of the search', () => {
  test.use({ allowedError: /Failed to load resource|search-engine/ })

  test('what was typed is found', async ({ page }) => {
    await page.route(/search-engine/, (route) => route.abort())
    await page.goto(blogPath)
    await field(page).focus()
    await waitForReact(page)
    await field(page).fill(word)
    await expect(found(page).first()).toBeVisible()
    await field(page).fill('xqzvkw')
    await expect(line(page)).toContainText(texts.none)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows articles, and no control that would do nothing', async ({ page }) => {
    await page.goto(blogPath)
    await expect(page.getByRole('main').locator('article a, li a').first()).toBeVisible()
    await expect(field(page)).toBeHidden()
  })
})
