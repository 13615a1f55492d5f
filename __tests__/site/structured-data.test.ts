import type { Section } from '../../src/content-model/schemas/section'
import { articleData, describePage, type DescribedPage } from '../../src/site/structured-data'
import { makeArticle } from '../search/make-article'
import { interfaceTexts, pages, whole } from '../sites/small-site'

const site = whole.layouts[0]!.config
const { searchEngines } = interfaceTexts
const at = (path: string): Section[] => pages.find((page) => page.path === path)!.sections

const page: DescribedPage = {
  path: '/services/device-setup',
  label: 'Device setup',
  description: 'We set it up.',
  breadcrumbs: [
    { label: 'Home', path: '/' },
    { label: 'Services', path: '/services' },
    { label: 'Device setup', path: '/services/device-setup' },
  ],
  sections: [],
}
const first = (described: DescribedPage): unknown =>
  describePage(site, described, searchEngines)[0]?.data

test('a page tells the way to it', () => {
  expect(first(page)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://maplehouse.example/' },
      { position: 2, name: 'Services', item: 'https://maplehouse.example/services' },
      {
        position: 3,
        name: 'Device setup',
        item: 'https://maplehouse.example/services/device-setup',
      },
    ],
  })
})

test('a page about the business tells who we are', () => {
  expect(first({ ...page, subject: 'organization' })).toMatchObject({
    '@type': 'Organization',
    name: 'Maplehouse Tech Help',
    telephone: '+12025550142',
    email: 'help@maplehouse.example',
  })
})

test.each([
  ['non-profit', 'NGO', 'NGO'],
  ['library', 'Library', 'Library'],
  ['volunteers', 'Organization', 'Organization'],
] as const)('%s is told as what it is', (organization, type, local) => {
  const typesOf = (subject: 'organization' | 'local-business'): unknown =>
    describePage({ ...site, organization }, { ...page, subject }, searchEngines)[0]?.data
  expect(typesOf('organization')).toHaveProperty('@type', type)
  expect(typesOf('local-business')).toHaveProperty('@type', local)
  // schema.org knows opening hours of places only.
  const hours = organization === 'library' ? [] : ['contactPoint', 'hoursAvailable']
  expect(typesOf('local-business')).toHaveProperty(
    hours.length > 0 ? hours : 'openingHoursSpecification',
    expect.arrayContaining([expect.objectContaining({ opens: '09:00', closes: '18:00' })]),
  )
})

test('a page about visits tells where we are, when we are open, and the places it lists', () => {
  const contact = { ...page, subject: 'local-business', sections: at('/every-section') } as const
  expect(first(contact)).toMatchObject({
    '@type': 'LocalBusiness',
    address: { addressLocality: 'Brackenville', addressRegion: 'OH', addressCountry: 'US' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ opens: '09:00', closes: '18:00' }),
    ]) as unknown,
  })
})

test('hours with a break, of a season and of a holiday are told as Google documents them', () => {
  const days = ['Monday']
  const hours = [
    { days, opens: '09:00', closes: '12:00' },
    { days, opens: '17:00', closes: '19:00' },
  ]
  const summer = { from: '2027-07-01', until: '2027-08-31', hours: [hours[0]!] }
  const holiday = { from: '2026-12-25', until: '2026-12-25', hours: [] }
  const config = {
    ...site,
    openingHours: hours,
    specialHours: [summer, holiday],
    location: { ...site.location, street: '1 Main Street', postalCode: '78040' },
  }
  const type = { '@type': 'OpeningHoursSpecification' }
  const [told] = describePage(config, { ...page, subject: 'local-business' }, searchEngines)
  expect(told?.data).toMatchObject({
    address: { streetAddress: '1 Main Street', postalCode: '78040' },
    openingHoursSpecification: [
      { ...type, dayOfWeek: days, opens: '09:00', closes: '12:00' },
      { ...type, dayOfWeek: days, opens: '17:00', closes: '19:00' },
      {
        ...{ ...type, dayOfWeek: days, opens: '09:00', closes: '12:00' },
        ...{ validFrom: '2027-07-01', validThrough: '2027-08-31' },
      },
      {
        ...{ ...type, opens: '00:00', closes: '00:00' },
        ...{ validFrom: '2026-12-25', validThrough: '2026-12-25' },
      },
    ],
  })
})

test('every page about visits in one city says the same of the business', () => {
  const contact = { ...page, subject: 'local-business', sections: at('/every-section') } as const
  expect(first(contact)).toHaveProperty('areaServed', { '@type': 'City', name: 'Brackenville' })
  expect(first({ ...contact, place: 'San Marco', path: '/brackenville/san-marco' })).toEqual(
    first(contact),
  )
})

test('each city with visits is a business of its own', () => {
  const location = { locality: 'Lakeview', region: 'MN', country: 'US' }
  const city = { ...page, subject: 'local-business', sections: [] } as const
  const business = { location, path: '/lakeview' }
  expect(first(city)).toHaveProperty('@id', `${site.origin}/#business`)
  expect(first({ ...city, business })).toMatchObject({
    '@id': `${site.origin}/lakeview#business`,
    address: { addressLocality: 'Lakeview', addressRegion: 'MN' },
    areaServed: { '@type': 'City', name: 'Lakeview' },
  })
})

test('a page about a service tells its packages with their prices', () => {
  const sections = at('/every-section').filter(({ kind }) => kind === 'packages')
  expect(first({ ...page, subject: 'service', sections })).toMatchObject({
    '@type': 'Service',
    name: 'Device setup',
    areaServed: [{ name: 'Brackenville' }],
    offers: [
      { name: 'One visit', price: '60', priceCurrency: 'USD' },
      { name: 'Two visits', price: '110', priceCurrency: 'USD' },
    ],
  })
})

test('a service of a place is named by what we do there', () => {
  const city = { ...page, label: 'Lakeview', place: 'Lakeview', subject: 'service' } as const
  expect(first(city)).toMatchObject({
    name: 'Technology help in Lakeview',
    areaServed: [{ name: 'Lakeview' }],
  })
})

test('a package without a price is told without one', () => {
  const offer = { duration: 'a day', includes: [], action: { label: 'Ask', to: '/contact' } }
  const packages = [
    { ...offer, name: 'Long', price: '$1,060.50', amount: 1060.5 },
    { ...offer, name: 'Own', price: 'Ask us' },
  ]
  const sections: Section[] = [{ kind: 'packages', title: 'Prices', packages }]
  expect(first({ ...page, subject: 'service', sections })).toHaveProperty('offers', [
    expect.objectContaining({ name: 'Long', price: '1060.5', priceCurrency: 'USD' }),
    expect.not.objectContaining({ priceCurrency: 'USD' }),
  ])
})

test('an article tells title, author, day and picture', () => {
  expect(articleData(site, makeArticle(1, { date: '2026-10-21' }))).toMatchObject({
    id: 'article',
    data: {
      '@type': 'Article',
      headline: 'Article number 1',
      datePublished: '2026-10-21',
      author: { name: 'Nora Fielden' },
      image: 'https://maplehouse.example/social/article.png',
      mainEntityOfPage: 'https://maplehouse.example/blog/article-1',
    },
  })
})

test('an article tells when it was last checked, and where its author is introduced', () => {
  const article = makeArticle(1, { date: '2026-10-21' })
  expect(articleData(site, article).data).toMatchObject({
    dateModified: '2026-10-21',
    author: expect.not.objectContaining({ url: expect.anything() as unknown }) as unknown,
  })
  const checked = { ...article, reviewedOn: '2026-11-02' }
  expect(articleData(site, checked, '/staff#nora-fielden').data).toMatchObject({
    datePublished: '2026-10-21',
    dateModified: '2026-11-02',
    author: { name: 'Nora Fielden', url: 'https://maplehouse.example/staff#nora-fielden' },
  })
})

test.each([site.name, site.fullName])(
  '%s is the author of an article as an organization',
  (author) => {
    expect(articleData(site, { ...makeArticle(1), author }).data).toMatchObject({
      author: { '@type': 'Organization', name: site.fullName, url: `${site.origin}/` },
    })
  },
)

test('questions are told where the content says so, and on no other page', () => {
  const [faq] = at('/every-section').flatMap((section) => (section.kind === 'faq' ? section : []))
  const { forSearchEngines, ...others } = faq!
  const types = (section: Section): unknown[] =>
    describePage(site, { ...page, sections: [section] }, searchEngines).map(
      ({ data }) => (data as { '@type': string })['@type'],
    )
  expect(forSearchEngines).toBe(true)
  expect(types(faq!)).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(types(others)).toEqual(['BreadcrumbList'])
})

test('the texts of a page of a further language have their language, and those of the default one have none', () => {
  const [faq] = at('/every-section').filter(({ kind }) => kind === 'faq')
  const described = { ...page, sections: [faq!] }
  const article = { ...makeArticle(1), path: '/es/blog/uno' }
  const languagesOf = (config: typeof site): unknown[] =>
    [...describePage(config, described, searchEngines), articleData(config, article)].map(
      ({ data }) => (data as { inLanguage?: string }).inLanguage,
    )
  expect(languagesOf(site)).toEqual([undefined, undefined, undefined])
  // A list of links has no language in schema.org.
  expect(languagesOf({ ...site, language: 'es' })).toEqual([undefined, 'es', 'es'])
  const spanish = { ...site, language: 'es', socialImagePrefix: '/social/es-' }
  expect(articleData(spanish, article).data).toMatchObject({
    image: expect.stringContaining('/social/es-') as string,
  })
})
