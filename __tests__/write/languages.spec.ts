import { parseFrontMatter } from '../../src/content-model/parse/front-matter'
import { languageName } from '../../src/content-model/language-name'
import { checkContentDir } from '../../src/gatsby/read-content'
import { articleRenderContextOf } from '../../src/render/article-render-context'
import { renderText } from '../../tools/cms/browser/render'
import { editedFiles, standInForFolder } from '../../tools/cms/folder-stand-in'
import { ownPort } from './ports'
import { ownFolder } from './site-files'
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

for (const records of checkContentDir(ownFolder).translations) {
  const name = languageName(records.language, 'en-US')
  const files = editedFiles(ownFolder)
  const [path, bytes] = [...files].find(([path]) =>
    path.includes(`/${records.language}/articles/`),
  ) ?? ['', Buffer.of()]
  const isWritten = path !== ''

  test(`an article in ${name} is shown with the words and facts of the language, and keeps its source`, async ({
    page,
    hosts,
  }) => {
    test.skip(!isWritten, `This site has no article in ${name}.`)
    expect(hosts.size).toBe(0)
    const text = bytes.toString('utf8')
    const { matter, body } = parseFrontMatter(path, text)
    const { title, category } = matter.data as { title: string; category: string }
    const context = articleRenderContextOf(records)
    await standInForFolder(page, files)
    await openFolder(page, `http://localhost:${ownPort}/admin/`)
    await openEntry(page, `Articles in ${name}`, title)

    // The first check reads the spelling lists of every language.
    await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes', { timeout: 30_000 })
    const chosen = page.locator('[data-key-path=category]').getByRole('combobox')
    await expect(chosen).toHaveText(category)
    const html = await page.evaluate(
      (markup) => {
        const element = document.createElement('div')
        element.innerHTML = markup
        return element.innerHTML
      },
      renderText(body, context, () => ''),
    )
    await expect
      .poll(() => preview(page).locator('.porchlight-preview > div').innerHTML())
      .toBe(html)

    await area(page).press('Control+End')
    await page.keyboard.type(' Done')
    await save(page)
    await expect
      .poll(async () => (await readFolder(page))[path])
      .toBe(text.replace(/\n?$/, ' Done\n'))
  })
}
