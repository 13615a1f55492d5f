import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { audit } from '../src/audit'
import { findHtmlFiles } from '../src/find-pages'
import { serveFolder } from '../src/serve-folder'

let folder: string

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comfort-audit-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** Writes files that contain their own names. */
function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `<!doctype html><title>${name}</title>${name}`)
  }
}

test('pages of a folder are its HTML files', () => {
  write('docs/index.html', 'index.html', 'b.html', 'a b.html', '404.html', 'style.css')
  write('node_modules/package/readme.html')
  expect(findHtmlFiles(folder)).toEqual(['/', '/a%20b.html', '/b.html', '/docs/'])
})

test('a served folder finds pages with and without extension, and has an error page', async () => {
  write('index.html', 'about.html', 'docs/index.html', '404.html')
  const server = await serveFolder(folder)
  const get = async (path: string): Promise<[number, string]> => {
    const response = await fetch(server.origin + path)
    return [response.status, (await response.text()).replace(/^.*<\/title>/, '')]
  }
  try {
    expect(await get('/')).toEqual([200, 'index.html'])
    expect(await get('/about')).toEqual([200, 'about.html'])
    expect(await get('/about.html')).toEqual([200, 'about.html'])
    expect(await get('/docs/')).toEqual([200, 'docs/index.html'])
    expect(await get('/missing')).toEqual([404, '404.html'])
    expect(await get('/%2e%2e/%2e%2e/etc/passwd')).toEqual([404, '404.html'])
  } finally {
    server.close()
  }
})

test('an audit of a folder measures each page up to the limit', async () => {
  write('index.html', 'a.html', 'b.html')
  const options = { folders: [folder], rules: ['reflow'] }
  const pathsOf = async (maxPages?: number): Promise<string[] | undefined> =>
    (await audit({ ...options, ...(maxPages ? { maxPages } : {}) })).sites[0]?.pages.map(
      ({ path }) => path,
    )
  expect(await pathsOf()).toEqual(['/', '/a.html', '/b.html'])
  expect(await pathsOf(2)).toEqual(['/', '/a.html'])
})

test('a folder without pages, or none at all, is an error', async () => {
  await expect(audit({ folders: [folder] })).rejects.toThrow('has no HTML files')
  const missing = join(folder, 'missing')
  await expect(audit({ folders: [missing] })).rejects.toThrow('There is no folder')
})
