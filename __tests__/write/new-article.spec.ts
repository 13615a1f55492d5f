import { checkSite } from '../../src/content-model/check-site'
import { smallSite } from '../sites/configurations'
import { sourceFiles, today } from '../sites/source-files'
import { localPort } from './ports'
import { area, expect, openFolder, readFolder, save, test, titleField } from './test'

const address = `http://localhost:${localPort}/admin/`

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, address)
})

test('an article made from nothing by keyboard is a draft of today that the check accepts', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Create New Entry' }).focus()
  await page.keyboard.press('Enter')
  await titleField(page).focus()
  await page.keyboard.type("What's a Lost Key?")
  await area(page).focus()
  await page.getByRole('button', { name: 'Key points', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Look again.')
  await page.locator('[data-key-path=excerpt] textarea').focus()
  await page.keyboard.type(
    'A lost key is no reason to worry. Look again where you had it last, then ask.',
  )
  const list = page.locator('[data-key-path=category]')
  await list.getByRole('combobox').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('[data-key-path=tags]').getByRole('textbox').first().focus()
  await page.keyboard.type('Keys')
  const icon = page.locator('[data-key-path=icon]')
  await icon.scrollIntoViewIfNeeded()
  await icon.getByRole('combobox').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await save(page)

  const files = await readFolder(page)
  const path = Object.keys(files).find((file) =>
    file.endsWith('articles/whats-a-lost-key/index.mdx'),
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
