import type { SearchIndex } from '../../src/site/search-files'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { buildSite } from '../../src/site/build-site'
import type { ArchiveData, ArticleData, ArticleListData } from '../../src/site/article-pages'
import type { Page, SectionPageData, Site } from '../../src/site/site'
import { commandSettings, type SiteSettings } from '../../src/site/site-config'
import { smallSite } from '../sites/configurations'
import type { SiteTexts } from '../sites/read-site'
import { sourceFiles, today } from '../sites/source-files'
import { exchangedIn, translatedSite, withoutFiles } from '../sites/translated-site'

/** Builds a site without mistakes. */
function siteOf(texts: SiteTexts, settings: Partial<SiteSettings> = {}, day = today): Site {
  const checked = checkSite(sourceFiles(texts), day)
  expect(checked.diagnostics.map(formatDiagnostic)).toEqual([])
  return buildSite({ ...checked, guideFiles: {} }, { ...commandSettings, ...settings }, day)
}

const pageAt = <Data extends object>({ pages }: Site, path: string): Page<Data> | undefined =>
  pages.find((page) => page.path === path) as Page<Data> | undefined

const fileOf = ({ files }: Site, name: string): string =>
  String(files.find(({ file }) => file === name)?.content)

const spanish = translatedSite()
const articleFile = 'articles/scam-likely/index.mdx'

test('a price reaches a page and its structured data from one line of prices.yaml', () => {
  const [, name = ''] = /price: (\w+)/.exec(smallSite['services/device-setup.yaml'] ?? '') ?? []
  const texts = exchangedIn(
    smallSite,
    'prices.yaml',
    new RegExp(`^${name}: .*$`, 'm'),
    `${name}: 43`,
  )
  const page = pageAt(siteOf(texts), '/services/device-setup')
  expect(JSON.stringify(page?.data)).toContain('"price":"$43"')
  expect(JSON.stringify(page?.jsonLd)).toContain('"price":"43"')
})

describe('the main button', () => {
  const mainButton = 'consultation:\n  label: Ask for a free talk\n  to: /contact'
  const changed = 'consultation:\n  label: Ring {name}\n  to: call'

  test('is renamed and led elsewhere by one edit of site.yaml, on every page and in articles', () => {
    const site = siteOf(exchangedIn(smallSite, 'site.yaml', mainButton, changed))
    const action = { label: 'Ring Maplehouse', to: 'tel:+12025550142' }
    expect(site.layouts[0]?.config.consultation).toEqual(action)
    for (const path of ['/', '/chicago', '/every-section']) {
      expect(JSON.stringify(pageAt(site, path)?.data)).toContain(JSON.stringify(action))
    }
    expect(pageAt<ArticleData>(site, '/blog/every-component')?.data.html).toContain(
      '<a class="button" href="tel:+12025550142">Ring Maplehouse</a>',
    )
    expect(JSON.stringify(site)).not.toContain('Ask for a free talk')
  })

  test('leads to the translation of its page in a further language', () => {
    const site = siteOf(translatedSite(smallSite))
    expect(JSON.stringify(pageAt(site, '/es/chicago')?.data)).toContain('"to":"/es/contact"')
    expect(pageAt<ArticleData>(site, '/es/blog/every-component')?.data.html).toContain(
      '<a class="button" href="/es/contact">',
    )
  })
})

describe('a newsletter without an endpoint', () => {
  const settings: Partial<SiteSettings> = { newsletterService: undefined }
  const isShownOn = (site: Site, path: string): boolean =>
    JSON.stringify(pageAt(site, path)?.data).includes('"kind":"newsletter"')
  const layout = 'layouts/remote-city.yaml'
  const all = exchangedIn(smallSite, layout, '  - shared: close', '  - shared: newsletter\n$&')
  const paths = ['/every-section', '/chicago', '/blog']

  test('is on no page of a real site, and no file of it is shown', () => {
    const site = siteOf(all, settings)
    expect(paths.filter((path) => isShownOn(site, path))).toEqual([])
    expect(site.pages.flatMap(({ sources }) => sources)).not.toContain('shared/newsletter.yaml')
  })

  test('is simulated on a sample', () => {
    const sample = exchangedIn(all, 'site.yaml', 'home: national', 'home: national\nsample: true')
    expect(paths.filter((path) => isShownOn(siteOf(sample, settings), path))).toEqual(paths)
  })

  test('is shown as soon as it has one', () => {
    expect(paths.filter((path) => isShownOn(siteOf(all), path))).toEqual(paths)
  })
})

describe('what a page shows', () => {
  test('is known by file, also what a part of a part shows', () => {
    const page = pageAt(siteOf(smallSite), '/every-section')
    expect(page?.sources[0]).toBe('pages/every-section.yaml')
    expect(page?.sources).toEqual(
      expect.arrayContaining([
        'shared/people.yaml',
        'team/nora-fielden.yaml',
        'faqs/visits.yaml',
        'testimonials/brackenville.yaml',
      ]),
    )
    expect(page?.sources).not.toContain('testimonials/other.yaml')
  })
})

describe('unpublished articles', () => {
  const hidden = exchangedIn(smallSite, articleFile, '\nicon:', '\ndraft: true\nicon:')
  const planned = exchangedIn(
    smallSite,
    articleFile,
    /\ndate: .*\n/,
    '\ndate: 2026-11-02\npublishOn: 2026-11-02\n',
  )

  test('have no page, no entry in lists and no sheet', () => {
    const site = siteOf(hidden)
    expect(pageAt(site, '/blog/scam-likely')).toBeUndefined()
    expect(fileOf(site, 'search-index.json')).not.toContain('scam-likely')
    expect(fileOf(site, 'rss.xml')).not.toContain('/blog/scam-likely')
    expect(pageAt<ArticleListData>(site, '/blog')?.data.total).toBe(1)
  })

  test('are published when their day comes', () => {
    expect(pageAt(siteOf(planned), '/blog/scam-likely')).toBeUndefined()
    expect(pageAt(siteOf(planned, {}, '2026-11-02'), '/blog/scam-likely')).toBeDefined()
  })

  test('are shown and marked in a preview, and nothing else is', () => {
    const statusIn = (texts: SiteTexts, path: string): unknown =>
      pageAt<ArticleData>(siteOf(texts, { preview: true }), path)?.data.article.status
    expect(statusIn(hidden, '/blog/scam-likely')).toBe('Draft')
    expect(statusIn(planned, '/blog/scam-likely')).toBe('2026-11-02')
    expect(statusIn(planned, '/blog/every-component')).toBeNull()
  })
})

test('an article is new for 30 days, if it is one of the two newest and has no mark of its own', () => {
  const statusOn = (day: string): unknown =>
    pageAt<ArticleData>(siteOf(smallSite, {}, day), '/blog/scam-likely')?.data.article.status
  expect(statusOn('2026-11-19')).toBe('New')
  expect(statusOn('2026-11-20')).toBeNull()
})

describe('lists of articles', () => {
  const many: SiteTexts = {
    ...smallSite,
    ...Object.fromEntries(
      Array.from({ length: 103 }, (_, index) => [
        `articles/number-${index}/index.mdx`,
        (smallSite[articleFile] ?? '')
          .replace(/^title: .*$/m, `title: Article number ${index}`)
          .replace(/^excerpt: .*(\n {2}.*)*$/m, `excerpt: What number ${index} says.`)
          .replace(/^fridge:\n(?: {2}.*\n)+/m, '')
          .replace(/^date: .*$/m, 'date: 2026-08-01'),
      ]),
    ),
  }

  test('more articles than one page lists are cut into pages that lead to each other', () => {
    const site = siteOf(many)
    expect(pageAt<ArticleListData>(site, '/blog')?.data).toMatchObject({
      total: 105,
      all: '/blog/all',
    })
    const archive = ['/blog/all', '/blog/all/2', '/blog/all/3'].map(
      (path) => pageAt<ArchiveData>(site, path)?.data,
    )
    expect(archive.map((page) => page?.articles.length)).toEqual([50, 50, 5])
    expect(archive.map((page) => [page?.newer, page?.older])).toEqual([
      [null, '/blog/all/2'],
      ['/blog/all', '/blog/all/3'],
      ['/blog/all/2', null],
    ])
    expect(pageAt(site, '/blog/all/4')).toBeUndefined()
    expect((JSON.parse(fileOf(site, 'search-index.json')) as SearchIndex).articles).toHaveLength(
      105,
    )
  })

  test('no more than two are marked as new', () => {
    const list = pageAt<ArticleListData>(siteOf(many, {}, '2026-08-10'), '/blog')?.data
    const marks = list?.newest.map(({ status }) => status)
    expect(marks?.filter((mark) => mark === 'New')).toHaveLength(2)
  })
})

describe('languages', () => {
  test('each page leads to itself in the other languages, and they lead back', () => {
    const site = siteOf(spanish)
    const links = [
      { locale: 'en', path: '/contact' },
      { locale: 'es', path: '/es/contact' },
    ]
    for (const path of ['/contact', '/es/contact']) {
      expect(pageAt(site, path)?.alternates).toMatchObject(links)
    }
    expect(pageAt(site, '/es/contact')?.folder).toBe('es')
    expect(pageAt(site, '/contact')?.folder).toBeUndefined()
  })

  test('a page that is not translated has no other language, and links to it stay', () => {
    const rest = withoutFiles(spanish, 'es/pages/contact.yaml')
    const site = siteOf(rest)
    expect(pageAt(site, '/es/contact')).toBeUndefined()
    expect(pageAt(site, '/contact')?.alternates).toBeUndefined()
    const layout = site.layouts.find(({ locale }) => locale === 'es')
    expect(layout?.config.consultation.to).toBe('/contact')
    expect(layout?.elsewhere?.locale).toBe('en')
  })

  test('links, topics and steps of a guide lead to translated addresses', () => {
    const site = siteOf({
      ...spanish,
      'es/pages/contact.yaml': `address: /es/contacto\n${spanish['es/pages/contact.yaml']}`,
    })
    const es = site.layouts.find(({ locale }) => locale === 'es')
    expect(pageAt(site, '/es/contacto')?.sourcePath).toBe('/contact')
    expect(es?.config.consultation.to).toBe('/es/contacto')
  })

  test('hosts answer unknown addresses in the language and below the list of articles', () => {
    const paths = siteOf(spanish).pages.flatMap(({ type, path }) =>
      type === 'NotFound' ? path : [],
    )
    expect(paths).toEqual(['/blog/404.html', '/es/404.html', '/es/blog/404.html'])
  })
})

describe('a translation whose source has changed', () => {
  const staleSince = (texts: SiteTexts, path: string): string | undefined =>
    pageAt(siteOf(texts), path)?.stale?.text

  test('says so, with the day of the last look at it and the way to the source', () => {
    const texts = exchangedIn(spanish, 'pages/contact.yaml', 'and ask', 'and ask for us')
    expect(pageAt(siteOf(texts), '/es/contact')?.stale).toMatchObject({
      text: expect.stringContaining('2026') as string,
      link: { to: '/contact', locale: 'en' },
    })
    expect(staleSince(texts, '/es/services/device-setup')).toBeUndefined()
    expect(staleSince(spanish, '/es/contact')).toBeUndefined()
  })

  test('is every page that shows the part, at any depth', () => {
    const inSpanish = translatedSite(smallSite)
    const changed = exchangedIn(inSpanish, 'team/nora-fielden.yaml', /^bio: /m, 'bio: And more. ')
    // The page names shared/people.yaml, which names the person.
    expect(staleSince(changed, '/es/every-section')).toBeDefined()
    expect(staleSince(inSpanish, '/es/every-section')).toBeUndefined()
  })
})

describe('forms that the host of the site takes', () => {
  const onSite = {
    endpoint: '/request-received',
    encoding: 'form',
    fields: { 'form-name': 'consultation' },
  } as const
  const received = (site: Site): string[] =>
    site.files.flatMap(({ file }) => (file.endsWith('request-received/index.html') ? file : []))

  test('have a page with every field and the words of success, in each language', () => {
    const site = siteOf(translatedSite(smallSite), { consultationService: onSite })
    expect(received(site)).toEqual([
      'request-received/index.html',
      'es/request-received/index.html',
    ])
    const html = fileOf(site, 'request-received/index.html')
    for (const name of ['name', 'phone', 'issue', 'subject']) {
      expect(html).toContain(`<input name="${name}">`)
    }
    expect(fileOf(site, 'es/request-received/index.html')).toContain(
      '<input type="hidden" name="language" value="es">',
    )
  })

  test('cannot have the path of a page', () => {
    const service = { ...onSite, endpoint: '/contact' }
    expect(() => siteOf(smallSite, { consultationService: service })).toThrow(
      'The site has a page /contact.',
    )
  })
})

test('without scripts, a form of another service leads to a page in the language of its visitor', () => {
  const consultationService = {
    endpoint: 'https://api.web3forms.com/submit',
    encoding: 'json',
    fields: { access_key: '1' },
  } as const
  const site = siteOf(translatedSite(smallSite), { consultationService })
  const pages = site.layouts.map(({ config }) => config.consultationService?.fields.redirect)
  expect(pages).toEqual([
    'https://maplehouse.example/request-received',
    'https://maplehouse.example/es/request-received',
  ])
  expect(fileOf(site, 'es/request-received/index.html')).not.toContain('<form')
  const own = { ...consultationService, fields: { redirect: 'https://maplehouse.example/thanks' } }
  const [layout] = siteOf(smallSite, { consultationService: own }).layouts
  expect(layout?.config.consultationService).toEqual(own)
})

test('security.txt says where to write, in which languages, and ends within a year', () => {
  const emails = 'emails:\n  security: safe@maplehouse.example'
  const texts = exchangedIn(translatedSite(smallSite), 'site.yaml', 'emails:', emails)
  const file = '.well-known/security.txt'
  expect(fileOf(siteOf(texts, {}, '2026-11-27'), file)).toBe(
    [
      'Contact: mailto:safe@maplehouse.example',
      'Expires: 2027-11-26T00:00:00.000Z',
      'Preferred-Languages: en, es',
      `Canonical: https://maplehouse.example/${file}\n`,
    ].join('\n'),
  )
  // Below a path, it would not be found.
  for (const settings of [{ preview: true }, { siteOrigin: 'https://name.example/site' }]) {
    expect(fileOf(siteOf(texts, settings), file)).toBe('undefined')
  }
})

test('a page that is over says since when, and search engines leave it out', () => {
  const texts = exchangedIn(
    smallSite,
    'pages/contact.yaml',
    'sections:',
    'until: 2026-10-30\nsections:',
  )
  const page = pageAt<SectionPageData>(siteOf(texts), '/contact')
  expect(page).toMatchObject({
    inSitemap: false,
    head: { hidden: true },
    data: { ended: 'October 30, 2026' },
  })
  expect(pageAt(siteOf(texts, {}, '2026-10-30'), '/contact')?.inSitemap).toBe(true)
})
