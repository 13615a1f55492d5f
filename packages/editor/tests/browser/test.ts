import { expect, test as base, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { standInForFolder } from '../../src/folder-stand-in'
import { siteFiles } from './site-files'

/** Files that a browser keeps, by their paths. */
export type Texts = Record<string, string>

/** Folder of the project in the browser's private file system, and the requests of the page. */
interface Tools {
  /** Puts the files of the site into the browser and lets its folder picker choose them. */
  folder: void
  /** Hosts that the page was allowed to ask. */
  hosts: Set<string>
}

export const test = base.extend<Tools>({
  hosts: async ({ page }, provide) => {
    const hosts = new Set<string>()
    page.on('response', (response) => {
      const { protocol, hostname } = new URL(response.url())
      if (protocol.startsWith('http')) hosts.add(hostname)
    })
    await provide(hosts)
    expect([...hosts].filter((host) => host !== 'localhost')).toEqual([])
  },
  folder: async ({ page, hosts }, provide) => {
    expect(hosts.size).toBe(0)
    await standInForFolder(page, siteFiles())
    // The server has the files of this computer, which the editor does not change here.
    await page.route('**/file?path=*', async (route) => {
      const path = new URL(route.request().url()).searchParams.get('path') ?? ''
      const body = (await readFolder(page))[path]
      return body === undefined ? route.continue() : route.fulfill({ body })
    })
    await provide()
  },
})

/** Returns the files of the folder as text, by their paths. */
export function readFolder(page: Page): Promise<Texts> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const texts: Record<string, string> = {}
    const read = async (folder: FileSystemDirectoryHandle, base: string): Promise<void> => {
      const entries = (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values()
      for await (const entry of entries) {
        if (entry.kind === 'directory') {
          await read(entry as FileSystemDirectoryHandle, `${base}${entry.name}/`)
        } else {
          const file = await (entry as FileSystemFileHandle).getFile()
          texts[base + entry.name] = await file.text()
        }
      }
    }
    await read(await root.getDirectoryHandle('project'), '')
    return texts
  })
}

/** Opens the editor of this computer with the folder of the project. */
export async function openFolder(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible()
}

/** Returns how the list names an entry: articles with their date. */
export const listed = (title: string): RegExp =>
  new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ·|$)`)

/** Goes back from an entry to the list. */
export async function closeEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

/** Opens an entry of a collection by its title. */
export async function openEntry(page: Page, collection: string, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: collection }).click()
  await page
    .getByRole('gridcell', { name: listed(title) })
    .last()
    .click()
  await expect(page.locator('.porchlight-text')).toBeVisible()
}

export const area = (page: Page): Locator => page.locator('.porchlight-text')
export const titleField = (page: Page): Locator =>
  page.locator('[data-key-path=title] input, [data-key-path=title] textarea').first()
export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Content Preview"]')
export const mistakes = (page: Page): Locator => preview(page).locator('.porchlight-mistakes')

/** Saves; the entry stays open. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(button).toBeDisabled()
}

export { expect }
export type { Locator, Page }
