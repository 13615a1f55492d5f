/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { checkReach } from '../../src/content-model/rules/reach'
import { checkSamples } from '../../src/content-model/rules/samples'
import { readContentFiles, withProjectInterface } from '../../src/gatsby/read-content'
import { ownContentDir } from '../../src/gatsby/settings'
import { adoptedContent } from '../../tools/adopt/adopted-content'
import type { Organization } from '../../tools/adopt/options'
import { partNames } from '../../tools/adopt/sample-parts'
import { content, contentFolder, records as ownRecords } from './content'

const today = '2026-11-23'

const organization: Organization = {
  name: 'Lakeside',
  fullName: 'Lakeside Library Helpers',
  origin: 'https://lakeside.example',
  phone: '(202) 555-0142',
  locality: 'Brackenville',
  region: 'OH',
  timeZone: 'America/Denver',
  mainColor: '#12355B',
  accentColor: '#F2B84B',
  without: [],
  languages: [],
}

const sample = readContentFiles(contentFolder)

function adopted(without: string[], more: Partial<Organization> = {}) {
  const files = adoptedContent(sample, { ...organization, ...more, without })
  const { diagnostics, hints, records, translations } = checkSite(
    withProjectInterface(ownContentDir, files),
    today,
  )
  const found = [
    ...diagnostics,
    ...hints,
    ...(diagnostics.length > 0 ? [] : checkReach(records, today)),
  ]
  const texts = files.map(({ path, bytes }) => `${path}: ${new TextDecoder().decode(bytes)}`)
  return { found: found.map(formatDiagnostic), records, translations, files, texts }
}

const choices = [
  [],
  ...partNames().map((name) => [name]),
  ['pricing', 'cities', 'neighbourhoods', 'testimonials', 'newsletter'],
  partNames(),
]

test.each(choices.map((names) => [names.join(', ') || 'nothing', names] as const))(
  'the site of another organization without %s has no mistake, and each page can be reached',
  (_, names) => {
    expect(adopted([...names]).found).toEqual([])
  },
)

test('an organization with numbers and addresses of its own has no mistake either', () => {
  const { found } = adopted([], { textPhone: '(202) 555-0187', email: 'help@lakeside.example' })
  expect(found).toEqual([])
})

test('without colors of its own a site has those of the sample, and all others are derived', () => {
  const colorless = { ...organization }
  delete colorless.mainColor
  delete colorless.accentColor
  const files = adoptedContent(sample, colorless)
  const { diagnostics, records } = checkSite(withProjectInterface(ownContentDir, files), today)
  expect(diagnostics.map(formatDiagnostic)).toEqual([])
  const [brand] = records.of('brand')
  expect(brand?.data.mainColor).toBe(ownRecords.of('brand')[0]?.data.mainColor)
  expect(brand?.data).not.toHaveProperty('schemes')
})

describe('with Spanish taken along', () => {
  const spanish = { languages: ['es'] }

  test.each(choices.map((names) => [names.join(', ') || 'nothing', names] as const))(
    'the site without %s has no mistake, and no translation is older than its source',
    (_, names) => {
      expect(adopted([...names], spanish).found).toEqual([])
    },
  )

  test('what is left out is left out in Spanish, with every link to it', () => {
    const { translations, texts } = adopted(partNames(), spanish)
    const [records] = translations
    expect(records?.language).toBe('es')
    expect(records?.ids('page')).toEqual(expect.arrayContaining(['contact', 'faq']))
    expect(records?.ids('page')).not.toContain('pricing')
    expect([...records!.ids('article'), ...records!.ids('guide')]).toEqual([])
    const own = texts.filter((text) => text.startsWith('es/'))
    expect(own.filter((text) => /to: \/(pricing|blog)\b/.test(text))).toEqual([])
  })

  test('nobody is said to answer in Spanish', () => {
    const { translations } = adopted([], spanish)
    expect(translations[0]?.of('site')[0]?.data.answers).toBeUndefined()
  })

  test('articles have no author among the sample people, and show the pictures of their sources', () => {
    const { translations, files } = adopted([], spanish)
    const people = ownRecords.of('team').map(({ data }) => data.name)
    const articles = translations[0]?.of('article') ?? []
    expect(articles.length).toBeGreaterThan(0)
    for (const { data } of articles) expect(people).not.toContain(data.author)
    expect(files.some(({ path }) => /^articles\/.*\.(png|jpe?g)$/.test(path))).toBe(true)
  })
})

test('without being asked for, no other language is taken along', () => {
  const { files, translations } = adopted([])
  expect(files.filter(({ path }) => path.startsWith('es/'))).toEqual([])
  expect(translations).toEqual([])
})

test.each([
  ['nothing is left out', []],
  ['little is left out', ['cities', 'team']],
  ['every part is left out', partNames()],
])('where %s, nothing of the sample organization and its city is left', (_, without) => {
  const { site } = content
  const { texts } = adopted(without, { languages: ['es'] })
  const names = [
    ...[site.name, site.phones.calls, site.location.locality],
    ...Object.values(site.emails ?? {}),
    ...['Florida', 'Duval', 'San Marco', 'The Beaches', 'Mandarin', 'Orange Park', 'jacksonville'],
  ]
  for (const name of names) expect(texts.filter((text) => text.includes(name))).toEqual([])
})

test('articles have no author among the sample people', () => {
  const { records } = adopted([])
  const people = ownRecords.of('team').map(({ data }) => data.name)
  const articles = records.of('article')
  expect(articles.length).toBeGreaterThan(0)
  for (const { data } of articles) expect(people).not.toContain(data.author)
})

test('what is still sample is listed', () => {
  const { records } = adopted([])
  const files = checkSamples(records).map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['pages/about.yaml', 'pages/pricing.yaml']))
  expect(files.filter((file) => file.startsWith('team/'))).toHaveLength(records.ids('team').length)
})
