/** @jest-environment node */
import { checkSite } from '../../../src/content-model/check-site'
import type { Diagnostic } from '../../../src/content-model/diagnostic'
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

/** The mistakes of a site. */
const said = (site: SiteTexts): string[] =>
  checkSite(sourceFiles(site), today).diagnostics.map(inShort)

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
    ['the drawing', 'scene: letter', 'scene: telephone'],
  ])('never after a change of %s', (_, from, to) => {
    expectStale(exchangedIn(spanish, page, from, to))
  })

  test.each([
    ['a sentence', 'if you are not sure', 'if you are ever not sure', true],
    ['a link', 'Call {phone}', 'Call [{phone}](/contact)', true],
    ['its day', /^date: .*$/m, 'date: 2026-10-28', false],
    ['the day of the last look', /^featured/m, 'reviewedOn: 2026-10-30\nfeatured', false],
    ['a line break in a paragraph', 'if you are', 'if\nyou are', false],
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
  test('may not be missing', () => {
    const { [`es/${page}`]: text = '' } = spanish
    const site = { ...spanish, 'es/pages/contac.yaml': text.replace(page, 'pages/contac.yaml') }
    expect(said(site)).toContain('es/pages/contac.yaml:15 source translation-source-missing')
  })

  test('is that of the path, also where it has moved', () => {
    const moved = exchangedIn(spanish, `es/${page}`, `source: ${page}`, 'source: pages/call.yaml')
    const line = moved[`es/${page}`]?.split('\n').findIndex((one) => one.startsWith('source:')) ?? 0
    expect(said(moved)).toEqual([`es/${page}:${line + 1} source translation-source-missing`])
  })

  test('with a mistake is not missing: its own mistake is said', () => {
    const broken = exchangedIn(spanish, page, /^label: .*\n/m, '')
    expect(said(broken).filter((one) => one.includes('translation'))).toEqual([])
    expect(said(broken)).toContain(`${page}:1 label field-missing`)
  })
})

describe('an address', () => {
  const withSlug = (path: string, slug: string, site = spanish): SiteTexts => ({
    ...site,
    [path]: `slug: ${slug}\n${site[path]}`,
  })

  test('may be another one than that of the source', () => {
    expect(said(withSlug(`es/${page}`, 'contacto'))).toEqual([])
  })

  test('may not be given twice', () => {
    const twice = withSlug(
      'es/services/device-setup.yaml',
      'ayuda',
      withSlug(`es/${page}`, 'ayuda'),
    )
    expect(said(twice)).toEqual(['es/services/device-setup.yaml:1 slug address-twice'])
  })

  test('may not be that of another page of the language', () => {
    const taken = withSlug(`es/${page}`, 'services/device-setup')
    expect(said(taken)).toHaveLength(1)
    expect(said(taken)[0]).toMatch(/slug address-twice$/)
  })

  test('may not be that of a page in the default language', () => {
    const text = noGuides[page] ?? ''
    const english = text.replace('title: C', 'title: Please c').replace('Ask for', 'Please ask for')
    const site = { ...withSlug(`es/${page}`, 'contacto'), 'pages/es/contacto.yaml': english }
    expect(said(site).filter((one) => one.includes('address-twice'))).toHaveLength(1)
  })
})

describe('plural forms', () => {
  const arabic = translatedSite(undefined, madeUpArabic)

  test('are six in Arabic, and each must be there', () => {
    expect(said(arabic)).toEqual([])
    const without = exchangedIn(arabic, 'interface/ar.yaml', /^ +two: .*\n/m, '')
    expect(said(without)).toHaveLength(1)
    expect(said(without)[0]).toMatch(/^interface\/ar\.yaml:\d+ .*\.two plural-form-missing$/)
  })

  test('are two in English and Spanish', () => {
    const more = exchangedIn(
      spanish,
      'interface/es.yaml',
      /^( +)other: .*$/m,
      '$&\n$1many: {count}',
    )
    expect(said(more).filter((one) => one.includes('plural-form'))).toEqual([])
    const less = exchangedIn(arabic, 'interface/ar.yaml', 'ar-EG', 'es-US')
    expect(said(less)).toEqual([])
  })
})

describe('help in the language', () => {
  const promise = exchangedIn(spanish, `es/${page}`, / text: .*$/m, ' text: Hablamos español.')
  const hours = (site: SiteTexts): SiteTexts => ({
    ...exchangedIn(
      site,
      'interface/es.yaml',
      /^contact:\n/m,
      "contact:\n  answers: 'En español: {hours}'\n",
    ),
    'es/site.yaml': `${site['es/site.yaml']}answers:\n  days: de lunes a jueves\n  time: mañana\n`,
  })
  const speaker = exchangedIn(
    promise,
    'team/nora-fielden.yaml',
    '- English',
    '- English\n  - Spanish',
  )

  test('may not have hours without a person who speaks it', () => {
    expect(said(hours(promise))).toHaveLength(1)
    expect(said(hours(promise))[0]).toMatch(/^es\/site\.yaml:\d+ answers language-hours-missing$/)
  })

  test('may be promised with both', () => {
    expect(said(hours(speaker))).toEqual([])
  })

  test('has hours that are named as those of the language', () => {
    const nameless = { ...hours(speaker), 'interface/es.yaml': spanish['interface/es.yaml'] ?? '' }
    expect(said(nameless)).toHaveLength(1)
    expect(said(nameless)[0]).toMatch(
      /^interface\/es\.yaml:\d+ contact\.answers language-hours-missing$/,
    )
  })

  test('is not promised by a part of another word', () => {
    const other = exchangedIn(spanish, `es/${page}`, / text: .*$/m, ' text: Españolas y españoles.')
    expect(said(other)).toEqual([])
  })

  test('is none of a person who speaks it, where no page says so', () => {
    expect(
      said(
        translatedSite(exchangedIn(noGuides, 'team/nora-fielden.yaml', '- English', '- Spanish')),
      ),
    ).toEqual([])
  })
})

test('the home page and the code of the language are no addresses of a translation', () => {
  const withSlug = (path: string, slug: string): string[] =>
    said(exchangedIn(spanish, path, /^translatedOn: .*$/m, `$&\nslug: ${slug}`))
  const misplaced = [expect.stringMatching(/^es\/\S+:\d+ slug slug-misplaced$/)]
  expect(withSlug('es/home/local.yaml', 'inicio')).toEqual(misplaced)
  expect(withSlug(`es/${page}`, 'es/contacto')).toEqual(misplaced)
  expect(withSlug(`es/${page}`, 'contacto/es')).toEqual([])
})

test('topics of the list of articles are named as in the source', () => {
  const link = (category: string): string[] =>
    said(exchangedIn(spanish, `es/${page}`, 'to: call', `to: /blog?category=${category}#list`))
  expect(link('App%20Guides')).toEqual([])
  expect(link('App+Guides')).toEqual([])
  expect(link('Estafas')[0]).toMatch(/^es\/pages\/contact\.yaml:\d+ .* link-category-unknown$/)
})

test('links to pages without a translation are right, those to no page are not', () => {
  const untranslated = withoutFiles(spanish, 'es/articles/scam-likely')
  expect(said(untranslated)).toEqual([])
  const broken = exchangedIn(spanish, `es/${page}`, 'to: call', 'to: /es/contact')
  expect(said(broken)[0]).toMatch(/^es\/pages\/contact\.yaml:\d+ .* link-broken$/)
})
