import { siteFiles } from './site-files'
import { area, closeEntry, expect, openEntry, type Locator, type Page } from './test'

/** Article that the tests of proposals change. */
export const path = '__tests__/sites/small-site/articles/scam-likely/index.mdx'

/** Text of that article before a writer changes it. */
export const text = siteFiles().get(path)?.toString('utf8') ?? ''

/** Title of that article. */
export const title = /^title: (.*)$/m.exec(text)?.[1] ?? ''

/** Asks the editor to sign in with an access token. */
async function enterToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Waits until the articles are listed. */
export const seeList = (page: Page): Promise<void> =>
  expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible()

/** Opens the editor of a deployed site, and signs in. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await enterToken(page)
  await seeList(page)
}

/** Opens the article and adds words at its end. */
export async function addWords(page: Page, words: string): Promise<void> {
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await page.keyboard.type(words)
}

export const pressSave = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Save/ }).first().click()

/** Saves into a proposal that is not sent for review yet. */
export async function saveAsDraft(page: Page): Promise<void> {
  await pressSave(page)
  await page.getByRole('button', { name: 'Later' }).click()
}

/** What the editor says has failed. */
export const failureMessage = (page: Page): Locator =>
  page.getByRole('alertdialog').or(page.getByRole('alert')).first()

/** Waits until the editor says that saving has failed, and closes that message. */
export async function closeFailure(page: Page): Promise<void> {
  await expect(failureMessage(page)).toBeVisible()
  const close = page.getByRole('alertdialog').getByRole('button', { name: /OK|Close/ })
  if (await close.count()) await close.first().click()
}

/** Closes the next message of the editor, and returns its words. */
export async function nextMessage(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('OK')
  const words = await dialog.innerText()
  await dialog.getByRole('button', { name: 'OK' }).click()
  return words
}

/** Comes back to the article the next day. */
export async function comeBack(page: Page): Promise<void> {
  await closeEntry(page)
  await page.reload()
  await seeList(page)
  await openEntry(page, 'Articles', title)
}
