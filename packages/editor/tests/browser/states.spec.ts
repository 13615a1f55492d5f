import { localPort } from './ports'
import { siteFiles } from './site-files'
import {
  closeEntry,
  expect,
  listed,
  openEntry,
  openFolder,
  readFolder,
  save,
  test,
  type Page,
} from './test'

const [path, bytes] = [...siteFiles()].find(([path]) => /\/articles\/scam-likely\//.test(path))!
const text = bytes.toString('utf8')
const title = /^title: (.*)$/m.exec(text)?.[1] ?? ''

// A day without a time is no moment of UTC: west of it, that would be the day before.
test.use({ timezoneId: 'America/Los_Angeles' })

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, `http://localhost:${localPort}/admin/`)
})

const field = (page: Page, name: string) => page.locator(`[data-key-path=${name}]`)

const rows = (page: Page) => page.getByRole('grid', { name: 'Entries' }).getByRole('row')

/** Turns a filter of the list on or off; a press while the list changes may be lost. */
async function setFilter(page: Page, name: string, on: boolean): Promise<void> {
  const item = page
    .getByRole('menuitemcheckbox', { name })
    .or(page.getByRole('menuitemradio', { name }))
  await expect(async () => {
    if (await item.isHidden()) await page.getByRole('button', { name: 'Filter' }).click()
    const before = await item.getAttribute('aria-checked', { timeout: 2000 })
    if (before === String(on)) await page.keyboard.press('Escape')
    else await item.click({ timeout: 2000 })
    await expect(item).toBeHidden({ timeout: 2000 })
    expect(before).toBe(String(on))
  }).toPass()
}

test('an article is hidden, is found among the hidden ones, and is published later', async ({
  page,
}) => {
  const day = new Date(/^date: (.*)$/m.exec(text)?.[1] ?? '')
  const shown = day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  await expect(page.getByRole('gridcell', { name: `${title} · ${shown}` })).toBeVisible()
  await openEntry(page, 'Articles', title)
  await field(page, 'draft').scrollIntoViewIfNeeded()
  await field(page, 'draft').getByRole('switch').click()
  await save(page)
  await expect.poll(async () => (await readFolder(page))[path]).toContain('\ndraft: true\n')

  await closeEntry(page)
  await setFilter(page, 'Hidden', true)
  await expect(rows(page)).toHaveCount(1)
  await openEntry(page, 'Articles', title)
  await field(page, 'draft').scrollIntoViewIfNeeded()
  await field(page, 'draft').getByRole('switch').click()
  await field(page, 'publishOn').locator('input').first().fill('2099-01-31')
  await save(page)
  await closeEntry(page)
  await expect(page.getByText('No entries found.')).toBeVisible()

  const saved = (await readFolder(page))[path]
  expect(saved).not.toContain('draft:')
  expect(saved).toContain('\npublishOn: 2099-01-31\n')
  await setFilter(page, 'Hidden', false)
  await expect(rows(page)).toHaveCount(2)
  await setFilter(page, 'Published later', true)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('gridcell', { name: listed(title) })).toHaveCount(1)
})
