import type { SiteFile } from '../../src/editor-data'
import { standInForFolder } from '../../src/folder-stand-in'
import { localPort } from './ports'
import { addWords, nextMessage, pressSave, seeList, title } from './proposals'
import { siteFiles } from './site-files'
import { area, closeEntry, expect, openEntry, openFolder, save, test, type Page } from './test'

const address = `http://localhost:${localPort}/admin/`
const words = / Hang up\.$/

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, address)
})

/** The editor stores a draft half a second after the last key. */
const waitForDraft = (page: Page): Promise<void> => page.waitForTimeout(1500)

/** Adds words at the end of the article, and waits until the editor has stored them. */
async function leaveWords(page: Page): Promise<void> {
  await addWords(page, ' Hang up.')
  await waitForDraft(page)
}

/** Takes the draft that the editor offers. */
async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(area(page)).toHaveText(words)
}

test('after leaving, the words are offered again, until a button is pressed', async ({ page }) => {
  await leaveWords(page)
  await page.keyboard.press('Escape')
  await closeEntry(page)

  await openEntry(page, 'Articles', title)
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(area(page)).toHaveText(words)
})

test('after a save, the words of the next change are offered again too', async ({ page }) => {
  await addWords(page, ' Listen.')
  await save(page)
  await area(page).press('Control+End')
  await page.keyboard.type(' Hang up.')
  await waitForDraft(page)
  await closeEntry(page)

  await openEntry(page, 'Articles', title)
  await restore(page)
  await expect(area(page)).toHaveText(/ Listen\. Hang up\.$/)
})

test('words that are typed without a pause are stored meanwhile', async ({ page }) => {
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await page.keyboard.type(' No pause in between.'.repeat(3), { delay: 60 })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()

  await expect(area(page)).toHaveText(/ No pause in between\./)
})

test('after Back in the browser, the words are offered again', async ({ page }) => {
  await leaveWords(page)
  await page.goBack()
  await seeList(page)

  // The list leads there, too.
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(area(page)).toHaveText(words)
})

test('after another build of the site, the words are offered again', async ({ page }) => {
  await leaveWords(page)
  // Categories, titles of pages and much else of the content are in the configuration.
  await page.route('**/site.json', async (route) => {
    const data = (await (await route.fetch()).json()) as SiteFile
    data.cms[0].categories = ['All', 'New']
    await route.fulfill({ json: data })
  })
  await page.reload()

  await restore(page)
})

test('a tab that is closed right after the last key asks first, and later offers the words again', async ({
  page,
  context,
}) => {
  await addWords(page, ' Hang up.')
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await expect(area(page)).toHaveText(words)
  await waitForDraft(page)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => page.isClosed()).toBe(true)

  const tab = await context.newPage()
  await standInForFolder(tab, siteFiles())
  await tab.goto(address)
  await seeList(tab)
  await openEntry(tab, 'Articles', title)
  await restore(tab)
})

test('after a save that would write over the words of another program, the own words are offered again', async ({
  page,
}) => {
  await leaveWords(page)
  await page.route('**/file?path=*', (route) => route.fulfill({ body: 'Theirs.' }))
  const message = nextMessage(page)
  await pressSave(page)
  expect(await message).toContain('This was changed since you began: by somebody else')
  await page.reload()

  await restore(page)
})
