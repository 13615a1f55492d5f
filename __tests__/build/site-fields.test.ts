import { writeFileSync } from 'node:fs'
import {
  buildTime,
  currentDay,
  configuredPathPrefix,
  keepsPages,
} from '../../src/build/site-fields'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'
import { join } from 'node:path'
import { pathPrefixOf } from '../../src/content-model/site-origin'

const contentWith = (site: string): string => writeSite({ 'site.yaml': site }, newFolder())

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH
})

describe('the day in a time zone', () => {
  // Florida is five hours behind universal time in winter, four in summer.
  test.each([
    ['2026-11-24T04:59:59Z', 'America/New_York', '2026-11-23'],
    ['2026-11-24T05:00:00Z', 'America/New_York', '2026-11-24'],
    ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
    ['2026-12-31T23:59:59Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', '2026-12-31'],
    ['2028-02-29T23:30:00Z', 'Europe/Berlin', '2028-03-01'],
    ['2028-03-01T04:30:00Z', 'America/New_York', '2028-02-29'],
    ['2026-11-24T00:00:00Z', 'UTC', '2026-11-24'],
    ['2026-11-24T00:00:00Z', 'Nowhere/Atlantis', '2026-11-24'],
  ])('at %s in %s it is %s', (time, zone, day) => {
    expect(currentDay(contentWith(`timeZone: ${zone}\n`), new Date(time))).toBe(day)
  })
})

test.each([
  ['', false, true],
  ['keepPages: true\n', false, true],
  ['keepPages: false\n', false, false],
  ['', true, false],
])('with “%s”, in a preview: %s, browsers keep pages: %s', (line, preview, keeps) => {
  expect(keepsPages({ contentDir: contentWith(`name: Hearthside\n${line}`), preview })).toBe(keeps)
})

describe('the time of the build', () => {
  test('is what SOURCE_DATE_EPOCH says', () => {
    process.env.SOURCE_DATE_EPOCH = '1792584000'
    expect(buildTime().toISOString()).toBe('2026-10-21T12:00:00.000Z')
    expect(currentDay()).toBe('2026-10-21')
  })

  test('is no guess where that is no number', () => {
    process.env.SOURCE_DATE_EPOCH = 'tomorrow'
    expect(() => buildTime()).toThrow('SOURCE_DATE_EPOCH is "tomorrow"')
  })
})

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

test('where the origin cannot be read there is no path: the check of the content says why', () => {
  const folder = contentWith('origin: [\n')
  expect(configuredPathPrefix({ CONTENT_DIR: folder })).toBe('')
  writeFileSync(join(folder, 'site.yaml'), 'origin: https://name.example/techhelp/\n')
  expect(configuredPathPrefix({ CONTENT_DIR: folder })).toBe('')
  expect(configuredPathPrefix({ CONTENT_DIR: join(folder, 'none') })).toBe('')
})
