import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contentDir } from '../../../src/build/settings'
import { startBrowser } from '../../../tools/start-browser'
import { editorPort, explainStart } from '../../../tools/ports'
import { editedFiles, standInForFolder } from './folder-stand-in'
import { startEditor } from './start-editor'

const folder = join('docs', 'writing')
const viewport = { width: 1280, height: 820 }

/** Writes the pictures of docs/writing.md: real screens of the editor, with the content of the site. */
async function takeScreenshots(): Promise<void> {
  const server = await startEditor(editorPort, join('.tmp', 'write', 'admin'))
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport, colorScheme: 'light' })
    await standInForFolder(page, editedFiles(contentDir()))
    await page.goto(`http://localhost:${editorPort}/admin/`)
    await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
    // Only the editor of this computer opens a folder.
    const folderButton = await page.addStyleTag({
      content: '.buttons > :not(button[data-label*=Token]) { display: none }',
    })
    await take(page, 'start')
    await folderButton.evaluate((style) => (style as Element).remove())
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await page.getByRole('grid', { name: 'Entries' }).waitFor()
    await take(page, 'list')
    await page.getByRole('treeitem', { name: 'Hours, prices, facts', exact: true }).click()
    await page.getByRole('gridcell', { name: 'Hours, telephone, email' }).click()
    await checked(page)
    await take(page, 'hours')
    await page.goBack()
    await page.goBack()
    await page.getByRole('row').last().getByRole('gridcell').nth(1).click()
    await page.locator('.porchlight-text').waitFor()
    await checked(page)
    await take(page, 'article')
    await page.locator('.porchlight-text p').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' {wobble}')
    await page.frameLocator('iframe').getByText('Text, “').first().waitFor()
    await take(page, 'mistake')
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  console.log(`Written: the pictures in ${folder}.`)
}

/** Waits until the check of the article has answered. */
async function checked(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('[data-checked=true]').waitFor()
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  mkdirSync(folder, { recursive: true })
  const webp = await sharp(png).resize(960).webp({ quality: 75, effort: 6 }).toBuffer()
  writeFileSync(join(folder, `${name}.webp`), webp)
}

takeScreenshots().catch(explainStart)
