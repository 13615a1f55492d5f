/** @jest-environment node */
import { checkPublishedSamples, checkSamples } from '../../src/content-model/rules/samples'
import { partNames } from '../../tools/adopt/sample-parts'
import { adopted } from './adopted'
import { content, records as ownRecords } from './content'

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
  const { found, records } = adopted([], { mainColor: undefined, accentColor: undefined })
  expect(found).toEqual([])
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

test('a build under the address of the organization waits for what is true of its city', () => {
  const { records } = adopted(['team', 'testimonials'])
  const found = checkPublishedSamples(records, 'https://lakeside.example')
  expect(found.map(({ file }) => file).sort()).toEqual([
    'neighbourhoods/brackenville/downtown.yaml',
    'pages/brackenville.yaml',
  ])
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
