import { localPort } from './ports'
import { title } from './proposals'
import {
  area,
  closeEntry,
  expect,
  mistakes,
  openEntry,
  openFolder,
  test,
  titleField,
  type Page,
} from './test'

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, `http://localhost:${localPort}/admin/`)
})

/** The entry is closed and opened again. */
const slow = { timeout: 20_000 }

const unsaved = (page: Page) => page.getByRole('region', { name: 'Not saved yet' })

/** Does something that asks first; returns the question. */
async function answering(page: Page, act: () => Promise<unknown>): Promise<string> {
  const question = page.waitForEvent('dialog')
  const done = act()
  await (await question).accept()
  await done
  return (await question).message()
}

async function beginArticle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).click()
  // Sveltia fills the form a moment after it is there.
  await expect(mistakes(page)).toContainText('Still to fill in')
  await titleField(page).fill(name)
  await area(page).click()
  await page.keyboard.type(`Words of ${name}.`)
  // Sveltia stores its copy.
  await page.waitForTimeout(1500)
}

async function revert(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  const item = page.getByRole('menuitem', { name: 'Revert All Changes' })
  return answering(page, () => item.click())
}

test('taking everything back asks first, is undone, and stays in the list', async ({ page }) => {
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await page.keyboard.type(' Hang up.')
  expect(await revert(page)).toContain('Take back everything')
  await expect(area(page)).not.toHaveText(/ Hang up\.$/)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(area(page)).toHaveText(/ Hang up\.$/, slow)

  await revert(page)
  await expect(area(page)).not.toHaveText(/ Hang up\.$/)
  await closeEntry(page)
  await unsaved(page).getByRole('button', { name: 'Go on' }).click()
  await expect(area(page)).toHaveText(/ Hang up\.$/, slow)
})

test('a question is removed after one, and comes back', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Questions and answers' }).click()
  await page.getByRole('gridcell').nth(1).click()
  const remove = page.locator('[data-key-path=questions]').getByRole('button', { name: 'Remove' })
  await expect(remove.first()).toBeVisible()
  const count = await remove.count()
  expect(await answering(page, () => remove.first().click())).toContain('Remove this')
  await expect(remove).toHaveCount(count - 1)

  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(remove).toHaveCount(count, slow)
})

test('several new articles wait in the list until they are saved or thrown away', async ({
  page,
}) => {
  await beginArticle(page, 'First')
  await closeEntry(page)
  expect(await answering(page, () => beginArticle(page, 'Second'))).toContain(
    '“First” is not saved yet',
  )
  await expect(area(page)).toHaveText('Words of Second.')
  await closeEntry(page)
  await expect(unsaved(page).getByRole('paragraph')).toHaveText([/^Second/, /^First/])

  await unsaved(page)
    .getByText(/^First/)
    .getByRole('button', { name: 'Go on' })
    .click()
  await expect(area(page)).toHaveText('Words of First.', slow)
  await closeEntry(page)
  const second = unsaved(page).getByText(/^Second/)
  await answering(page, () => second.getByRole('button', { name: 'Throw away' }).click())
  await expect(unsaved(page).getByRole('paragraph')).toHaveText([/^First/])
})

test('an article that was only opened is not listed', async ({ page }) => {
  await openEntry(page, 'Articles', title)
  await titleField(page).click()
  await page.waitForTimeout(1500)
  await closeEntry(page)
  await page.waitForTimeout(500)

  await expect(unsaved(page)).toBeHidden()
})
