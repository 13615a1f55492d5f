import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { findPages } from '../src/find-pages'

let server: Server | undefined

/** Serves some files from memory; anything else is 404. */
async function serve(files: Record<string, string>): Promise<string> {
  server = createServer((request, response) => {
    const text = files[request.url ?? '']
    const type = request.url?.endsWith('.xml') ? 'application/xml' : 'text/html'
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test.afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

const sitemap = (...paths: string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>https://published.example${path}</loc></url>`).join('')}</urlset>`

test('pages are those of the sitemap, on the host that is measured', async ({ context }) => {
  const origin = await serve({ '/sitemap.xml': sitemap('/', '/a', '/a', '/b?c=1&amp;d=2') })
  expect(await findPages(context, origin, 10)).toEqual(['/', '/a', '/b?c=1&d=2'])
  expect(await findPages(context, origin, 2)).toEqual(['/', '/a'])
})

test('an index of sitemaps is followed', async ({ context }) => {
  const files: Record<string, string> = { '/part.xml': sitemap('/', '/x') }
  const origin = await serve(files)
  files['/sitemap.xml'] =
    `<sitemapindex><sitemap><loc>${origin}/part.xml</loc></sitemap></sitemapindex>`
  expect(await findPages(context, origin, 10)).toEqual(['/', '/x'])
})

test('without a sitemap links are followed, within the site, up to the limit', async ({
  context,
}) => {
  const origin = await serve({
    '/': '<a href="/a">a</a> <a href="https://elsewhere.example/">x</a> <a href="/file.pdf">f</a>',
    '/a': '<a href="/b#part">b</a> <a href="/">home</a>',
    '/b': '<a href="/c">c</a>',
    '/c': 'end',
  })
  expect(await findPages(context, origin, 10)).toEqual(['/', '/a', '/b', '/c'])
  expect(await findPages(context, origin, 3)).toEqual(['/', '/a', '/b'])
})
