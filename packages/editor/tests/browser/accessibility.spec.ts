import { readFileSync } from 'node:fs'
import type { Frame } from '@playwright/test'
import { localPort } from './ports'
import { area, expect, mistakes, openFolder, test, type Page } from './test'

const address = `http://localhost:${localPort}/admin/`
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  id: string
  impact: string
  nodes: { html: string }[]
}

/** Returns what axe finds. It is put into the page by the browser, past the policy. */
async function findings(page: Page | Frame): Promise<Found[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Found[] }> }
    }
    return (await tool.run(document, { iframes: false })).violations
  })
}

const names = (found: readonly Found[], ...impacts: string[]): string[] =>
  found.filter(({ impact }) => impacts.includes(impact)).map(({ id }) => id)

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, address)
})

/** Serious findings in the screens of Sveltia CMS itself: docs/writing.md names them. */
const theirs = {
  list: [] as string[],
  editor: [] as string[],
  // The two buttons for list and grid name a grid that is not there while it is empty.
  dialog: ['aria-valid-attr-value'],
}

test('the list', async ({ page }) => {
  const found = await findings(page)
  expect(names(found, 'serious', 'critical')).toEqual(theirs.list)
})

test('an article, and our own input in it', async ({ page }) => {
  await page.getByRole('gridcell').nth(1).click()
  await expect(area(page)).toBeVisible()
  await page.getByRole('button', { name: 'Variable', exact: true }).click()
  const found = await findings(page)
  expect(names(found, 'serious', 'critical')).toEqual(theirs.editor)
  const ours = found.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => html.includes('porchlight-')).map(() => id),
  )
  expect(ours).toEqual([])

  await area(page).press('Control+End')
  await page.keyboard.type(' {wobble}')
  await expect(mistakes(page)).toContainText('wobble')
  const [, preview] = page.frames()
  expect(names(await findings(preview!), 'serious', 'critical')).toEqual([])
})

test('the dialog in which a picture is chosen', async ({ page }) => {
  await page.getByRole('gridcell').nth(1).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Insert' })).toBeVisible()
  const found = await findings(page)
  expect(names(found, 'serious', 'critical')).toEqual(theirs.dialog)
})
