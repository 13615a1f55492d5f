import { checkSite } from '../../src/content-model/check-site'
import {
  factsOfPages,
  factsOfRecord,
  factsOfSite,
  fillFacts,
  formatPrice,
  typeset,
} from '../../src/content-model/facts'
import type { SourceFile } from '../../src/content-model/record'
import { changed, goodSite, goodText, locationsOf, problemsOf, today, withFiles } from './good-site'

const recordsOf = (files: readonly SourceFile[]) => checkSite(files, today).records

test('facts of the site come from facts.yaml, prices.yaml, help-lines.yaml and site.yaml', () => {
  expect(factsOfSite(recordsOf(goodSite()))).toEqual({
    allHours: 'Monday to Saturday, 9 AM–6 PM',
    locality: 'Brackenville',
    region: 'OH',
    answerDays: 'Monday to Saturday',
    answerTime: '9 AM–6 PM',
    sessionFrom: '$60',
    sessionBefore: '$75',
    twoSessions: '$110',
    callback: 'within 24 hours',
    emergencyPhone: '911',
    policePhone: '202-555-0143',
    policeWebsite: 'police.example',
    name: 'Maplehouse',
    fullName: 'Maplehouse Tech Help',
    phone: '(202) 555-0142',
    textPhone: '(202) 555-0187',
    email: 'help@maplehouse.example',
    generalEmail: 'hello@maplehouse.example',
    days: 'Monday to Saturday',
    hours: '9 AM–6 PM',
    consultation: 'Ask for a free talk',
  })
})

test.each([
  [75, '$75'],
  [1060.5, '$1,060.50'],
  [0.1, '$0.10'],
  [3200, '$3,200'],
])('the price %d is shown as %s', (amount, shown) => {
  expect(formatPrice(amount)).toBe(shown)
})

describe('facts are filled', () => {
  test('into every text, and nothing else is touched', () => {
    const written = { a: 'Call {phone} or {textPhone}', b: [{ c: '{name}' }], d: true, e: 3 }
    const facts = { phone: '(202) 555-0142', textPhone: '(202) 555-0187', name: 'Maplehouse' }
    expect(fillFacts(written, facts)).toEqual({
      a: 'Call (202) 555-0142 or (202) 555-0187',
      b: [{ c: 'Maplehouse' }],
      d: true,
      e: 3,
    })
  })

  test('with a $ kept as it is', () => {
    expect(fillFacts('From {price}', { price: '$& $1 $` $60' })).toBe('From $& $1 $` $60')
  })

  test('with quotes made curly', () => {
    expect(fillFacts(`"It's {name}," she said.`, { name: "'Maple'" })).toBe(
      '“It’s ‘Maple’,” she said.',
    )
    expect(fillFacts(String.raw`It's in C:\\a\.b`, {})).toBe(String.raw`It’s in C:\\a\.b`)
  })

  test.each([
    ['Mon-Fri, 8:30 AM-7 PM', 'Mon–Fri, 8:30 AM–7 PM'],
    ['$3,000-$15,000 (2-3 hours, 90-99%)', '$3,000–$15,000 (2–3 hours, 90–99%)'],
    // Numbers, dates, addresses and words with a hyphen.
    ...['(202) 555-0142', '877-555-0199', '2026-10 or 10-12-2026'].map((same) => [same, same]),
    ...['12-14 Main Street', 'a 90-minute call', 'A-1 Wi-Fi'].map((same) => [same, same]),
  ])('with the range of %s set as %s', (text, set) => {
    expect(fillFacts(text, {})).toBe(set)
  })

  test('and tags and code stay as they are', () => {
    const html = '<p title="2-3 days"><b>2-3 days</b> <code>2-3 days</code></p>'
    expect(typeset(html)).toBe('<p title="2-3 days"><b>2–3 days</b> <code>2-3 days</code></p>')
  })

  test('and braces around an unknown name are left as they are', () => {
    expect(fillFacts('{nobody}', {})).toBe('{nobody}')
  })
})

describe('facts of a page', () => {
  const page = 'pages/contact.yaml'
  const below = 'pages/contact/branches.yaml'
  const withText = (text: string): string => changed(page, 'Call {phone} and ask.', text)
  const branches = goodText(page)
    .replace('title: Contact us', 'title: Our branches')
    .replace('Ask for a free', 'Visit us for a free')
    .replace('Call {phone} and ask.', 'We are on {branch}.')
  const own = withText('We are on {branch}.').replace(
    'sections:',
    `location:
  locality: Lakeview
  region: MN
  country: US
facts:
  branch: Main Street
  parking: Free
sections:`,
  )

  test('are also those of the pages above it; the nearest and the place of visits win', () => {
    const factsAt = factsOfPages(
      recordsOf(
        withFiles({
          [page]: own,
          [below]: branches.replace('sections:', 'facts:\n  parking: On the street\nsections:'),
        }),
      ),
    )
    expect(factsAt('/contact/branches')).toEqual({
      facts: {
        locality: 'Lakeview',
        region: 'MN',
        branch: 'Main Street',
        parking: 'On the street',
      },
      location: { locality: 'Lakeview', region: 'MN', country: 'US' },
      locationPath: '/contact',
    })
    expect(factsAt('/services/device-setup')).toEqual({ facts: {} })
    expect(factsAt('/')).toEqual({ facts: {} })
  })

  test('are known to the check, also on the pages below it', () => {
    expect(locationsOf(problemsOf(withFiles({ [page]: own, [below]: branches })))).toEqual([])
  })

  test('are unknown on any other page', () => {
    expect(locationsOf(problemsOf(withFiles({ [below]: branches })))).toEqual([
      `${below}:7:11  sections[1].text`,
    ])
  })
})

test('facts of a record are the fields that its collection names; days are written out', () => {
  const factsOf = (city: object) => factsOfRecord('city', city, { name: 'Maplehouse' }, 'en-US')
  expect(factsOf({ city: 'Chicago', label: 'Chi', happyClients: '1,800 of {name}' })).toEqual({
    city: 'Chicago',
    happyClients: '1,800 of Maplehouse',
  })
  expect(factsOf({ city: '2026-10-21' })).toEqual({ city: 'October 21, 2026' })
})
