/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandOf } from '../../src/content-model/brand'
import { headConstants } from '../../src/gatsby/webpack'
import { applyPreferences } from '../../src/preferences/apply-preferences'
import { onIntent } from '../../src/hydration/on-intent'
import { restoreStaticPage } from '../../src/hydration/restore-static-page'
import { freeVariables } from '../hydration/free-variables'
import { records } from '../sites/small-site'

const folder = mkdtempSync(join(tmpdir(), 'head-'))
const home = process.cwd()
const brand = brandOf(records)
let parts: Record<string, string>

beforeAll(async () => {
  process.chdir(folder)
  parts = Object.fromEntries(
    Object.entries(await headConstants(brand)).map(([name, source]) => [
      name,
      JSON.parse(source) as string,
    ]),
  )
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test.each([
  [
    'PREFERENCES_SCRIPT',
    [applyPreferences],
    ['JSON', 'addEventListener', 'document', 'localStorage'],
  ],
  [
    'INTENT_SCRIPT',
    [restoreStaticPage, onIntent],
    [
      'Array',
      'Event',
      'HTMLScriptElement',
      'Object',
      'Set',
      'addEventListener',
      'clearTimeout',
      'console',
      'dispatchEvent',
      'document',
      'location',
      'navigator',
      'removeEventListener',
      'setTimeout',
    ],
  ],
])('%s is small and needs nothing but what every browser has', (name, written, needed) => {
  const script = parts[name] ?? ''
  expect(script.length).toBeLessThan(0.9 * written.join('').length)
  expect(freeVariables(script).sort()).toEqual(needed)
  // Nothing in it closes its element.
  expect(script).not.toMatch(/<\/script|<!--/i)
})

test('the next build uses the cache', async () => {
  const kept = (): string[] => readdirSync(join('.cache', 'head-parts')).sort()
  const before = kept()
  expect(before).toHaveLength(3)
  expect(JSON.parse((await headConstants(brand)).INTENT_SCRIPT ?? '')).toBe(parts.INTENT_SCRIPT)
  expect(kept()).toEqual(before)
})

test('colors and typeface of the brand are handed on', async () => {
  expect(parts.SCHEMES).toEqual(brand.schemes)
  expect(parts.TYPEFACE).toBeNull()
  const typeface = { family: 'Own', file: '/brand/own.woff2', bytes: new Uint8Array(4) }
  const { TYPEFACE = '' } = await headConstants({ ...brand, typeface })
  expect(JSON.parse(TYPEFACE)).toEqual({ family: 'Own', file: '/brand/own.woff2' })
})
