import { builtPathPrefix } from '../../tools/built-site'
import { builtHeaders, policySources, scriptHashes } from './policy'
import { imageFiles, readBuiltSite } from './site'

const pages = readBuiltSite()

test('the policy allows the inline scripts of the pages, and no others', () => {
  const hashes = scriptHashes('public')
  expect(hashes.length).toBeGreaterThanOrEqual(3)
  expect(policySources('public', 'script-src')).toEqual(["'self'", ...hashes])
})

test('no page has an event handler in an attribute, nor a script, style or image of another site', () => {
  for (const { path, $ } of pages) {
    const handlers = $('*').filter((_, element) =>
      'attribs' in element ? Object.keys(element.attribs).some((name) => /^on/.test(name)) : false,
    )
    expect([path, handlers.length]).toEqual([path, 0])
    expect([path, $(':is(script, img, source)[src^="http"], link[rel=stylesheet]').length]).toEqual(
      [path, 0],
    )
  }
})

const pathPrefix = builtPathPrefix()

test('files with a hash in their name are cached for a year, pages are not', () => {
  const cached = (path: string): string | undefined =>
    builtHeaders('public', path).find(({ name }) => name === 'Cache-Control')?.value
  const { $ } = pages.find(({ path }) => path === '/')!
  const kept = [
    ...$('script[src]:not([defer])')
      .map((_, element) => $(element).attr('src'))
      .get(),
    ...$('link[as=font]')
      .map((_, element) => $(element).attr('href'))
      .get(),
    ...imageFiles('public').map((name) => `${pathPrefix}/pictures/${name}`),
  ]
  expect(kept.length).toBeGreaterThan(0)
  for (const path of kept)
    expect([path, cached(path)]).toEqual([path, expect.stringContaining('immutable')])
  const data = '/page-data/index/page-data.json'
  for (const path of ['/', '/blog', '/icon.svg', data, '/rss.xml']) {
    expect([path, cached(pathPrefix + path)]).toEqual([path, undefined])
  }
})
