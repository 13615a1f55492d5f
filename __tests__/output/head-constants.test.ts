/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { headConstants } from '../../src/output/head-constants'
import { applyPreferences } from '../../src/preferences/apply-preferences'
import { onIntent } from '../../src/hydration/on-intent'
import { restoreStaticPage } from '../../src/hydration/restore-static-page'
import { freeVariables } from '../hydration/free-variables'

const folder = mkdtempSync(join(tmpdir(), 'head-'))
const home = process.cwd()
let parts: Record<string, string>

beforeAll(async () => {
  mkdirSync(join(folder, 'static'))
  copyFileSync(join('static', 'icon.svg'), join(folder, 'static', 'icon.svg'))
  process.chdir(folder)
  parts = Object.fromEntries(
    Object.entries(await headConstants()).map(([name, source]) => [
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

test('the tab icon is an image of a few hundred bytes', async () => {
  const bytes = Buffer.from((parts.TAB_ICON ?? '').replace('data:image/png;base64,', ''), 'base64')
  expect(bytes.length).toBeLessThan(400)
  const { width, height, format } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ width: 32, height: 32, format: 'png' })
})

test('the next build uses the cache', async () => {
  const kept = (): string[] => readdirSync(join('.cache', 'head-parts')).sort()
  const before = kept()
  expect(before).toHaveLength(3)
  expect(JSON.parse((await headConstants()).INTENT_SCRIPT ?? '')).toBe(parts.INTENT_SCRIPT)
  expect(kept()).toEqual(before)
})
