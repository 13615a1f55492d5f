import { checkSite } from '../../../../src/content-model/check-site'
import { smallSite } from '../../../../__tests__/sites/configurations'
import { sourceFiles, today } from '../../../../__tests__/sites/source-files'
import { localPort } from './ports'
import { area, expect, openFolder, readFolder, save, test, titleField, type Page } from './test'

const address = `http://localhost:${localPort}/admin/`

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, address)
})

/** Chooses the first value of a field. */
async function choose(page: Page, field: string): Promise<void> {
  const list = page.locator(`[data-key-path=${field}]`)
  // The editor makes the fields further down once somebody scrolls there.
  await page.mouse.move(300, 500)
  await expect(async () => {
    if (!(await list.isVisible())) await page.mouse.wheel(0, 400)
    await expect(list).toBeVisible({ timeout: 500 })
  }).toPass()
  await list.scrollIntoViewIfNeeded()
  await list.getByRole('combobox').click()
  await page.getByRole('option').first().click()
}

test('an article made from nothing is a draft of today that the check accepts', async ({
  page,
}) => {
  // The editor takes the keys up a moment after its list is there.
  await expect(async () => {
    await page.keyboard.press('Control+e')
    await expect(titleField(page)).toBeVisible({ timeout: 1500 })
  }).toPass()
  await titleField(page).focus()
  await page.keyboard.type("What's a Lost Key?")
  await area(page).focus()
  await page.getByRole('button', { name: 'Add a block' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Key points', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Look again.')
  await page.locator('[data-key-path=excerpt] textarea').focus()
  await page.keyboard.type(
    'A lost key is no reason to worry. Look again where you had it last, then ask.',
  )
  await choose(page, 'category')
  await page.locator('[data-key-path=tags]').getByRole('textbox').first().pressSequentially('Keys')
  await page.keyboard.press('Tab')
  await choose(page, 'icon')
  await save(page)

  const files = await readFolder(page)
  const path = Object.keys(files).find((file) =>
    /\/articles\/what[a-z-]*-lost-key\/index.mdx$/.test(file),
  )
  expect(path).toBeDefined()
  const text = files[path ?? ''] ?? ''
  expect(text).toContain("title: What's a Lost Key?\n")
  expect(text).toContain('draft: true\n')
  expect(text).toMatch(/^date: \d{4}-\d{2}-\d{2}$/m)
  expect(text).toContain('\n<KeyPoints>\n\n- Look again.\n')
  const { diagnostics } = checkSite(
    sourceFiles({ ...smallSite, 'articles/whats-a-lost-key/index.mdx': text }),
    today,
  )
  expect(diagnostics).toEqual([])
})
