/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { sourcePath } from '../../src/content-model/language'
import { checkReach } from '../../src/site/reach'
import { checkPublishedSamples } from '../../src/content-model/rules/samples'
import { ownRecords } from '../../src/content-model/rules/translations'
import { readContentFiles, withProjectInterface } from '../../src/build/read-content'
import { ownContentDir } from '../../src/build/settings'
import { adoptedContent } from '../../tools/adopt/adopted-content'
import type { Organization } from '../../tools/adopt/options'
import { wholeSite } from '../sites/built-site'
import { content, contentFolder, records as sampleRecords } from './content'

const today = '2026-11-23'

const organization: Organization = {
  name: 'Lakeside',
  fullName: 'Lakeside Library Helpers',
  origin: 'https://lakeside-library.org',
  phone: '(202) 555-0142',
  textPhone: '(202) 555-0187',
  email: 'help@lakeside.example',
  locality: 'Brackenville',
  region: 'OH',
  timeZone: 'America/Denver',
  mainColor: '#12355B',
  accentColor: '#F2B84B',
  languages: ['es'],
}

const sample = readContentFiles(contentFolder)

/** Returns the site of another organization that is made from the sample, and what the check finds there. */
function adopted(more: Partial<Organization> = {}) {
  const files = adoptedContent(sample, { ...organization, ...more })
  const checked = checkSite(withProjectInterface(ownContentDir, files), today)
  const { diagnostics, hints } = checked
  const found = [
    ...diagnostics,
    ...hints,
    ...(diagnostics.length > 0 ? [] : checkReach(wholeSite(checked, today))),
  ]
  return { ...checked, files, found: found.map(formatDiagnostic) }
}

test.each([
  ['one language', { languages: [] }],
  ['two languages', {}],
  ['no colors of its own', { mainColor: undefined, accentColor: undefined }],
])('an adopted site with %s has no mistake, and each page can be reached', (_, more) => {
  expect(adopted(more).found).toEqual([])
})

test('without a number for texts and an email address, only what names them is a mistake', () => {
  const { diagnostics } = adopted({ textPhone: undefined, email: undefined })
  expect([...new Set(diagnostics.map(({ kind }) => kind))].sort()).toEqual([
    'contact-missing',
    'fact-unknown',
  ])
})

test('without being asked for, no other language is taken along', () => {
  const { files, translations } = adopted({ languages: [] })
  expect(files.filter(({ path }) => path.startsWith('es/'))).toEqual([])
  expect(translations).toEqual([])
})

test('the colors of the sample that were set by hand are not taken along', () => {
  const [brand] = adopted({ mainColor: undefined, accentColor: undefined }).records.of('brand')
  expect(brand?.data.mainColor).toBe(sampleRecords.of('brand')[0]?.data.mainColor)
  expect(brand?.data).not.toHaveProperty('schemes')
})

describe('a build under a real address stops', () => {
  const { records, translations } = adopted()
  const languages = [records, ...translations]
  const stopping = languages
    .flatMap((one) => checkPublishedSamples(one, organization.origin))
    .map(({ file }) => file)

  test('at each file that names the people of the sample, its city, its numbers or its addresses', () => {
    const { site } = content
    const names = [
      ...sampleRecords.of('team').flatMap(({ data }) => data.name.split(' ')),
      ...['Florida', 'Duval', 'San Marco', 'The Beaches', 'Mandarin', site.location.locality],
      ...[site.name, site.phones.calls, ...Object.values(site.emails ?? {})],
    ].map((name) => name.replace(/[()]/g, '\\$&'))
    const named = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u')
    const left = languages
      .flatMap(ownRecords)
      .filter(({ file }) => !stopping.includes(file))
      // Its agencies are those of a state, and it stops a build by a rule of its own.
      .filter(({ collection }) => collection !== 'helpLines')
      .filter(({ parsed, body = '' }) => named.test(JSON.stringify(parsed.data) + body))
    expect(left.map(({ file }) => file)).toEqual([])
  })

  test('at the translation of each file at which it stops', () => {
    const translated = translations.flatMap(ownRecords).map(({ file }) => file)
    const left = translated.filter((file) => stopping.includes(sourcePath(file)))
    expect(left.length).toBeGreaterThan(10)
    expect(left.filter((file) => !stopping.includes(file))).toEqual([])
  })
})
