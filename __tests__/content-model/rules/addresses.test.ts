import { checkSite } from '../../../src/content-model/check-site'
import { redirectsOf } from '../../../src/content-model/redirects'
import { commandSettings } from '../../../src/site/site-config'
import { buildSite } from '../../../src/site/build-site'
import { smallSite } from '../../sites/configurations'
import { sourceFiles, today } from '../../sites/source-files'
import { exchangedIn, translatedSite } from '../../sites/translated-site'
import type { SiteTexts } from '../../sites/read-site'
import { stepGuideFiles, goodStepGuide } from '../good-step-guide'
import { articlePath, locationsOf } from '../good-site'

const spanish = translatedSite(smallSite)
const checked = (texts: SiteTexts) => checkSite(sourceFiles(texts), today)
const page = 'pages/contact.yaml'

/** A file with more fields. */
const withFields = (path: string, fields: string, site = spanish): SiteTexts =>
  exchangedIn(site, path, /^title: /m, `${fields}\ntitle: `)

function redirects(texts: SiteTexts): Record<string, string> {
  const { records, translations, diagnostics } = checked(texts)
  expect(locationsOf(diagnostics)).toEqual([])
  return Object.fromEntries(redirectsOf([records, ...translations]))
}

test('addresses of any form lead to the page of the file, in its language', () => {
  const moved = withFields(
    page,
    "formerly: [/Ask-Us/, /about%20us.html, /información, '/100%', /index.php]",
    withFields(`es/${page}`, 'formerly: [/es/acerca-de]\naddress: /es/contacto'),
  )
  expect(redirects(moved)).toEqual({
    '/Ask-Us': '/contact',
    '/about us.html': '/contact',
    '/información': '/contact',
    '/100%': '/contact',
    '/index.php': '/contact',
    '/es/acerca-de': '/es/contacto',
  })
})

test('an address that has moved twice leads straight to the page', () => {
  const twice = withFields(page, 'formerly: [/second]')
  const old = { ...twice, 'redirects.yaml': '/first: /second\n/map: /contact#hours\n' }
  expect(redirects(old)).toMatchObject({ '/first': '/contact', '/map': '/contact#hours' })
})

test('the later steps of a guide move with it', () => {
  const found = redirects({
    ...smallSite,
    ...stepGuideFiles(`formerly: [/old-guide]\n${goodStepGuide}`),
  })
  expect(found).toMatchObject({
    '/old-guide': '/who-calls',
    '/old-guide/paid': '/who-calls/paid',
  })
})

test('a translated guide has its own step addresses, and the names still lead there', () => {
  const guide = translatedSite({ ...smallSite, ...stepGuideFiles(goodStepGuide) })
  const own = (fields: string): SiteTexts =>
    withFields('es/step-guides/who-calls.yaml', `stepAddresses: ${fields}`, guide)
  const kinds = (fields: string): string[] =>
    checked(own(fields)).diagnostics.map(({ kind }) => kind)
  expect(redirects(own('{ paid: ya-pague }'))).toEqual({
    '/es/who-calls/paid': '/es/who-calls/ya-pague',
  })
  expect(kinds('{ piad: ya-pague }')).toContain('step-guide-step-missing')
  expect(kinds('{ paid: wants }')).toContain('step-guide-name-twice')
})

test('a fridge sheet that is gone may lead elsewhere, one that a page has may not', () => {
  const moved = (address: string): string[] => {
    const guide = stepGuideFiles(`sheets: {}\n${goodStepGuide}`)
    const texts = { ...smallSite, ...guide, 'redirects.yaml': `${address}: /contact\n` }
    return checked(texts).diagnostics.map(({ kind }) => kind)
  }
  expect(moved('/fridge/who-calls/paid')).toEqual(['former-address-in-use'])
  expect(moved('/fridge/who-calls/thief')).toEqual([])
})

test('the fridge sheet of a step with an address of its own is the translation of its source', () => {
  const guide = translatedSite({
    ...smallSite,
    ...stepGuideFiles(`sheets: {}\n${goodStepGuide}`),
  })
  const { records, translations } = checked(
    withFields('es/step-guides/who-calls.yaml', 'stepAddresses: { paid: ya-pague }', guide),
  )
  const { pages } = buildSite({ records, translations, guideFiles: {} }, commandSettings, today)
  const sheet = pages.find(({ path }) => path === '/es/fridge/who-calls/ya-pague')
  expect(sheet?.alternates?.map(({ path }) => path)).toEqual([
    '/fridge/who-calls/paid',
    '/es/fridge/who-calls/ya-pague',
  ])
})

test('a page with an address of its own has it everywhere, and so has its translation', () => {
  const links = Object.fromEntries(
    Object.entries(withFields(page, 'address: /ask-us\nformerly: [/contact]')).map(
      ([path, text]) => [path, text.replace(/(?<=[ (])\/contact(?=[\n?#) ])/g, '/ask-us')],
    ),
  )
  const { records, translations, diagnostics } = checked({
    ...links,
    [page]: (links[page] ?? '').replace('formerly: [/ask-us]', 'formerly: [/contact]'),
  })
  expect(locationsOf(diagnostics)).toEqual([])
  const { pages, redirects: built } = buildSite(
    { records, translations, guideFiles: {} },
    commandSettings,
    today,
  )
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/ask-us', '/es/ask-us']))
  expect(paths).not.toContain('/contact')
  expect(built).toEqual([{ from: '/contact', to: '/ask-us' }])
})

test('the address of an article that is not published yet leads nowhere yet', () => {
  const draft = withFields(articlePath, 'formerly: [/old]\ndraft: true')
  const { records, translations } = checked(draft)
  const site = buildSite({ records, translations, guideFiles: {} }, commandSettings, today)
  expect(site.redirects).toEqual([])
})

test.each([
  ['/old?page=2', 'a query'],
  ['/old#top', 'an anchor'],
  ['https://example.com/old', 'a host'],
  ['/shop/*', 'a pattern'],
  ['/a/:name', 'a placeholder'],
  ['/a/../b', 'dots'],
  ['/a//b', 'two slashes'],
  ['/a%2Fb', 'an encoded slash'],
  ['/caf%E9', 'letters that are not UTF-8'],
  ['/a%0D%0Ab', 'a line break'],
])('%s is refused: %s', (address) => {
  const { diagnostics } = checked(withFields(page, `formerly: ['${address}']`))
  expect(diagnostics).toMatchObject([{ kind: 'value-malformed', field: 'formerly[1]' }])
})

test.each([
  [page, 'address: /es/contact'],
  ['blog.yaml', 'address: /news'],
  [articlePath, 'address: /scam-likely'],
  [`es/${page}`, 'address: /contacto'],
])('%s cannot have the %s', (path, field) => {
  const { diagnostics } = checked(withFields(path, field))
  expect(diagnostics.map(({ kind, file }) => [kind, file])).toContainEqual([
    'address-misplaced',
    path,
  ])
})
