import { FakeGitHub } from './fake-github'
import { githubPort, remotePort } from './ports'
import { path, seeList, text, title } from './proposals'
import { siteFiles } from './site-files'
import { area, expect, test, titleField, type Page } from './test'

/** The category in the list after that of the article. */
const newCategory = 'App Guides'

let github: FakeGitHub

test.beforeEach(async () => {
  github = new FakeGitHub('help/site', siteFiles())
  await github.start(githubPort)
})

test.afterEach(() => {
  github.stop()
})

/** Presses a key until something has the focus. */
async function pressUntil(page: Page, key: string, selector: string): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The key ${key} does not lead to ${selector}.`)
}

test('by keyboard alone, an article is opened, changed, proposed and sent for review', async ({
  page,
  hosts,
}) => {
  await page.goto(`http://localhost:${remotePort}/admin/`)
  const signIn = page.getByRole('button', { name: 'Sign In Using Access Token' })
  await expect(signIn).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(signIn).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Personal Access Token' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Make a token at/ })).toBeVisible()
  await page.keyboard.type('a-token')
  await page.keyboard.press('Enter')

  await seeList(page)
  await pressUntil(page, 'Tab', '[role=row]')
  await pressUntil(page, 'ArrowDown', `[role=row][aria-label^="${title}"]`)
  await page.keyboard.press('Enter')
  await expect(area(page)).toBeVisible()

  await pressUntil(page, 'Tab', '[data-key-path=title] input, [data-key-path=title] textarea')
  await page.keyboard.press('End')
  await page.keyboard.type(' Today')
  await expect(titleField(page)).toHaveValue(`${title} Today`)
  await pressUntil(page, 'Tab', '.porchlight-text')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Hang up.')
  await pressUntil(page, 'Tab', '[data-key-path=category] [role=combobox]')
  // The list takes the keys up a moment after it opens.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Filter Options' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-key-path=category] [role=combobox]')).toContainText(
      newCategory,
      { timeout: 2000 },
    )
  }).toPass()
  await page.keyboard.press('Control+s')
  await expect.poll(() => github.pulls).toHaveLength(1)
  const review = page.getByRole('button', { name: 'Send for Review' })
  await expect(review).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(review).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')

  await expect.poll(() => github.pulls).toMatchObject([{ base: 'main', draft: false }])
  expect(github.original.textOf(github.pulls[0]?.head ?? '', path)).toBe(
    text
      .replace(`title: ${title}`, `title: ${title} Today`)
      .replace(/^category: .*$/m, `category: ${newCategory}`)
      .replace(/\n?$/, ' Hang up.\n'),
  )
  expect(hosts.has('localhost')).toBe(true)
})
