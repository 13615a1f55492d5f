/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articlePaths, languages } from './content'
import { readBuiltSite } from './site'

/** Article without images, with what was found in it; or the HTML of one with images. */
interface CachedArticle {
  rendered?: { html: string }
  html?: string
}

test('each article in the cache of the build is shown by one page', () => {
  const folder = join('.cache', 'articles')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const cached = names.flatMap((name) => {
    const { rendered, html } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CachedArticle
    // An article that is coming soon has no text.
    return (rendered?.html ?? html) || []
  })
  const pages = readBuiltSite().map(({ html }) => html)
  // A draft may be drawn too, and then no page shows it.
  const shown = cached.map((html) => pages.filter((page) => page.includes(html)).length)
  expect(Math.max(0, ...shown)).toBeLessThanOrEqual(1)
  const all = languages.flatMap(({ records }) => records.of('article'))
  if (articlePaths.length === all.length) expect(shown).not.toContain(0)
})
