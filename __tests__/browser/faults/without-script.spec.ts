import { readFileSync } from 'node:fs'
import { expect, received, test } from '../test'
import { allAnswers, button, countPosts, fillIn, labels, networkErrors, openForm } from './form'

test.describe('row 10: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts every field, form-encoded', { tag: '@smoke' }, async ({ page }) => {
    const answers = { ...allAnswers("Siobhán O'Neil 李 & Söhne"), issue: 'a=b&c +d%20' }
    await page.goto('/contact')
    await fillIn(page, answers)
    await button(page).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    const [request, ...more] = received(answers.name)
    expect(more).toEqual([])
    expect(request?.contentType).toBe('application/x-www-form-urlencoded')
    expect(request?.body).toEqual({ ...answers, _gotcha: '' })
  })

  test('the browser asks for name and number before it posts', async ({ page }) => {
    const posts = countPosts(page)
    await page.goto('/contact')
    await button(page).click()
    await expect(page.getByLabel(labels.name)).toBeFocused()
    await fillIn(page, { name: 'No number' })
    await button(page).click()
    await expect(page.getByLabel(labels.phone)).toBeFocused()
    expect(posts()).toBe(0)
  })

  test('the newsletter says how to join by e-mail', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/')
    // The switch of the test browser does not show this element; a browser without scripts does.
    expect(await page.locator('main noscript').textContent()).toContain('the word newsletter')
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden()
  })
})

interface Stats {
  assetsByChunkName: Record<string, string[]>
}

/** Every script that the page of the form needs, as the build lists them. */
const { assetsByChunkName } = JSON.parse(
  readFileSync('.tmp/fixture/public/webpack.stats.json', 'utf8'),
) as Stats
const scripts = ['app', 'component---src-templates-page-tsx']
  .flatMap((chunk) => assetsByChunkName[chunk] ?? [])
  .filter((file, index, all) => file.endsWith('.js') && all.indexOf(file) === index)

test.describe('row 12: where a script is missing', () => {
  test.use({ allowedError: /./ })

  test('the page has scripts to block', () => {
    expect(scripts.length).toBeGreaterThan(2)
  })

  for (const path of scripts) {
    for (const fault of ['404', 'blocked'] as const) {
      const file = path.replace(/-[0-9a-f]{8,}/g, '')
      test(
        `${file} ${fault}: page, links and form still work`,
        { tag: file.startsWith('app') && fault === 'blocked' ? '@smoke' : [] },
        async ({ page }) => {
          const name = `Missing ${file} ${fault}`
          const posts = countPosts(page)
          await page.route(`**/${path}`, (route) =>
            fault === '404'
              ? route.fulfill({ status: 404, body: '' })
              : route.abort('blockedbyclient'),
          )
          await page.goto('/about')
          await page.keyboard.press('Tab')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click()
          await expect(page).toHaveURL(/\/contact$/)
          await fillIn(page, allAnswers(name))
          await button(page).click()
          await expect(page.getByText(/^Thank you/).first()).toBeVisible()
          expect(posts()).toBe(1)
          expect(received(name)).toHaveLength(1)
        },
      )
    }
  }

  test('a form can be sent where a script throws', { tag: '@smoke' }, async ({ page }) => {
    const name = 'Broken script'
    await page.clock.install()
    await page.route('**/app-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    )
    await page.goto('/contact')
    await fillIn(page, allAnswers(name))
    await button(page).click()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(received(name)).toHaveLength(1)
  })

  test('a form can be sent where page data is missing', async ({ page }) => {
    const name = 'Missing data'
    await page.clock.install()
    await page.route('**/page-data/**', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(page, allAnswers(name))
    await button(page).click()
    await page.clock.fastForward(10_000)
    await expect(page.getByText(/^Thank you/).first()).toBeVisible()
    expect(received(name)).toHaveLength(1)
  })

  test('the browser asks for missing answers in place of the script', async ({ page }) => {
    const posts = countPosts(page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/contact')
    await fillIn(page, { name: 'No number, no script' })
    await button(page).click()
    await expect(page.getByLabel(labels.phone)).toBeFocused()
    expect(posts()).toBe(0)
  })
})

test.describe('row 12: where only the script of another page is missing', () => {
  test.use({ allowedError: networkErrors })

  test('links still open that page', async ({ page }) => {
    await openForm(page)
    await page.route('**/page-data/about/**', (route) => route.abort())
    await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
