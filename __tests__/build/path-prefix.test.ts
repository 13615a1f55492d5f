/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { configuredPathPrefix } from '../../src/build/site-fields'
import { writeSite } from '../sites/read-site'

const contentWith = (site: string): string => writeSite({ 'site.yaml': site })

test.each([
  ['https://name.example/techhelp', '/techhelp'],
  ['http://localhost:9000/a/b', '/a/b'],
  ['https://maplehouse.example', ''],
])('the path of %s is "%s"', (origin, path) => expect(pathPrefixOf(origin)).toBe(path))

test('Gatsby is told the path of site.yaml, or of the setting that goes before it', () => {
  const CONTENT_DIR = contentWith('origin: https://name.example/techhelp\n')
  expect(configuredPathPrefix({ CONTENT_DIR })).toBe('/techhelp')
  expect(configuredPathPrefix({ CONTENT_DIR, SITE_ORIGIN: ' ' })).toBe('/techhelp')
  const SITE_ORIGIN = 'https://maplehouse.example'
  expect(configuredPathPrefix({ CONTENT_DIR, SITE_ORIGIN })).toBe('')
})

test('develop has the site at the top of its host', () => {
  const env = { SITE_ORIGIN: 'https://name.example/techhelp', NODE_ENV: 'development' }
  expect(configuredPathPrefix(env)).toBe('')
})

test('where the origin cannot be read there is no path: the check of the content says why', () => {
  const folder = contentWith('origin: [\n')
  expect(configuredPathPrefix({ CONTENT_DIR: folder })).toBe('')
  writeFileSync(join(folder, 'site.yaml'), 'origin: https://name.example/techhelp/\n')
  expect(configuredPathPrefix({ CONTENT_DIR: folder })).toBe('')
  expect(configuredPathPrefix({ CONTENT_DIR: join(folder, 'none') })).toBe('')
})
