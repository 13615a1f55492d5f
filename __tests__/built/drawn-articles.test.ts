/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articlePaths } from './content'
import { readBuiltSite } from './site'

test('the articles that the build has drawn beside Gatsby are those that its pages show', () => {
  const folder = join('.cache', 'articles')
  const names = existsSync(folder) ? readdirSync(folder) : []
  // An article that is still to come has no text.
  const drawn = names.map((name) => readFileSync(join(folder, name), 'utf8')).filter(Boolean)
  const pages = readBuiltSite().map(({ html }) => html)
  expect(drawn.length).toBeLessThanOrEqual(articlePaths.length)
  for (const html of drawn) expect(pages.filter((page) => page.includes(html))).toHaveLength(1)
})
