import { parseFrontMatter } from '../../src/content-model/parse/read-file'
import { checkContentDir } from '../../src/build/read-content'
import { articleContextOf } from '../../src/site/article/article-context'
import { renderText } from '../../tools/cms/browser/render'
import { editedFiles, standInForFolder } from '../../tools/cms/folder-stand-in'
import { languagesPort } from './ports'
import { inProject, languagesFolder } from './site-files'
import {
  area,
  expect,
  mistakes,
  openEntry,
  openFolder,
  preview,
  readFolder,
  save,
  test,
} from './test'

test('a translation is shown with the words and facts of its language, and keeps its source', async ({
  page,
  hosts,
}) => {
  expect(hosts.size).toBe(0)
  const files = new Map(
    [...editedFiles(languagesFolder)].map(([path, bytes]) => [inProject(path), bytes]),
  )
  const [path, bytes] = [...files].find(([path]) => path.startsWith('content/es/articles/'))!
  const text = bytes.toString('utf8')
  const { matter, body } = parseFrontMatter(path, text)
  const { title, category } = matter.data as { title: string; category: string }
  const records = checkContentDir(languagesFolder).translations.find(
    ({ language }) => language === 'es',
  )!
  const context = articleContextOf(records)
  await standInForFolder(page, files)
  await page.route('**/file?path=*', (route) => {
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
  const [source] = /(?<=^source: ).*/m.exec(text) ?? []
  const original = parseFrontMatter(path, files.get(`content/${source}`)?.toString('utf8') ?? '')
  await expect(pairs.first()).toContainText((original.matter.data as { title: string }).title)

  await area(page).press('Control+End')
  await page.keyboard.type(' Gracias')
  await save(page)
  await expect
    .poll(async () => (await readFolder(page))[path])
    .toBe(text.replace(/\n?$/, ' Gracias\n'))
})
