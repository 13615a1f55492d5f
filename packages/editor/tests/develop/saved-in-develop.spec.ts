import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { area, expect, mistakes, openEntry, save, test as base } from '../browser/test'
import { ports, projectFolder } from './copy'
import { standInForRealFolder } from './real-folder'

const path = 'content/articles/scam-likely/index.mdx'
const file = join(projectFolder, path)
const readArticle = (): string => readFileSync(file, 'utf8')

const test = base.extend<{ project: void }>({
  project: async ({ page, hosts }, provide) => {
    expect(hosts.size).toBe(0)
    await standInForRealFolder(page, projectFolder)
    await page.goto(`http://localhost:${ports.editor}`)
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible()
    await provide()
  },
})

const titleOf = (text: string): string => /^title: (.*)$/m.exec(text)?.[1] ?? ''

test('words saved in the editor are in the file, and on the page of the site without a reload', async ({
  page,
  context,
  project,
}) => {
  expect(project).toBeUndefined()
  const before = readArticle()
  const site = await context.newPage()
  // Gatsby makes a page when it is first asked for.
  await site.goto(`http://localhost:${ports.site}/blog/scam-likely`, { timeout: 120_000 })
  const words = site.getByText('Then hang up at once.')
  await expect(site.getByRole('heading', { level: 1, name: titleOf(before) })).toBeVisible({
    timeout: 60_000,
  })
  await expect(words).toHaveCount(0)

  await openEntry(page, 'Articles', titleOf(before))
  await area(page).press('Control+End')
  await page.keyboard.type(' Then hang up at once.')
  // The first check reads the spelling lists.
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes', { timeout: 60_000 })
  const pressed = Date.now()
  await save(page)

  await expect(words).toBeVisible({ timeout: 30_000 })
  const seconds = ((Date.now() - pressed) / 1000).toFixed(1)
  test.info().annotations.push({ type: 'seconds from save to seen', description: seconds })
  expect(readArticle()).toBe(before.replace(/\n?$/, ' Then hang up at once.\n'))
})

test('a picture is saved beside the text, and is on the page of the site', async ({
  page,
  context,
  project,
}) => {
  expect(project).toBeUndefined()
  const site = await context.newPage()
  await site.goto(`http://localhost:${ports.site}/blog/scam-likely`, { timeout: 120_000 })
  const background = { r: 40, g: 90, b: 120 }
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } }).png()
  await openEntry(page, 'Articles', titleOf(readArticle()))
  await area(page).press('Control+End')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'A Cup.png',
      mimeType: 'image/png',
      buffer: await picture.toBuffer(),
    })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await area(page).getByLabel('What the picture shows').fill('A cup on a table.')
  await save(page)

  await expect(site.getByRole('img', { name: 'A cup on a table.' })).toBeVisible({
    timeout: 30_000,
  })
  expect(readArticle()).toContain('\n![A cup on a table.](./a-cup.png)\n')
  expect(readdirSync(dirname(file)).sort()).toEqual(['a-cup.png', 'index.mdx'])
})
