/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as articleBody from '../../src/content-model/article/article-body'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { openArticles } from '../../src/gatsby/inspect-articles'
import { bodyCache, bodyCacheKey } from '../../src/render/article-cache'
import { articleContextOf } from '../../src/site/article/article-context'
import { articlePath, articleWith, changed, today, withFiles } from '../content-model/good-site'

const folder = mkdtempSync(join(tmpdir(), 'articles-'))
const home = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})
beforeEach(() => rmSync('.cache', { recursive: true, force: true }))

const parse = jest.spyOn(articleBody, 'parseBody')
const good = articleWith('See [our **prices**](/contact).\n')

/** Checks the site as one build does; says how often the article was parsed and what was found. */
function build(article: string, files = withFiles({ [articlePath]: article })) {
  parse.mockClear()
  const articles = openArticles()
  const { diagnostics, records } = checkSite(files, today, articles.inspect)
  articles.prune()
  const times = parse.mock.calls.filter(([text]) => article.endsWith(text.trimStart())).length
  return { found: diagnostics.map(formatDiagnostic), times, records }
}

test('an article without mistakes is parsed once for all builds, and rendered from the same tree', () => {
  const { found, times, records } = build(good)
  expect([found, times]).toEqual([[], 1])
  const body = records.find('article', 'scam-likely')?.body ?? ''
  const cached = () => bodyCache.get(bodyCacheKey(body, articleContextOf(records)))
  const { rendered } = cached() ?? {}
  expect(rendered?.html).toBe('<p>See <a href="/contact">our <strong>prices</strong></a>.</p>')
  expect(rendered?.minutes).toBe(1)
  expect(build(good)).toMatchObject({ found: [], times: 0 })
  // Search shows its sentences, which are kept with it.
  expect(cached()?.sentences).toEqual(['See our prices.'])
})

test('an article with a mistake is parsed in every build, so that the mistake is said in each', () => {
  const bad = articleWith('{nothing}\n')
  const { found } = build(bad)
  expect(found).toHaveLength(1)
  expect(build(bad)).toMatchObject({ found, times: 1 })
})

test('a dead link is found at its line also where the article was known, however long its front matter is', () => {
  const dead = articleWith('Words.\n\nSee [a page](/nowhere).\n')
  const { found } = build(dead)
  const longer = dead.replace('\n---', '\nreviewedOn: 2026-10-21\n---')
  const [line, later] = [found[0], build(longer).found[0]].map((said) =>
    Number(/\.mdx:(\d+)/.exec(said ?? '')?.[1]),
  )
  expect(build(dead)).toMatchObject({ found, times: 0 })
  expect(later).toBe((line ?? 0) + 1)
})

test('an article is parsed again when it, or a fact, has changed', () => {
  build(good)
  expect(build(`${good}More.\n`).times).toBe(1)
  const facts = changed('facts.yaml', 'within 24 hours', 'within 48 hours')
  expect(build(good, withFiles({ [articlePath]: good, 'facts.yaml': facts })).times).toBe(1)
})

test('what is asked for no more is forgotten', () => {
  build(good)
  const before = readdirSync(join('.cache', 'articles'))
  build(articleWith('Other words.\n'))
  expect(readdirSync(join('.cache', 'articles'))).toHaveLength(before.length)
  expect(build(good).times).toBe(1)
})
