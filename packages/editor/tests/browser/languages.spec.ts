import { parseFrontMatter } from '../../../../src/content-model/parse/read-file'
import { sourceHash } from '../../../../src/content-model/rules/translations'
import { readVersion } from '../../../../src/content-model/translated-source'
import { checkContentDir } from '../../../../src/build/read-content'
import { currentDay } from '../../../../src/build/site-fields'
import { articleContextOf } from '../../../../src/site/article/article-context'
import type { SiteFile } from '../../src/editor-data'
import { renderText } from '../../src/browser/render'
import { editedFiles, standInForFolder } from '../../src/folder-stand-in'
import { languagesPort } from './ports'
import { inProject, languagesFolder } from './site-files'
import {
  area,
  expect,
  listed,
  mistakes,
  openEntry,
  openFolder,
  preview,
  readFolder,
  save,
  test,
} from './test'

/** Files of the project, by their paths. */
let files: Map<string, Buffer>
/** Path of a translation, and its text. */
let path: string
let text: string
let title: string
/** Path of what it translates. */
let sourcePath: string

const hashOf = (text: string): string =>
  sourceHash(readVersion(sourcePath.replace('content/', ''), text)!)

test.beforeEach(async ({ page, hosts }) => {
  expect(hosts.size).toBe(0)
  files = new Map(
    [...editedFiles(languagesFolder)].map(([path, bytes]) => [inProject(path), bytes]),
  )
  path = [...files.keys()].find((path) => path.startsWith('content/es/articles/'))!
  text = files.get(path)!.toString('utf8')
  title = /^title: (.*)$/m.exec(text)?.[1] ?? ''
  sourcePath = `content/${/^source: (.*)$/m.exec(text)?.[1]}`
  await standInForFolder(page, files)
})

test('a translation is shown with the words and facts of its language, and keeps its source', async ({
  page,
}) => {
  const { matter, body } = parseFrontMatter(path, text)
  const { category } = matter.data as { category: string }
  const records = checkContentDir(languagesFolder).translations.find(
    ({ language }) => language === 'es',
  )!
  const context = articleContextOf(records)
  await page.route('**/file?*', (route) => {
    const path = new URL(route.request().url()).searchParams.get('path') ?? ''
    return route.fulfill({ body: files.get(path) ?? '' })
  })
  await openFolder(page, `http://localhost:${languagesPort}/admin/`)
  await openEntry(page, 'Articles in Spanish', title)

  // The first check reads the spelling lists of every language.
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes', { timeout: 30_000 })
  const chosen = page.locator('[data-key-path=category]').getByRole('radio', { name: category })
  await expect(chosen).toBeChecked()
  const html = await page.evaluate(
    (markup) => {
      const element = document.createElement('div')
      element.innerHTML = markup
      return element.innerHTML
    },
    renderText(body, context, () => 'picture'),
  )
  expect(html).toContain('(en inglés)')
  const pairs = preview(page).locator('.porchlight-pair')
  await expect
    .poll(async () => {
      const own = pairs.locator('> div:first-child')
      const parts = await own.evaluateAll((elements) => elements.map((one) => one.innerHTML))
      return parts.join('').replace(/(?<=src=")data:image[^"]*/g, 'picture')
    })
    .toBe(html.replace(/>\n</g, '><'))
  const original = parseFrontMatter(sourcePath, files.get(sourcePath)!.toString('utf8'))
  await expect(pairs.first()).toContainText((original.matter.data as { title: string }).title)

  await area(page).press('Control+End')
  await page.keyboard.type(' Gracias')
  await save(page)
  await expect
    .poll(async () => (await readFolder(page))[path])
    .toBe(text.replace(/\n?$/, ' Gracias\n'))
})

test('what has changed in the original is marked, until the translation is up to date with it', async ({
  page,
}) => {
  const was = files.get(sourcePath)!.toString('utf8')
  const now = was.replace('on anybody.', 'on anybody, at once.')
  const [digest = ''] = /(?<=^sourceHash: ).*/m.exec(text) ?? []
  await page.route('**/file?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const earlier = searchParams.get('digest')
    expect([null, digest]).toContain(earlier)
    const isSource = searchParams.get('path') === sourcePath
    return route.fulfill({ body: !isSource ? text : earlier ? was : now })
  })
  await page.route('**/site.json', async (route) => {
    const data = (await (await route.fetch()).json()) as SiteFile
    const sourceHashes = { [sourcePath.replace('content/', '')]: hashOf(now) }
    return route.fulfill({ json: { ...data, sourceHashes } })
  })
  await openFolder(page, `http://localhost:${languagesPort}/admin/`)
  await page.getByRole('treeitem', { name: 'Articles in Spanish' }).click()
  await expect(page.getByRole('gridcell', { name: listed(title) })).toContainText(
    ' · original has changed',
  )
  await openEntry(page, 'Articles in Spanish', title)

  await expect(mistakes(page)).toContainText('The original has changed since October 21, 2026.')
  await expect(preview(page).locator('.porchlight-pair ins')).toHaveText(', at once')
  await page.getByRole('switch', { name: 'Up to date' }).click()
  await expect(mistakes(page)).toContainText('“Up to date” is on')
  await save(page)

  const saved = text.replace(digest, hashOf(now)).replace('2026-10-21', currentDay(languagesFolder))
  await expect.poll(async () => (await readFolder(page))[path]).toBe(saved)
})
