/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { factsOf, fillFacts } from '../../src/content-model/facts/fact-tokens'
import { connectLines, e164, ownLines } from '../../src/content-model/facts/lines'
import { siteFrame } from '../../src/content-model/site-frame'
import { goodSite, today } from './good-site'

const { records } = checkSite(goodSite(), today)
const site = records.of('site')[0]!.data
const facts = factsOf(site, records.of('facts')[0]!.data)
const images = records.of('socialImages')[0]!.data
const settings = { consultationEndpoint: 'https://forms.example/ask', preview: false }

describe('our lines', () => {
  test('a number is dialled as +1 and ten digits', () => {
    expect(e164('(904) 555-0134')).toBe('+19045550134')
  })

  test('each name of a line has its address', () => {
    expect(ownLines(site)).toEqual({
      call: 'tel:+19045550134',
      text: 'sms:+19045550178',
      email: 'mailto:help@porchlight.example',
      'general-email': 'mailto:hello@porchlight.example',
    })
  })

  test('lines are connected at any depth, and only where a link leads', () => {
    const written = { label: 'call', links: [{ to: 'call' }, { to: '/contact' }], list: ['text'] }
    expect(connectLines(written, ownLines(site))).toEqual({
      label: 'call',
      links: [{ to: 'tel:+19045550134' }, { to: '/contact' }],
      list: ['text'],
    })
    expect(written.links[0]).toEqual({ to: 'call' })
  })
})

describe('facts', () => {
  test('come from facts.yaml and from site.yaml', () => {
    expect(facts).toEqual({
      sessionFrom: '$60',
      callback: 'within 24 hours',
      name: 'Porchlight',
      fullName: 'Porchlight Tech Help',
      phone: '(904) 555-0134',
      textPhone: '(904) 555-0178',
      email: 'help@porchlight.example',
      generalEmail: 'hello@porchlight.example',
      days: '7 days a week',
      hours: '8 AM-7 PM',
    })
  })

  test('are filled into every text, and nothing else is touched', () => {
    const written = { a: 'Call {phone} or {textPhone}', b: [{ c: '{name}' }], d: true, e: 3 }
    expect(fillFacts(written, facts)).toEqual({
      a: 'Call (904) 555-0134 or (904) 555-0178',
      b: [{ c: 'Porchlight' }],
      d: true,
      e: 3,
    })
  })

  test('a $ in a fact is kept as it is', () => {
    expect(fillFacts('From {price}', { price: "$& $1 $' $60" })).toBe("From $& $1 $' $60")
  })

  test('a fact that names a fact is not filled twice', () => {
    expect(fillFacts('{a}', { a: '{b}', b: 'no' })).toBe('{b}')
  })
})

describe('the frame around every page', () => {
  test('shows each line as it is written and dials it as it must be', () => {
    expect(siteFrame(site, settings, facts, images)).toMatchObject({
      name: 'Porchlight',
      origin: 'https://porchlight.example',
      phone: { text: '(904) 555-0134', href: 'tel:+19045550134' },
      textPhone: { text: '(904) 555-0178', href: 'sms:+19045550178' },
      email: { text: 'help@porchlight.example', href: 'mailto:help@porchlight.example' },
      generalEmail: { text: 'hello@porchlight.example', href: 'mailto:hello@porchlight.example' },
      consultationEndpoint: 'https://forms.example/ask',
      openingHours: { opens: '08:00', closes: '19:00' },
      socialImages: { service: 'Help for service' },
    })
  })

  test('fills facts and lines into navigation, footer and button', () => {
    const frame = siteFrame(
      {
        ...site,
        tagline: 'Open {days}',
        consultation: { label: 'Call {phone}', to: 'call' },
        footer: { ...site.footer, text: 'Open {hours}' },
      },
      settings,
      facts,
      images,
    )
    expect(frame.tagline).toBe('Open 7 days a week')
    expect(frame.consultation).toEqual({ label: 'Call (904) 555-0134', to: 'tel:+19045550134' })
    expect(frame.footer.text).toBe('Open 8 AM-7 PM')
  })

  test('takes the origin of this build before that of site.yaml', () => {
    const preview = { ...settings, siteOrigin: 'https://preview.example' }
    expect(siteFrame(site, preview, facts, images).origin).toBe('https://preview.example')
  })

  test('says that it is a preview in a preview only', () => {
    expect(siteFrame(site, settings, facts, images)).not.toHaveProperty('previewNotice')
    expect(siteFrame(site, { ...settings, preview: true }, facts, images)).toMatchObject({
      previewNotice: 'This is a preview of Porchlight.',
    })
  })

  test('leads to what changed only in a preview that has a page of it', () => {
    const changesOf = (more: object): string | undefined =>
      siteFrame(site, { ...settings, ...more }, facts, images).previewChanges
    expect(changesOf({ preview: true, changesPage: true })).toBe('/__changes')
    expect(changesOf({ preview: true })).toBeUndefined()
    expect(changesOf({ changesPage: true })).toBeUndefined()
  })

  test('has an endpoint for the newsletter only where one is set', () => {
    expect(siteFrame(site, settings, facts, images)).not.toHaveProperty('newsletterEndpoint')
    const newsletterEndpoint = 'https://forms.example/news'
    expect(siteFrame(site, { ...settings, newsletterEndpoint }, facts, images)).toMatchObject({
      newsletterEndpoint,
    })
  })
})
