import { isShown, readBuiltSite, type BuiltPage } from './site'

/**
 * What Google's documentation of each type requires, and what of its recommendations we mean to
 * give. A path may go through lists: each entry must have it.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'email', 'telephone', 'sameAs'],
  LocalBusiness: [
    ...['name', 'url', 'image', 'telephone', 'areaServed.name'],
    ...['address.addressLocality', 'address.addressRegion', 'address.addressCountry'],
    ...['openingHoursSpecification.dayOfWeek', 'openingHoursSpecification.opens'],
    ...['openingHoursSpecification.closes'],
  ],
  Service: ['name', 'description', 'url', 'provider.name', 'areaServed.name'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Article: [
    ...['headline', 'image', 'datePublished', 'author.name', 'publisher.name', 'description'],
    'mainEntityOfPage',
  ],
}

type Data = Record<string, unknown>

const pages = readBuiltSite().filter(isShown)

function blocksOf({ $ }: BuiltPage): { id: string; data: Data }[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => ({
      id: $(script).attr('id') ?? '',
      data: JSON.parse($(script).text()) as Data,
    }))
}

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

test('the check finds what is lacking, also in one entry of a list', () => {
  expect(lacking({ '@type': 'Organization', name: 'Us', url: '' })).toContain('url')
  const question = { name: 'Why?', acceptedAnswer: { text: 'So.' } }
  const faq = { '@type': 'FAQPage', mainEntity: [question, { name: 'How?' }] }
  expect(lacking(faq)).toEqual(['mainEntity.acceptedAnswer.text'])
  expect(lacking({ '@type': 'FAQPage', mainEntity: [] })).toHaveLength(2)
  expect(lacking({ '@type': 'Recipe' })).toHaveLength(1)
})

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
  }
})

test.each([
  ['/', ['Organization']],
  ['/services/device-setup', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/how-we-help', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/jacksonville', ['LocalBusiness', 'BreadcrumbList']],
  ['/jacksonville/beaches', ['LocalBusiness', 'BreadcrumbList']],
  ['/chicago', ['Service', 'BreadcrumbList']],
  ['/contact', ['LocalBusiness', 'BreadcrumbList']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/blog/scam-likely-phone-call-protection', ['BreadcrumbList', 'Article']],
])('%s tells of %s', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

test.each([
  ['/services/device-setup', ['60', '120', '180']],
  ['/services/scam-protection', ['75', '150']],
  ['/services/app-training', ['60', '120', '200']],
  ['/services/troubleshooting', ['75', '150', '50']],
  ['/services/workshops', ['30', '100', '200']],
])('%s offers at %s dollars', (path, prices) => {
  const service = blocksOf(pages.find((page) => page.path === path)!)[0]!.data
  const offers = service.offers as { price: string; priceCurrency: string }[]
  expect(offers.map(({ price, priceCurrency }) => priceCurrency + price)).toEqual(
    prices.map((price) => `USD${price}`),
  )
})

test('what the data says stands on the page too', () => {
  for (const page of pages) {
    const text = page.$('body').text()
    for (const { data } of blocksOf(page)) {
      const asked = (data.mainEntity as { name: string }[] | undefined) ?? []
      const offered = (data.offers as { name: string; price: string }[] | undefined) ?? []
      for (const { name } of [...asked, ...offered]) expect(text).toContain(name)
    }
  }
})
