import { parseFrontMatter } from '../../../../src/content-model/parse/read-file'
import { checkContentDir } from '../../../../src/build/read-content'
import { articleContextOf } from '../../../../src/site/article/article-context'
import { renderArticle } from '../../../../src/site/article/render-article'
import { localPort } from './ports'
import { contentFolder, siteFiles } from './site-files'
import { expect, mistakes, openEntry, openFolder, preview, test } from './test'

const context = articleContextOf(checkContentDir(contentFolder).records)

const entries = [...siteFiles()]
  .filter(([path]) => /\/(every-component|video-call)\/.*\.mdx$/.test(path))
  .map(([path, bytes]) => {
    const { matter, body } = parseFrontMatter(path, bytes.toString('utf8'))
    const { title } = matter.data as { title: string }
    const collection = path.includes('/articles/') ? 'Articles' : 'Guides'
    return { path, title, collection, html: renderArticle(body, context.facts, context) }
  })

for (const { path, title, collection, html } of entries) {
  test(`the preview of ${path} is what the build renders`, async ({ page, folder }) => {
    expect(folder).toBeUndefined()
    await openFolder(page, `http://localhost:${localPort}/admin/`)
    await openEntry(page, collection, title)

    await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes')
    const text = preview(page).locator('.porchlight-preview > div')
    const expected = await page.evaluate((markup) => {
      const element = document.createElement('div')
      element.innerHTML = markup
      return element.innerHTML
    }, html)
    expect(expected.length).toBeGreaterThan(20)
    expect(await text.innerHTML()).toBe(expected)
    await expect(text).toHaveCSS('max-width', /px/)
  })
}
