import { checkSite } from '../../src/content-model/check-site'
import { ContentRecords } from '../../src/content-model/record'
import { factsOfSite } from '../../src/content-model/facts'
import { contactLinks } from '../../src/content-model/variables/contact-links'
import type { SiteContent } from '../../src/content-model/schemas/site'
import { siteConfig, type SiteConfig, type SiteSettings } from '../../src/site/site-config'
import { goodSite, today } from '../content-model/good-site'

const { records } = checkSite(goodSite(), today)
const site = records.of('site')[0]!.data
const facts = factsOfSite(records)!
const consultationService = {
  endpoint: 'https://forms.example/ask',
  encoding: 'json',
  fields: {},
} as const
const settings = { consultationService, preview: false }

const configOf = (content: SiteContent, set: SiteSettings, of = records): SiteConfig =>
  siteConfig({
    today: '2026-11-27',
    records: of,
    site: content,
    settings: set,
    facts,
    links: contactLinks(content),
  })

describe('the frame around every page', () => {
  test('shows each line as it is written and dials it as it must be', () => {
    expect(configOf(site, settings)).toMatchObject({
      name: 'Maplehouse',
      origin: 'https://maplehouse.example',
      phone: { text: '(202) 555-0142', href: 'tel:+12025550142' },
      email: { text: 'help@maplehouse.example', href: 'mailto:help@maplehouse.example' },
      generalEmail: { text: 'hello@maplehouse.example', href: 'mailto:hello@maplehouse.example' },
      consultationService,
      openingHours: [{ opens: '09:00', closes: '18:00' }],
      socialImages: { service: 'Help for service' },
    })
  })

  test('has no e-mail address, social page or feed where the site has none', () => {
    const bare = structuredClone(site)
    delete bare.emails
    delete bare.footer.social
    const withoutBlog = records.all.filter(({ collection }) => collection !== 'blog')
    const config = configOf(
      bare,
      settings,
      new ContentRecords(withoutBlog, [], [], records.brandFiles),
    )
    expect(
      config.email ?? config.generalEmail ?? config.footer.social ?? config.feed,
    ).toBeUndefined()
  })

  test('fills facts and lines into navigation, footer and button', () => {
    const config = configOf(
      {
        ...site,
        tagline: 'Open {days}',
        consultation: { label: 'Call {phone}', to: 'call' },
        footer: { ...site.footer, text: 'Open {hours}' },
      },
      settings,
    )
    expect(config.tagline).toBe('Open Monday to Saturday')
    expect(config.consultation).toEqual({ label: 'Call (202) 555-0142', to: 'tel:+12025550142' })
    expect(config.footer.text).toBe('Open 9 AM–6 PM')
  })

  test('tells hours of other days, and those of seasons until they end', () => {
    const seasons = [
      { name: 'Last summer', from: '2026-07-01', until: '2026-08-31' },
      { name: 'Closed until January 3', from: '2026-12-20', until: '2027-01-03' },
    ]
    const saturday = { days: 'Saturday', time: '10 AM-noon and 1 PM-3 PM' }
    const sunday = { days: 'Sunday', time: 'by appointment' }
    const config = configOf({ ...site, moreHours: [saturday, sunday], seasons }, settings)
    expect(config.moreHours).toEqual([
      'Saturday, 10 AM–noon and 1 PM–3 PM',
      'Sunday, by appointment',
      'Closed until January 3',
    ])
    expect(config.openingHours?.slice(1)).toEqual([
      { days: ['Saturday'], opens: '10:00', closes: '12:00' },
      { days: ['Saturday'], opens: '13:00', closes: '15:00' },
    ])
    expect(config.openStatus?.hours.seasons).toEqual([['2026-12-20', '2027-01-03', []]])
  })

  test('leads to what changed only in a preview that has a page of it', () => {
    const changesOf = (more: object): string | undefined =>
      configOf(site, { ...settings, ...more }).previewChanges
    expect(changesOf({ preview: true, changesPage: true })).toBe('/__changes')
    expect(changesOf({ preview: true })).toBeUndefined()
    expect(changesOf({ changesPage: true })).toBeUndefined()
  })

  test('below a path, a form of the site itself is posted below it, and no other', () => {
    const newsletterService = { ...consultationService, endpoint: '/newsletter-received' }
    const below = { ...settings, newsletterService, pathPrefix: '/help' }
    const config = configOf(site, below)
    expect(config.consultationService).toEqual(consultationService)
    expect(config.newsletterService?.endpoint).toBe('/help/newsletter-received')
  })
})

describe('in a further language', () => {
  const { all, keys, images, brandFiles } = records
  const spanish = siteConfig({
    today: '2026-11-27',
    records: new ContentRecords(all, keys, images, brandFiles, [], 'es', records),
    site: {
      ...site,
      hours: { days: 'de lunes a sábado', time: '9 a. m. a 6 p. m.' },
      consultation: { label: 'Pedir ayuda', to: '/contact' },
    },
    settings,
    facts,
    links: { ...contactLinks(site), '/': '/es', '/contact': '/es/contacto' },
  })

  test('links lead to translations, home and feed are those of the language', () => {
    expect(spanish).toMatchObject({
      home: '/es',
      consultation: { to: '/es/contacto' },
      feed: { path: '/es/rss.xml' },
    })
    expect(configOf(site, settings).home).toBe('/')
  })

  test('forms send the language, those of the default language send none', () => {
    expect(spanish.consultationService?.fields).toEqual({ language: 'es' })
    expect(configOf(site, settings).consultationService?.fields).toEqual({})
  })

  test('hours are words, and programs read those of the default language', () => {
    expect(spanish.hours.days).toBe('de lunes a sábado')
    expect(spanish.openingHours).toMatchObject([{ opens: '09:00', closes: '18:00' }])
    expect(spanish.openStatus).toBeDefined()
  })

  test('where somebody speaks it at other hours, nothing says that somebody is here now', () => {
    const answers = { days: 'de lunes a jueves', time: 'mañana' }
    const config = configOf({ ...site, answers }, settings)
    expect(config.answers).toEqual(answers)
    expect(config).not.toHaveProperty('openStatus')
  })
})
