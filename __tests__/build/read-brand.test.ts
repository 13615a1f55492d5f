/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '../../src/build/read-content'
import { smallSite } from '../sites/configurations'
import { writeSite } from '../sites/read-site'

const yaml = smallSite['brand.yaml']!
const logo = smallSite['brand/logo.svg']!

test('colors, logo and typeface are read from the content folder', () => {
  const folder = writeSite({ 'brand.yaml': yaml, 'brand/logo.svg': logo })
  const { base, schemes, typeface } = readBrand(folder)
  expect(base).toEqual({ main: '#12355B', accent: '#F2B84B' })
  expect(schemes.light.link).toBe('#12355B')
  expect(typeface).toBeUndefined()
})

test('a light in the logo glows in the accent color', () => {
  const folder = writeSite({ 'brand.yaml': yaml, 'brand/logo.svg': logo })
  expect(readBrand(folder).logo.glow).toBe('#F2B84B73')
  const plain = logo.replace('class="while-open"', '')
  expect(
    readBrand(writeSite({ 'brand.yaml': yaml, 'brand/logo.svg': plain })).logo,
  ).not.toHaveProperty('glow')
})

test('a typeface is served from the folder brand', () => {
  const lines = 'typeface:\n  file: brand/own.woff2\n  family: Own\n  license: OFL 1.1\n'
  const folder = writeSite({ 'brand.yaml': yaml + lines, 'brand/logo.svg': logo })
  writeFileSync(join(folder, 'brand', 'own.woff2'), 'wOF2')
  expect(readBrand(folder).typeface).toMatchObject({ family: 'Own', file: '/brand/own.woff2' })
})

test('files that systems leave behind do no harm', () => {
  const folder = writeSite({ 'brand.yaml': yaml, 'brand/logo.svg': logo })
  writeFileSync(join(folder, 'brand', '.DS_Store'), '')
  mkdirSync(join(folder, 'brand', 'drafts'))
  expect(readBrand(folder).base.main).toBe('#12355B')
})

test.each([
  ['a missing file', {}, 'brand.yaml is missing'],
  ['a missing logo', { 'brand.yaml': yaml }, 'brand.yaml:3:7  logo'],
  [
    'a pale color',
    { 'brand.yaml': yaml.replace('#12355B', '#2E8BC0'), 'brand/logo.svg': logo },
    'brand.yaml:1:12  mainColor',
  ],
  [
    'a script',
    { 'brand.yaml': yaml, 'brand/logo.svg': '<svg viewBox="0 0 9 9"><script/></svg>' },
    'brand/logo.svg:1:',
  ],
])('%s is said with its place', (_, files, location) => {
  expect(() => readBrand(writeSite(files))).toThrow(location)
})
