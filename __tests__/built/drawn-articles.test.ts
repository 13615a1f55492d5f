/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltSite } from './site'

test('the articles that the build has drawn beside Gatsby are those that its pages show', () => {
  const folder = join('.cache', 'articles')
  const drawn = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const pages = readBuiltSite().map(({ html }) => html)
  expect(drawn.length).toBeGreaterThan(0)
  for (const html of drawn) expect(pages.filter((page) => page.includes(html))).toHaveLength(1)
})
