import { content, languageAt } from './content'
import { findings, isShown, readBuiltSite } from './site'
import { blocksOf, type Data } from './structured-data'

const { site } = content

const place = [
  ...['name', 'url', 'image', 'telephone', 'areaServed.name'],
  ...['address.addressLocality', 'address.addressRegion', 'address.addressCountry'],
]

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
  NGO: ['name', 'url', 'telephone'],
  LocalBusiness: place,
  Library: place,
  // Hours that programs cannot parse, such as "by appointment", are left out.
  // Days that are closed have no day of the week.
  OpeningHoursSpecification: ['opens', 'closes'],
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

test('the structured data of every page has what each type requires', async () => {
  const found = await findings(pages, (page) => {
    const blocks = blocksOf(page)
    if (blocks.length === 0) return ['none']
    return blocks.flatMap(({ id, data }) => {
      const hours = (data.openingHoursSpecification ?? []) as Data[]
      return [
        ...(/^ld-[a-z-]+$/.test(id) ? [] : [`id ${id}`]),
        ...(data['@context'] === 'https://schema.org' ? [] : ['@context']),
        ...[data, ...hours].flatMap((one) =>
          lacking(one).map((path) => `${String(one['@type'])}: ${path}`),
        ),
      ]
    })
  })
  expect(found).toEqual({})
})

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
    const visible = page.$(`nav[aria-label="${breadcrumbs}"] li`)
    // Steps of a guide have one link back instead.
    if (visible.length === 0) continue
    const trail = blocksOf(page).find(({ data }) => data['@type'] === 'BreadcrumbList')
    const last = (trail?.data.itemListElement as { name: string }[]).at(-1)
    const current = visible.filter('[aria-current="page"]').text()
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
