import { checkContentDir } from '../../src/build/read-content'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic, type Diagnostic } from '../../src/content-model/diagnostic'
import { buildSite } from '../../src/site/build-site'
import type { Site } from '../../src/site/site'
import { smallSite } from './configurations'
import type { SiteTexts } from './read-site'
import { sourceFiles, today } from './source-files'
import { exchangedIn, withoutFiles } from './translated-site'

/** Parts of the small site that an owner may do without. */
const parts: Record<string, SiteTexts> = {
  articles: withoutFiles(smallSite, 'articles/', 'blog.yaml'),
  cities: withoutFiles(smallSite, 'cities/', 'layouts/', 'neighbourhoods/'),
  services: withoutFiles(smallSite, 'services/'),
  'a form': withoutFiles(smallSite, 'shared/consultation-form.yaml', 'pages/contact.yaml'),
  'a newsletter': withoutFiles(smallSite, 'shared/newsletter.yaml'),
  prices: withoutFiles(smallSite, 'prices.yaml'),
  'a team': withoutFiles(smallSite, 'team/'),
  testimonials: withoutFiles(smallSite, 'testimonials/'),
  questions: withoutFiles(smallSite, 'faqs/'),
  guides: withoutFiles(smallSite, 'guides/'),
  'help lines': withoutFiles(smallSite, 'help-lines.yaml'),
  'a glossary': withoutFiles(smallSite, 'glossary.yaml'),
  'search synonyms': withoutFiles(smallSite, 'search-synonyms.yaml'),
  facts: withoutFiles(smallSite, 'facts.yaml'),
  emails: exchangedIn(smallSite, 'site.yaml', /^emails:\n(?: {2}.*\n)+/m, ''),
  'an origin': exchangedIn(smallSite, 'site.yaml', /^origin: .*\n/m, ''),
}

const cure = /Or take (?:the link )?out|Or write "to: call"/
const hasNoCure = (one: Diagnostic): boolean => !cure.test(one.fix)

test.each(Object.entries(parts))(
  'a site without %s: what is left of it can be taken out',
  (_, texts) => {
    const { diagnostics } = checkSite(sourceFiles(texts), today)
    expect(diagnostics.filter(hasNoCure).map(formatDiagnostic)).toEqual([])
  },
)

describe('a site with nothing but what every site must have', () => {
  const checked = checkContentDir('__tests__/sites/nothing-optional', today)
  const build = (): Site => buildSite({ ...checked, guideFiles: {} }, { preview: false }, today)

  test('is built without any setting', () => {
    expect(checked.diagnostics.map(formatDiagnostic)).toEqual([])
    expect(build().pages.map(({ path }) => path)).toEqual(['/'])
  })

  test('needs no more than these kinds of files and fields', () => {
    const { all } = checked.records
    expect([...new Set(all.map(({ collection }) => collection))].sort()).toEqual([
      ...['brand', 'home', 'interface', 'notFound', 'site', 'socialImages'],
    ])
    const site = checked.records.of('site')[0]?.data
    const optional = ['emails', 'holidays', 'menuLinks', 'sample', 'origin', 'organization']
    expect(optional.filter((name) => name in (site ?? {}))).toEqual([])
    expect(site?.phones.texts ?? site?.footer.social).toBeUndefined()
  })

  test('calls where others lead to a form', () => {
    const action = { label: 'Call (202) 555-0161', to: 'tel:+12025550161' }
    const { layouts, pages } = build()
    expect(layouts[0]?.config.consultation).toEqual(action)
    expect(JSON.stringify(pages[0]?.data)).toContain(JSON.stringify(action))
  })

  test('has addresses of this computer until it has one of its own', () => {
    const { layouts, files } = build()
    expect(layouts[0]?.config.origin).toBe('http://localhost:9000')
    const robots = files.find(({ file }) => file === 'robots.txt')
    expect(robots?.content).toContain('http://localhost:9000/sitemap.xml')
  })
})
