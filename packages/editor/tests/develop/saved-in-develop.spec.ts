import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { editedFiles, standInForFolder } from '../../src/folder-stand-in'
import {
  area,
  expect,
  mistakes,
  openEntry,
  openFolder,
  save,
  test,
  type Page,
} from '../browser/test'
import { ports, projectFolder } from './copy'

const path = 'content/articles/scam-likely/index.mdx'
const file = join(projectFolder, path)
const readArticle = (): string => readFileSync(file, 'utf8')

const titleOf = (text: string): string => /^title: (.*)$/m.exec(text)?.[1] ?? ''

/** Nobody can press the folder picker from a script: the browser has the files, and what it saves is put on disk here. */
async function openProject(page: Page): Promise<void> {
  const files = [...editedFiles(join(projectFolder, 'content'))].map(
    ([path, bytes]) => [path.replace(/^.*(?=content\/)/, ''), bytes] as const,
  )
  await standInForFolder(page, new Map(files))
  await openFolder(page, `http://localhost:${ports.editor}`)
}

/** Puts a saved file of the article on disk. */
async function putOnDisk(page: Page, name: string): Promise<void> {
  const bytes = await page.evaluate(
    async (path) => {
      const root = await navigator.storage.getDirectory()
      let folder = await root.getDirectoryHandle('project')
      const names = path.split('/')
      const last = names.pop() ?? ''
      for (const name of names) folder = await folder.getDirectoryHandle(name)
      const file = await (await folder.getFileHandle(last)).getFile()
      return [...new Uint8Array(await file.arrayBuffer())]
    },
    join(dirname(path), name),
  )
  writeFileSync(join(dirname(file), name), Buffer.from(bytes))
}

test('words and a picture saved in the editor are on the page of the site without a reload', async ({
  page,
  context,
}) => {
  await openProject(page)
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
  await save(page)
  await putOnDisk(page, 'index.mdx')
  await expect(words).toBeVisible({ timeout: 30_000 })
  expect(readArticle()).toBe(before.replace(/\n?$/, ' Then hang up at once.\n'))

  const background = { r: 40, g: 90, b: 120 }
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } }).png()
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
  await putOnDisk(page, 'a-cup.png')
  await putOnDisk(page, 'index.mdx')
  await expect(site.getByRole('img', { name: 'A cup on a table.' })).toBeVisible({
    timeout: 30_000,
  })
  expect(readdirSync(dirname(file)).sort()).toEqual(['a-cup.png', 'index.mdx'])
})
