import { checkSite } from '../../../src/content-model/check-site'
import type { Diagnostic } from '../../../src/content-model/diagnostic'
import { mapped, testBadSites, testGoodSites } from '../bad-file'
import { madeUpArabic } from '../../sites/made-up-translation'
import { noGuides } from '../../sites/configurations'
import type { SiteTexts } from '../../sites/read-site'
import { sourceFiles, today } from '../../sites/source-files'
import { exchangedIn, translatedSite, withoutFiles } from '../../sites/translated-site'

const spanish = translatedSite()
const page = 'pages/contact.yaml'
const article = 'articles/scam-likely/index.mdx'

const inShort = ({ file, line, field, kind }: Diagnostic): string =>
  `${file}:${line} ${field} ${kind}`

/** Sites as their files. */
const sites = (texts: Readonly<Record<string, SiteTexts>>) => mapped(texts, sourceFiles)

test('a site is without mistakes in two languages, and knows the records of each', () => {
  const { records, translations, diagnostics } = checkSite(sourceFiles(spanish), today)
  expect(diagnostics).toEqual([])
  expect(translations.map(({ language }) => language)).toEqual(['es'])
  expect(translations[0]?.original).toBe(records)
  expect(translations[0]?.ids('article')).toEqual(records.ids('article'))
})

describe('a translation is out of date', () => {
  const expectStale = (site: SiteTexts, ...paths: string[]): void => {
    const { diagnostics, hints } = checkSite(sourceFiles(site), today)
    expect(diagnostics.map(inShort)).toEqual([])
    const found = hints.map((one) => inShort(one).replace(/:\d+/, ''))
    expect(found).toEqual(paths.map((path) => `es/${path} sourceHash translation-stale`))
  }

  test.each([
    ['a sentence', / text: .*$/m, ' text: Call {phone} and ask for us.'],
    ['a heading', /^title: .*$/m, 'title: Contact us, or come by'],
    ['where a link leads', 'to: call', 'to: text'],
    ['a variable in a sentence', 'Call {phone} and ask', 'Call {textPhone} and ask'],
  ])('after a change of %s', (_, from, to) => {
    expectStale(exchangedIn(spanish, page, from, to), page)
  })

  test.each([
    ['a comment', /^title/m, '# For everybody.\ntitle'],
    [
      'a line break inside a text',
      ' text: Call {phone} and ask.',
      ' text: >-\n      Call {phone}\n      and ask.',
    ],
    ['quotation marks', ' text: Call {phone} and ask.', " text: 'Call {phone} and ask.'"],
    ['the drawing', 'illustration: letter', 'illustration: telephone'],
  ])('never after a change of %s', (_, from, to) => {
    expectStale(exchangedIn(spanish, page, from, to))
  })

  test.each([
    ['a sentence', 'if you are not sure', 'if you are ever not sure', true],
    ['a link', 'Call {phone}', 'Call [{phone}](/contact)', true],
    ['its day', /^date: .*$/m, 'date: 2026-10-28', false],
    ['the day of the last look', /^featured/m, 'reviewedOn: 2026-10-30\nfeatured', false],
    ['a line break in a paragraph', 'if you are', 'if\nyou are', false],
    ['its layout', 'Call {phone} if you are', '>  Call\n> { phone } if _you_   are', false],
    ['its icon', /^icon: .*$/m, 'icon: phone', false],
  ])('of an article, by a change of %s', (_, from, to, isStale) => {
    const site = exchangedIn(spanish, article, from, to)
    expectStale(site, ...(isStale ? [article] : []))
  })

  test('after a change of a price', () => {
    const service = 'services/device-setup.yaml'
    expectStale(exchangedIn(spanish, service, 'price: sessionFrom', 'price: twoSessions'), service)
  })
})

describe('the source', () => {
  testBadSites(
    sites({
      'has moved: it is that of the path': exchangedIn(
        spanish,
        `es/${page}`,
        `source: ${page}`,
        'source: pages/call.yaml',
      ),
      'has a mistake, and is not missing': exchangedIn(spanish, page, /^label: .*\n/m, ''),
    }),
  )
})

describe('an address', () => {
  const withAddress = (path: string, address: string, site = spanish): SiteTexts =>
    exchangedIn(site, path, /^translatedOn: .*$/m, `$&\naddress: ${address}`)
  const english = (noGuides[page] ?? '')
    .replace('title: C', 'title: Please c')
    .replace('Ask for', 'Please ask for')

  testGoodSites(
    sites({
      'another one than that of the source': withAddress(`es/${page}`, '/es/contacto'),
      'one that ends with the code of the language': withAddress(`es/${page}`, '/es/contacto/es'),
    }),
  )
  testBadSites(
    sites({
      'given twice': withAddress(
        'es/services/device-setup.yaml',
        '/es/ayuda',
        withAddress(`es/${page}`, '/es/ayuda'),
      ),
      'that of another page of the language': withAddress(
        `es/${page}`,
        '/es/services/device-setup',
      ),
      'that of a page in the default language': {
        ...withAddress(`es/${page}`, '/es/contacto'),
        'pages/es/contacto.yaml': english,
      },
      'one of the home page': withAddress('es/home/local.yaml', '/es/inicio'),
    }),
  )
})

describe('plural forms', () => {
  const arabic = translatedSite(undefined, madeUpArabic)
  const one = exchangedIn(arabic, 'interface/ar.yaml', /^ +two: .*\n/m, '')
  testBadSites(sites({ 'one of the six in Arabic is missing': one }))
  testGoodSites(
    sites({
      'six in Arabic': arabic,
      'more than Spanish has': exchangedIn(arabic, 'interface/ar.yaml', 'ar-EG', 'es-US'),
    }),
  )
})

describe('help in the language', () => {
  const promise = exchangedIn(spanish, `es/${page}`, / text: .*$/m, ' text: Hablamos español.')
  const withHours = (site: SiteTexts): SiteTexts => ({
    ...site,
    'es/site.yaml': `${site['es/site.yaml']}answers:\n  days: de lunes a jueves\n  time: mañana\n`,
  })
  const named = exchangedIn(
    withHours(promise),
    'interface/es.yaml',
    /^contact:\n/m,
    "contact:\n  answers: 'En español: {hours}'\n",
  )
  const speaker = exchangedIn(
    promise,
    'team/nora-fielden.yaml',
    '- English',
    '- English\n  - Spanish',
  )
  testBadSites(
    sites({
      'hours without a person who speaks it': named,
      'hours that are not named as those of the language': withHours(speaker),
    }),
  )
  testGoodSites(
    sites({
      'a part of another word, which promises nothing': exchangedIn(
        spanish,
        `es/${page}`,
        / text: .*$/m,
        ' text: Españolas y españoles.',
      ),
      'a person who speaks it, where no page says so': translatedSite(
        exchangedIn(noGuides, 'team/nora-fielden.yaml', '- English', '- Spanish'),
      ),
    }),
  )
})

describe('links', () => {
  const linked = (to: string): SiteTexts =>
    exchangedIn(spanish, `es/${page}`, 'to: call', `to: ${to}`)
  testGoodSites(
    sites({
      'to a topic, named as in the source': linked('/blog?category=App%20Guides#list'),
      'to a topic, with a plus for the space': linked('/blog?category=App+Guides#list'),
      'to pages without a translation': withoutFiles(spanish, 'es/articles/scam-likely'),
    }),
  )
  testBadSites(
    sites({
      'to a topic, named as in the translation': linked('/blog?category=Estafas#list'),
      'to the address of a translation': linked('/es/contact'),
    }),
  )
})
