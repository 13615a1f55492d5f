import { collections, type Collection } from '../../src/content-model/collections'
import { collectionOf } from '../../src/content-model/record'
import {
  articlePaths,
  content,
  languageAt,
  languages,
  records,
  servedPages,
  testEach,
} from './content'
import { isShown, readBuiltSite } from './site'
import { blocksOf, type Data } from './structured-data'

const { site } = content

/**
 * Properties that Google's documentation of each type requires, and recommended ones that this site
 * has. A path may go through lists: each entry must have it.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: [
    ...['name', 'url', 'logo', 'telephone'],
    ...(site.emails?.support ? ['email'] : []),
    ...(site.footer.social ? ['sameAs'] : []),
  ],
  LocalBusiness: [
    ...['name', 'url', 'image', 'telephone', 'areaServed.name'],
    ...['address.addressLocality', 'address.addressRegion', 'address.addressCountry'],
  ],
  // Hours that programs cannot parse, such as "by appointment", are left out.
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Service: ['name', 'description', 'url', 'provider.name', 'areaServed.name'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Article: [
    ...[
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author.name',
      'publisher.name',
      'description',
    ],
    'mainEntityOfPage',
  ],
}

const pages = readBuiltSite().filter(isShown)

/** Types with a text, which a page of a further language gives its language. */
const withLanguage = ['Article', 'FAQPage']

/** The required properties that a block lacks. */
function lacking(data: Data): string[] {
  const type = String(data['@type'])
  const paths = required[type] ?? [`no rule for the type ${type}`]
  const has = (value: unknown, [key, ...rest]: string[]): boolean => {
    if (Array.isArray(value))
      return (
        value.length > 0 &&
        value.every((one) =>
          has(
            one,
            [key, ...rest].filter((part) => part !== undefined),
          ),
        )
      )
    if (key === undefined) return value !== undefined && value !== null && value !== ''
    return typeof value === 'object' && value !== null && has((value as Data)[key], rest)
  }
  return paths.filter((path) => !has(data, path.split('.')))
}

const typesOf = (path: string): string[] =>
  blocksOf(pages.find((page) => page.path === path)!).map(({ data }) => String(data['@type']))

test.each(pages)('the structured data of $path has what each type requires', (page) => {
  const blocks = blocksOf(page)
  expect(blocks.length).toBeGreaterThan(0)
  for (const { id, data } of blocks) {
    expect(id).toMatch(/^ld-[a-z-]+$/)
    expect(data['@context']).toBe('https://schema.org')
    expect({ type: data['@type'], lacks: lacking(data) }).toEqual({
      type: data['@type'],
      lacks: [],
    })
    const hours = data.openingHoursSpecification as Data | undefined
    expect(hours ? lacking(hours) : []).toEqual([])
  }
})

const homes = languages.map(({ folder }) => `/${folder}`)

/** The type of what a page is about. */
const typeOf = {
  organization: 'Organization',
  'local-business': 'LocalBusiness',
  service: 'Service',
} as const

test.each(pages)(
  'the texts in the data of $path have its language, where it is a further one',
  (page) => {
    const { folder, code } = languageAt(page.path)
    for (const { data } of blocksOf(page)) {
      const told = folder !== '' && withLanguage.includes(String(data['@type'])) ? code : undefined
      expect(data.inLanguage).toBe(told)
    }
  },
)

test.each(servedPages)('$path describes its topic, and the questions it answers', (page) => {
  const { name, id } = collectionOf(page.file)!
  const record = languageAt(page.path).records.find(name as 'page', id)
  const subject = record?.data.subject ?? (collections[name] as Collection).subject
  const types = typesOf(page.path)
  expect(types).toEqual([
    ...(subject ? [typeOf[subject]] : []),
    ...(homes.includes(page.path) ? [] : ['BreadcrumbList']),
    ...(page.sections.some(({ kind }) => kind === 'faq') ? ['FAQPage'] : []),
  ])
})

const local = servedPages.flatMap(({ path }) =>
  blocksOf(pages.find((page) => page.path === path)!)
    .filter(({ data }) => data['@type'] === 'LocalBusiness')
    .map(({ data }) => ({ path, data })),
)
testEach(local, 'no page is about a business at a place')(
  '$path tells of the business of its own city',
  ({ path, data }) => {
    const { location = site.location, locationPath = '/' } = content.scope.factsAt(path)
    expect(data['@id']).toBe(`${site.origin}${locationPath}#business`)
    expect(data.address).toMatchObject({
      addressLocality: location.locality,
      addressRegion: location.region,
    })
  },
)

testEach(articlePaths, 'no article is published')('%s tells of an article', (path) => {
  expect(typesOf(path)).toEqual(['BreadcrumbList', 'Article'])
})

const offering = servedPages.flatMap(({ path, sections }) => {
  const offers = blocksOf(pages.find((page) => page.path === path)!)[0]?.data.offers
  const packages = sections.flatMap((one) => (one.kind === 'packages' ? one.packages : []))
  return offers ? [{ path, packages, offers: offers as { price: string }[] }] : []
})
testEach(offering, 'no page offers anything at a price')(
  '$path offers what it has at the prices that are shown',
  ({ packages, offers }) => {
    const shown = packages.map(({ price }) => price).filter((price) => /^\$[\d,.]+$/.test(price))
    const told = offers.map(({ price }) => price)
    expect(told).toEqual(shown.map((price) => price.replace(/[$,]/g, '')))
    expect(new Set(offers.map((offer) => (offer as Data).priceCurrency))).toEqual(new Set(['USD']))
  },
)

test('the text of the data is on the page too', () => {
  for (const page of pages) {
    const text = page.$('body').text()
    for (const { data } of blocksOf(page)) {
      const asked = (data.mainEntity as { name: string }[] | undefined) ?? []
      const offered = (data.offers as { name: string; price: string }[] | undefined) ?? []
      for (const { name } of [...asked, ...offered]) expect(text).toContain(name)
    }
  }
})

test('the last of the visible breadcrumbs is the page itself, and marked as current', () => {
  for (const page of pages) {
    const { breadcrumbs } = languageAt(page.path).content.interfaceTexts.page
    const visible = page.$(`nav[aria-label="${breadcrumbs}"]`)
    if (visible.length === 0) continue
    const trail = blocksOf(page).find(({ data }) => data['@type'] === 'BreadcrumbList')
    const last = (trail?.data.itemListElement as { name: string }[]).at(-1)
    const current = visible.find('li[aria-current="page"]').text()
    expect([page.path, current]).toEqual([page.path, last?.name])
  }
})

test('what has one id is the same on every page', () => {
  const known = new Map<unknown, Data>()
  for (const { data } of pages.flatMap(blocksOf)) {
    if (!('@id' in data)) continue
    expect(data).toEqual(known.get(data['@id']) ?? data)
    known.set(data['@id'], data)
  }
})

testEach(records.of('city'), 'there are no cities')(
  'the service in $data.city is more than the name of the city',
  ({ data, id }) => {
    const page = pages.find(({ path }) => path === `/${id}`)!
    const { name } = blocksOf(page)[0]!.data
    expect(name).not.toBe(data.city)
    expect(name).toContain(data.city)
  },
)
