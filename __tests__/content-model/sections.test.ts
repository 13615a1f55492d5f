/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { layOutCity, resolveSections } from '../../src/site/sections'
import type { SectionLibrary } from '../../src/site/sections'
import type { SectionEntry } from '../../src/content-model/section'
import { goodSite, today } from './good-site'

const { records } = checkSite(goodSite(), today)
const library: SectionLibrary = {
  shared: (id) => records.find('shared', id)?.data,
  prices: { now: 80, before: 95.5 },
  faqs: (id) => records.find('faqs', id)?.data,
  helpLine: (name) => (name === 'police' ? { name: 'The police', does: 'They come.' } : undefined),
  guides: (id) => {
    const guide = records.find('guide', id)
    return guide && { ...guide.data, file: { path: `/guides/${id}.pdf`, pages: 3, bytes: 84_000 } }
  },
  team: (id) => records.find('team', id)?.data,
  testimonials: (id) => records.find('testimonials', id)?.data,
  people: [{ id: 'nora-fielden', name: 'Nora Fielden' }],
  pageGroups: [{ group: 'pages', links: [{ label: 'Contact', path: '/contact' }] }],
}
const facts = { phone: '(202) 555-0142', callback: 'within 24 hours' }
const lines = { call: 'tel:+12025550142', email: 'mailto:help@maplehouse.example' }
const resolve = (entry: SectionEntry) => resolveSections([entry], library, facts, lines)[0]

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
      { ...offer, price: 'now', was: 'before' },
      { ...offer, price: 'now' },
      { ...offer, priceText: 'Ask us' },
    ]
    expect(resolve({ kind: 'packages', title: 'Prices', packages })).toEqual({
      kind: 'packages',
      title: 'Prices',
      packages: [
        { ...offer, price: '$80', amount: 80, was: '$95.50', saved: '$15.50' },
        { ...offer, price: '$80', amount: 80 },
        { ...offer, price: 'Ask us' },
      ],
    })
  })

  test('questions stand in place of their file names and keep them as ids', () => {
    expect(resolve({ kind: 'faq', title: 'Ask', faqs: ['device-setup'] })).toMatchObject({
      faqs: [{ id: 'device-setup', questions: [{ question: 'How long does it take?' }] }],
    })
  })

  test('quotes stand in place of the name of their file', () => {
    const entry = { kind: 'testimonials', title: 'Said', testimonials: 'brackenville' } as const
    expect(resolve(entry)).toEqual({
      ...entry,
      testimonials: [{ quote: 'He was kind.', name: 'Dorothy H.', rating: '5' }],
    })
  })

  test('guides stand in place of their folder names, with what is known of their files', () => {
    const guides = ['scam-call', 'video-call']
    expect(resolve({ kind: 'guides', title: 'Guides', guides })).toMatchObject({
      guides: [
        { id: 'scam-call', file: { path: '/guides/scam-call.pdf', pages: 3, bytes: 84_000 } },
        {
          id: 'video-call',
          title: 'Your first video call',
          file: { path: '/guides/video-call.pdf' },
        },
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

  test('the list of pages gets the pages that the build has found', () => {
    const titles = { pages: 'P', services: 'S', neighbourhoods: 'N', cities: 'C', articles: 'A' }
    expect(resolve({ kind: 'site-map', titles })).toEqual({
      kind: 'site-map',
      titles,
      groups: library.pageGroups,
    })
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

  test('sections stay in the order they are written in', () => {
    const entries = ['figures', 'close', 'offers'].map((shared) => ({ shared }))
    const kinds = resolveSections(entries, library, facts, lines).map(({ kind }) => kind)
    expect(kinds).toEqual(['stats', 'call-to-action', 'cards'])
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
  const city = records.find('city', 'chicago')!.data
  const layout = records.of('layout')[0]!.data
  const figures = { shared: 'figures' }

  test('has its own parts and the shared ones in the order of the layout', () => {
    const { hero, topics, local } = city.own
    const shared = ['remote-hours', 'close'].map((id) => ({ shared: id }))
    expect(layOutCity(city, layout)).toEqual([hero, topics, local, ...shared])
  })

  test('has further sections where the layout says "more"', () => {
    const withMore = { ...city, own: { ...city.own, more: [figures, { shared: 'offers' }] } }
    const page = layOutCity(withMore, { sections: [{ own: 'hero' }, { own: 'more' }, figures] })
    expect(page).toEqual([city.own.hero, figures, { shared: 'offers' }, figures])
  })

  test('changes its order with the layout', () => {
    const turned = { sections: [...layout.sections].reverse() }
    expect(layOutCity(city, turned)).toEqual([...layOutCity(city, layout)].reverse())
  })
})
