/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { copiedClaims } from '../../src/content-model/rules/claims'
import { visitorTexts } from '../../src/content-model/prose/visitor-texts'
import { findUnreachablePages } from '../../src/site/unreachable-pages'
import { readContentFiles, withProjectInterface } from '../../src/build/read-content'
import { digestsOfSample, sampleDigests } from '../../src/build/sample'
import { ownContentDir } from '../../src/build/settings'
import { addParts } from '../../tools/add/add-parts'
import { parts, spanishPart } from '../../tools/add/parts'
import { ofOnePerson, sampleOfOnePerson } from '../../tools/add/shared-files'
import { composeSite } from '../../tools/adopt/compose'
import { wholeSite } from '../sites/built-site'
import { contentFolder } from './content'

const today = '2026-11-25'
const sample = readContentFiles(contentFolder)

const nameOfSample = checkSite(sample, today).records.of('site')[0]!.data.name

const answers = {
  name: 'Larch Library',
  organization: 'library',
  does: 'We help you with your phone and our computers.',
  'does-es': 'Le ayudamos con su teléfono y nuestras computadoras.',
  meet: 'place',
  address: '1 Main Street',
  phone: '(608) 555-0142',
  'text-phone': '(608) 555-0187',
  email: 'ask@larch.example',
  days: 'Monday to Friday',
  hours: '9 AM-5 PM',
  cost: 'free',
  locality: 'Larch',
  region: 'WI',
  'time-zone': 'America/Chicago',
  languages: 'en',
  form: 'yes',
}
const own = withProjectInterface(ownContentDir, composeSite(answers, today))

const sites = new Map<string, ReturnType<typeof addAndCheck>>()

/** Returns a new site with parts added, and what its check finds. */
function added(names: readonly string[]): ReturnType<typeof addAndCheck> {
  const key = names.join(' ')
  const site = sites.get(key) ?? addAndCheck(names)
  sites.set(key, site)
  return site
}

function addAndCheck(names: readonly string[]) {
  const { files, leftOut, leftOutSentences } = addParts(names, own, sample, answers, today)
  const kept = own.filter(({ path }) => !files.some((file) => file.path === path))
  const checked = checkSite(withProjectInterface(ownContentDir, [...kept, ...files]), today)
  const mistakes = [
    ...checked.diagnostics,
    ...(checked.diagnostics.length > 0 ? [] : findUnreachablePages(wholeSite(checked, today))),
  ]
  return { ...checked, leftOut, leftOutSentences, mistakes: mistakes.map(formatDiagnostic) }
}

const names = Object.keys(parts).filter((name) => name !== spanishPart)

test.each(names.map((name) => [name]))(
  'the part "%s" fits a new site without a mistake',
  (name) => {
    expect(added([name]).mistakes).toEqual([])
  },
)

test('all parts together fit, in Spanish too, and leave out no link but those to the form', () => {
  const { mistakes, records, translations: inSpanish, leftOut } = added([...names, spanishPart])
  expect(mistakes).toEqual([])
  const words = [records, ...inSpanish].flatMap(({ all }) => all.flatMap(visitorTexts))
  expect(words.filter(({ text }) => text.includes(nameOfSample))).toEqual([])
  expect(inSpanish.map(({ language }) => language)).toEqual(['es'])
  expect(inSpanish[0]?.ids('page')).toContain('stay-safe')
  expect(leftOut.map(({ to }) => to)).not.toContain('/contact')
})

test('a site in Spanish first gets parts in its languages, in any order, and none that are only in English', () => {
  let site = withProjectInterface(
    ownContentDir,
    composeSite(
      {
        ...answers,
        languages: 'es,en',
        does: answers['does-es'],
        'does-en': answers.does,
        email: '',
      },
      today,
    ),
  )
  const inSpanish = names.filter((name) => !['cities', 'neighborhoods'].includes(name))
  for (const name of inSpanish.reverse()) {
    const { files } = addParts([name], site, sample, answers, today)
    site = [...site.filter(({ path }) => !files.some((file) => file.path === path)), ...files]
  }
  const { records, translations, diagnostics, hints } = checkSite(site, today)
  expect([...diagnostics, ...hints].map(formatDiagnostic)).toEqual([])
  expect(records.of('article').length).toBeGreaterThan(5)
  expect(translations.map(({ language }) => language)).toEqual(['en'])
  expect(JSON.stringify(records.of('article'))).not.toMatch(/whereWeHelp|Ruth/)
  expect(visitorTexts(records.of('service')[0]!)[0]?.text).toMatch(/\b(su|sus|a|para)\b/)
})

test('of advice only the day is a claim, and its authors stay with the sample; prices, people and promises are, too', () => {
  const claimed = (name: string) => copiedClaims(added([name]).records, sampleDigests)
  const ofArticles = claimed('articles').filter(({ record }) => record.collection === 'article')
  expect(new Set(ofArticles.map(({ path }) => path[0]))).toEqual(new Set(['date']))
  const authors = added(['articles'])
    .records.of('article')
    .map(({ data }) => data.author)
  expect(new Set(authors)).toEqual(new Set(['{name}']))
  expect(claimed('scam-guide').map(({ record }) => record.collection)).not.toContain('stepGuide')
  for (const name of ['services', 'pricing', 'team', 'testimonials', 'promises', 'terms']) {
    expect(claimed(name).length).toBeGreaterThan(10)
  }
})

test('a link to a page that a site does not have is left out and named', () => {
  const { leftOut } = added(['articles'])
  expect(leftOut).toContainEqual(
    expect.objectContaining({
      to: '/services/device-setup',
      file: expect.stringMatching(/\.mdx$/) as string,
    }),
  )
})

test('sentences about another state are left out and named, and nothing else is', () => {
  const { records, leftOutSentences } = added(['articles'])
  const bodies = records.of('article').map(({ body }) => body)
  expect(
    bodies.filter((body = '') => /\b(In Florida|Sunbiz|SHINE|florida\w+Phone)\b/.test(body)),
  ).toEqual([])
  expect(bodies.join()).toMatch(/## A louder phone, lent for free\n+<HelpLine/)
  expect(bodies.join()).toMatch(/business register\.\*\* It often shows/)
  expect(bodies.join()).toMatch(/too\. \[BBB Scam Tracker\]/)
  expect(leftOutSentences).toContainEqual({
    file: 'articles/board-placement-advance-fee-scam/index.mdx',
    sentence: 'In Florida, use [Sunbiz](https://dos.fl.gov/sunbiz/).',
  })
})

test('without a text number or an email address, their sentences and cards are left out, and no heading', () => {
  const bare = withProjectInterface(
    ownContentDir,
    composeSite({ ...answers, 'text-phone': '', email: '' }, today),
  )
  const { files, leftOutSentences } = addParts(
    ['articles', 'promises'],
    bare,
    sample,
    answers,
    today,
  )
  const textOf = (name: string) =>
    new TextDecoder().decode(files.find(({ path }) => path === name)?.bytes)
  const file = 'articles/when-you-cant-hear-on-the-phone/index.mdx'
  expect(leftOutSentences).toContainEqual({ file, sentence: 'Text us at {textPhone}.' })
  expect(textOf(file)).toContain('## How to reach us without hearing\n\nFor a lesson')
  expect(textOf('pages/is-this-really-us.yaml')).not.toContain('We text from this number')
})

test('after prices are added, the home page leads to them in each language, and nothing says to ask', () => {
  const paid = { ...answers, cost: 'paid', languages: 'en,es' }
  let site = withProjectInterface(ownContentDir, composeSite(paid, today))
  for (const part of ['pricing', 'services']) {
    const { files } = addParts([part], site, sample, paid, today)
    site = [...site.filter(({ path }) => !files.some((file) => file.path === path)), ...files]
  }
  const { records, translations, diagnostics, hints } = checkSite(site, today)
  expect([...diagnostics, ...hints].map(formatDiagnostic)).toEqual([])
  for (const one of [records, ...translations]) {
    expect(one.of('facts')[0]?.data.cost).toMatch(/ (our prices on this|nuestros precios en este) /)
    const pages = one.all.filter(({ collection }) => /^(home|faqs)$/.test(collection))
    const words = JSON.stringify(pages.map(({ data }) => data))
    expect(words.match(/\{cost\}/g)).toHaveLength(2)
    expect(words.match(/"to":"\/(pricing|services)"/g)).toHaveLength(2)
  }
})

test('one person gets parts that say “I”, with as many claims, and translations as up to date', () => {
  const part = (from: typeof sample, digests: ReadonlySet<string>) => {
    const both = { ...answers, languages: 'en,es', helpers: from === sample ? 'several' : 'one' }
    const site = withProjectInterface(ownContentDir, composeSite(both, today))
    const { files } = addParts(['promises'], site, from, both, today)
    const kept = site.filter(({ path }) => !files.some((file) => file.path === path))
    const { records, translations, diagnostics, hints } = checkSite([...kept, ...files], today)
    expect([...diagnostics, ...hints].map(formatDiagnostic)).toEqual([])
    const words = [records, ...translations].map((one) =>
      visitorTexts(one.find('page', 'is-this-really-us')!)
        .map(({ text }) => text.replace(/“[^”]*”/g, ''))
        .join('\n'),
    )
    return { words, claims: copiedClaims(records, () => digests).length }
  }
  const alone = part(sampleOfOnePerson(sample), digestsOfSample(ofOnePerson))
  expect(alone.claims).toBe(part(sample, sampleDigests()).claims)
  const [english, spanish] = alone.words
  expect(english).not.toMatch(/\b(we|us|our|ours)\b/i)
  expect(english).toMatch(/\bI never\b/)
  expect(spanish).not.toMatch(/\b(nos|nosotros|nuestr\w+|\p{L}+[aei]mos)\b/iu)
  expect(spanish).toMatch(/una visita mía/)
})
