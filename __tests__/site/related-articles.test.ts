/** @jest-environment node */
import { relatedTo } from '../../src/site/related-articles'

const article = (path: string, date: string, ...tags: string[]) => ({ path, date, tags })
const it = article('/blog/it', '2026-10-21', 'Phones', 'Safety', 'Calls')
const paths = (...all: (typeof it)[]): string[] => relatedTo(all)(it).map(({ path }) => path)

test('most shared tags come first, then the newest, then the order of addresses', () => {
  const old = article('/blog/old', '2026-01-01', 'Phones', 'Safety')
  const young = article('/blog/young', '2026-11-01', 'Phones')
  const twin = article('/blog/a-twin', '2026-11-01', 'Calls')
  expect(paths(young, twin, old)).toEqual(['/blog/old', '/blog/a-twin', '/blog/young'])
})

test('an article never goes with itself, nor with one that shares nothing', () => {
  expect(paths(it, article('/blog/other', '2026-11-01', 'Email'))).toEqual([])
  expect(paths()).toEqual([])
})

test('a tag that is written twice counts once', () => {
  const twice = article('/blog/twice', '2026-11-01', 'Calls', 'Calls')
  const two = article('/blog/two', '2026-01-01', 'Calls', 'Phones')
  expect(paths(twice, two)).toEqual(['/blog/two', '/blog/twice'])
})

test('there are three at most, of however many', () => {
  const many = Array.from({ length: 500 }, (_, n) => article(`/blog/${n}`, '2026-01-01', 'Calls'))
  expect(paths(...many)).toHaveLength(3)
})
