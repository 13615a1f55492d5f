/** @jest-environment node */
import { rmSync } from 'node:fs'
import { openTranslations } from '../../src/gatsby/stale-translations'
import { writeSite, type SiteTexts } from '../sites/read-site'
import { exchangedIn, translatedSite } from '../sites/translated-site'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const spanish = translatedSite()

/** Since when a translation of a site is out of date. */
function staleSince(site: SiteTexts, file: string): string | undefined {
  const folder = writeSite(site)
  folders.push(folder)
  return openTranslations(folder)(file)
}
const contact = 'es/pages/contact.yaml'

test('a translation of what the source says now is not out of date', () => {
  expect(staleSince(spanish, contact)).toBeUndefined()
})

test('a translation of an earlier text is out of date since the last look at it', () => {
  const site = exchangedIn(spanish, 'pages/contact.yaml', 'and ask', 'and ask for us')
  expect(staleSince(site, contact)).toBe('2026-10-21')
  expect(staleSince(site, 'es/services/device-setup.yaml')).toBeUndefined()
})

test('a page is out of date with a part that it shows; the earlier day counts', () => {
  const part = exchangedIn(spanish, 'testimonials/brackenville.yaml', /quote: /, 'quote: More. ')
  expect(staleSince(part, contact)).toBe('2026-10-21')
  const both = exchangedIn(part, 'pages/contact.yaml', 'and ask', 'and ask for us')
  const later = exchangedIn(both, contact, 'translatedOn: 2026-10-21', 'translatedOn: 2026-10-30')
  expect(staleSince(later, contact)).toBe('2026-10-21')
})

test('what has mistakes or is not there is not out of date', () => {
  expect(staleSince(spanish, 'es/pages/nothing.yaml')).toBeUndefined()
  const broken = exchangedIn(spanish, 'pages/contact.yaml', /^label: .*\n/m, '')
  expect(staleSince(broken, contact)).toBeUndefined()
})
