/** @jest-environment node */
import { relatedTo } from '../../src/site/article-pages'

const article = (path: string, ...tags: string[]) => ({ path, tags })
const it = article('/blog/it', 'Phones', 'Safety', 'Calls')
const paths = (...all: (typeof it)[]): string[] => relatedTo(it, all).map(({ path }) => path)

test('related articles: those with most tags in common first, then the newest, three at most', () => {
  const young = article('/blog/young', 'Phones')
  const twice = article('/blog/twice', 'Calls', 'Calls')
  const old = article('/blog/old', 'Phones', 'Safety')
  const oldest = article('/blog/oldest', 'Safety')
  expect(paths(young, twice, old, oldest)).toEqual(['/blog/old', '/blog/young', '/blog/twice'])
})

test('an article is never related to itself, nor to one without a tag in common', () => {
  expect(paths(it, article('/blog/other', 'Email'))).toEqual([])
})
