/** @jest-environment node */
import { sitemapPaths } from '../../tools/sitemap-paths'

test('the paths of a sitemap are those of its pages, and it must name one', () => {
  const urls = ['', '/a', '/blog/one'].map((path) => `<loc>https://site.example${path}</loc>`)
  expect(sitemapPaths(urls.join(''))).toEqual(['/', '/a', '/blog/one'])
  expect(() => sitemapPaths('<urlset></urlset>')).toThrow('names no page')
})
