/** @jest-environment node */
import { archivePages } from '../../src/gatsby/archive-pages'
import { allArticlesPath, mostListed, newestListed } from '../../src/content-model/page-groups'
import { makeArticles } from '../search/make-article'

const pagesOf = (count: number) => archivePages(makeArticles(count), '/sitemap')

test('as many articles as one page lists need no archive, and are all found on the page of all pages', () => {
  expect(pagesOf(0)).toEqual([])
  expect(pagesOf(mostListed)).toEqual([])
  expect(allArticlesPath(mostListed, '/sitemap')).toBe('/sitemap')
})

test('a site without a page of all pages has an archive as soon as the list cannot show all', () => {
  expect(allArticlesPath(newestListed, undefined)).toBeUndefined()
  expect(archivePages(makeArticles(newestListed), undefined)).toEqual([])
  expect(allArticlesPath(newestListed + 1, undefined)).toBe('/blog/all')
  expect(archivePages(makeArticles(newestListed + 1), undefined)).toHaveLength(1)
})

test('one more has an archive of two pages, which lead to each other', () => {
  const [first, second, ...rest] = pagesOf(mostListed + 1)
  expect(rest).toEqual([])
  expect(first?.path).toBe(allArticlesPath(mostListed + 1, '/sitemap'))
  expect(first?.context).toMatchObject({ page: 1, pages: 2, newer: null, older: second?.path })
  expect(second?.path).toBe('/blog/all/2')
  expect(second?.context).toMatchObject({ page: 2, pages: 2, newer: first?.path, older: null })
  expect(second?.context.articles.map(({ title }) => title)).toEqual(['Article number 51'])
})

test('every article stands on one page, newest first, and no page lists more than the others', () => {
  const pages = pagesOf(5000)
  expect(pages).toHaveLength(100)
  expect(pages.flatMap(({ context }) => context.articles.map(({ path }) => path))).toEqual(
    makeArticles(5000).map(({ path }) => path),
  )
  for (const { context } of pages) expect(context.articles).toHaveLength(mostListed)
  expect(pages[49]?.context).toMatchObject({
    page: 50,
    newest: '/blog/all',
    newer: '/blog/all/49',
    older: '/blog/all/51',
    oldest: '/blog/all/100',
  })
})
