import { checkSite } from '../../src/content-model/check-site'
import type { SectionEntry } from '../../src/content-model/schemas/section'
import { languageScope } from '../../src/site/language-scope'
import {
  resolveSections,
  writtenSections,
  shownFields,
  keepPlaceWhole,
} from '../../src/site/sections'
import { commandSettings } from '../../src/site/site-config'
import { changed, goodSite, today, withFiles } from '../content-model/good-site'
import { printedGuides } from '../sites/built-site'
import type { FormField } from '../../src/content-model/schemas/sections/forms'
import { openingHours } from '../../src/content-model/variables/opening-hours'
import { interfaceTexts } from '../sites/small-site'

const { records } = checkSite(goodSite(), today)
const scope = languageScope(records, commandSettings, today, printedGuides(records))
const resolve = (entry: SectionEntry, sources = new Set<string>()) =>
  resolveSections([entry], scope, scope.facts, sources)[0]

describe('the sections of a page', () => {
  test('a shared section stands in place of its name, with facts filled in', () => {
    expect(resolve({ shared: 'close' })).toEqual({
      kind: 'call-to-action',
      title: 'Shall we talk?',
      text: 'We call you within 24 hours.',
      actions: [{ label: 'Ask for a free talk', to: '/contact' }],
    })
  })

  test('a package tells what its price saves, reckoned from the two prices', () => {
    const offer = {
      name: 'Small',
      duration: 'A day',
      includes: ['This', 'That'],
      action: { label: 'Ask', to: '/contact' },
    }
    const packages = [
      { ...offer, price: 'sessionFrom', was: 'sessionBefore' },
      { ...offer, price: 'sessionFrom' },
      { ...offer, priceText: 'Ask us' },
    ]
    expect(resolve({ kind: 'packages', title: 'Prices', packages })).toEqual({
      kind: 'packages',
      title: 'Prices',
      packages: [
        { ...offer, price: '$60', amount: 60, was: '$75', saved: '$15' },
        { ...offer, price: '$60', amount: 60 },
        { ...offer, price: 'Ask us' },
      ],
    })
  })

  test('people stand in place of the names of their files, with the ways to book and to write', () => {
    expect(resolve({ shared: 'people' })).toMatchObject({
      team: [
        {
          id: 'nora-fielden',
          name: 'Nora Fielden',
          image: '/portraits/nora-fielden.svg',
          actions: [
            { label: 'Book Session with Nora Fielden', to: '/contact?with=nora-fielden' },
            {
              label: 'Send Message to Nora Fielden',
              to: 'mailto:help@maplehouse.example?subject=A%20message%20for%20Nora%20Fielden',
            },
          ],
        },
      ],
    })
  })

  describe('a document about privacy', () => {
    const paragraphs = ['Words.']
    const chapters: SectionEntry = {
      kind: 'chapters',
      chapters: [
        { title: 'Who we are', paragraphs },
        { title: 'What we ask', paragraphs, pointsFrom: 'form' },
        { title: 'Your answers', paragraphs, onlyWith: 'form' },
        { title: 'Our emails', paragraphs, onlyWith: 'newsletter' },
      ],
    }
    const titlesOf = (files: Readonly<Record<string, string>>, settings = commandSettings) => {
      const its = languageScope(checkSite(withFiles(files), today).records, settings, today, {})
      const [section] = resolveSections([chapters], its, its.facts, new Set())
      return section?.kind === 'chapters' ? section.chapters.map(({ title }) => title) : []
    }
    const everySection = 'pages/every-section.yaml'
    test('names the form service and how long requests are kept, where they are known', () => {
      const chapter = {
        title: 'Your answers',
        paragraphs,
        formService: 'It goes to {service}.',
        requestsKept: 'Kept for {kept}.',
      }
      const shown = (site: string, endpoint: string): unknown => {
        const files = { 'site.yaml': changed('site.yaml', 'timeZone:', `${site}timeZone:`) }
        const { records } = checkSite(withFiles(files), today)
        const consultationService = { endpoint, encoding: 'form', fields: {} } as const
        const its = languageScope(records, { ...commandSettings, consultationService }, today, {})
        const document = { kind: 'chapters' as const, chapters: [chapter, chapter] }
        return resolveSections([document], its, its.facts, new Set())[0]
      }
      const all = { paragraphs: ['Words.', 'It goes to web3forms.com.', 'Kept for 12 months.'] }
      expect(shown('requestsKept: 12 months\n', 'https://api.web3forms.com/submit')).toMatchObject({
        chapters: [all, all],
      })
      expect(shown('', '/request-received')).toMatchObject({ chapters: [{ paragraphs }, {}] })
    })

    const noForm = {
      [everySection]: changed(everySection, '  - shared: consultation-form\n', ''),
    }

    test('lists the fields of the form in their order, in words of their own or their labels', () => {
      const sources = new Set<string>()
      expect(resolve(chapters, sources)).toMatchObject({
        chapters: [
          {},
          {
            title: 'What we ask',
            points: [
              'Your name',
              'Your number',
              'Your e-mail',
              'What is it about?',
              'What you tell us',
              'When shall we call?',
            ],
          },
          {},
          {},
        ],
      })
      expect([...sources]).toEqual(['shared/consultation-form.yaml'])
    })

    test('leaves out what a site without a form or a newsletter does not do', () => {
      expect(titlesOf({})).toHaveLength(4)
      expect(titlesOf(noForm)).toEqual(['Who we are', 'Our emails'])
      const settings = { ...commandSettings, newsletterService: undefined }
      expect(titlesOf({}, settings)).toEqual(['Who we are', 'What we ask', 'Your answers'])
    })
  })

  test('the list of pages gets every page but the home page that is not served', () => {
    const titles = { pages: 'P', services: 'S', neighbourhoods: 'N', cities: 'C', articles: 'A' }
    const section = resolve({ kind: 'site-map', titles })
    const groups = section?.kind === 'site-map' ? section.groups : []
    expect(groups.map(({ group, links }) => [group, links.map(({ path }) => path)])).toEqual([
      ['pages', ['/', '/contact', '/every-section', '/blog']],
      ['services', ['/services/device-setup']],
      ['neighbourhoods', ['/chicago/san-marco']],
      ['cities', ['/chicago']],
      ['articles', ['/blog/scam-likely', '/blog/every-component']],
    ])
  })

  test('a button to one of our lines gets the address of that line', () => {
    expect(
      resolve({
        kind: 'prose',
        title: 'Call',
        paragraphs: ['Call {phone}.'],
        actions: [{ label: 'Call {phone}', to: 'call' }],
      }),
    ).toMatchObject({
      paragraphs: ['Call (202) 555-0142.'],
      actions: [{ label: 'Call (202) 555-0142', to: 'tel:+12025550142' }],
    })
  })

  test.each<[string, SectionEntry]>([
    ['no file shared/nowhere.yaml', { shared: 'nowhere' }],
    ['no file faqs/nobody.yaml', { kind: 'faq', title: 'Ask', faqs: ['nobody'] }],
    [
      'no file guides/none/index.mdx',
      { kind: 'guides', title: 'Guides', guides: ['none', 'scam-call'] },
    ],
    [
      'no file testimonials/none.yaml',
      { kind: 'testimonials', title: 'Said', testimonials: 'none' },
    ],
  ])('a name that leads nowhere stops the build: %s', (message, entry) => {
    expect(() => resolve(entry)).toThrow(message)
  })
})

describe('the page of a remote city', () => {
  function written(files: Readonly<Record<string, string>> = {}): SectionEntry[] {
    const changedSite = checkSite(withFiles(files), today).records
    const { data } = changedSite.find('city', 'chicago')!
    const its = languageScope(changedSite, commandSettings, today, {})
    return writtenSections(data, its, new Set())
  }
  const { hero, topics, local } = records.find('city', 'chicago')!.data.own
  const shared = ['remote-hours', 'close'].map((id) => ({ shared: id }))

  test('has its own parts and the shared ones in the order of the layout', () => {
    expect(written()).toEqual([hero, topics, local, ...shared])
  })

  test('has further sections where the layout says "more"', () => {
    const city = 'cities/chicago.yaml'
    const more = { [city]: changed(city, 'own:\n', 'own:\n  more:\n    - shared: figures\n') }
    expect(written(more)).toEqual([hero, topics, local, { shared: 'figures' }, ...shared])
  })
})

const spanish = {
  locale: 'es-US',
  forms: { ...interfaceTexts.forms, times: '{from} a {until}', noon: 'mediodía' },
} as unknown as typeof interfaceTexts

const option = (value: string, label: string, more: object = {}) => ({ value, label, ...more })

const time: FormField = {
  name: 'time',
  type: 'select',
  label: 'When?',
  options: [
    option('morning', 'Morning ({times})', { between: { from: '06:00', to: '12:00' } }),
    option('evening', 'Evening ({times})', { between: { from: '17:00', to: '22:00' } }),
    option('weekend', 'Weekend ({openDays})', { days: 'weekend' }),
    option('flexible', 'Call {phone}'),
  ],
}
const issue: FormField = { name: 'issue', type: 'textarea', label: 'Your story' }

/** The labels that visitors choose from at some hours. */
function labelsAt(days: string, hours: string, texts = interfaceTexts): string[] | undefined {
  const shown = shownFields([time, issue], { hours: openingHours({ days, time: hours }), texts })
  expect(shown.at(-1)).toEqual(issue)
  return shown.find(({ name }) => name === 'time')?.options?.map(({ label }) => label)
}

test('options say the hours and days at which somebody answers', () => {
  expect(labelsAt('7 days a week', '8 AM-7 PM')).toEqual([
    'Morning (8 AM–12 PM)',
    'Evening (5 PM–7 PM)',
    'Weekend (Saturday or Sunday)',
    'Call {phone}',
  ])
  expect(labelsAt('Mon-Sat', '9:30 AM-5:30 PM')).toEqual([
    'Morning (9:30 AM–12 PM)',
    'Evening (5 PM–5:30 PM)',
    'Weekend (Saturday)',
    'Call {phone}',
  ])
})

test('they say them in the language of the page', () => {
  expect(labelsAt('7 days a week', '8 AM-7 PM', spanish)).toEqual([
    'Morning (8 a. m. a mediodía)',
    'Evening (5 p. m. a 7 p. m.)',
    'Weekend (sábado o domingo)',
    'Call {phone}',
  ])
})

test('options outside the hours or days are left out', () => {
  expect(labelsAt('Mon-Fri', '8 AM-5 PM')).toEqual(['Morning (8 AM–12 PM)', 'Call {phone}'])
  expect(labelsAt('Sat-Sun', 'noon to 5 PM')).toEqual([
    'Weekend (Saturday or Sunday)',
    'Call {phone}',
  ])
})

test('a select without a choice is left out, also where nobody can read the hours', () => {
  expect(labelsAt('Mon-Fri', '1 PM-4 PM')).toBeUndefined()
  expect(labelsAt('by appointment', '8 AM-7 PM')).toBeUndefined()
})

const page = {
  title: 'Help in Old Town and Mill Creek, at home',
  text: 'We come to Old Town.',
  cards: [{ title: 'Old Town', points: ['Old Town'] }],
}

test('the names of the place stay whole in titles, and in them alone', () => {
  expect(keepPlaceWhole(page, 'Old Town & Mill Creek')).toEqual({
    title: 'Help in Old\u00a0Town and Mill\u00a0Creek, at home',
    text: 'We come to Old Town.',
    cards: [{ title: 'Old\u00a0Town', points: ['Old Town'] }],
  })
})
