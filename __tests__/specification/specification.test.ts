import { answerTimeout } from '../../src/components/forms/post-form'
import { simulatedDelay } from '../../src/components/forms/newsletter-form'
import { threshold } from '../../src/components/ui/back-to-top'
import { pageSize } from '../../src/search/article-list'
import { readBuiltSite, textOf } from '../built/site'
import { content } from './content'

// What the specification says of this site, and no edit of content/ may change unnoticed. `npm test` skips it.

const limits = {
  'articles a page': [pageSize, 6],
  'scrolled pixels until the button leads to the top': [threshold, 300],
  'milliseconds of the simulated newsletter': [simulatedDelay, 2_000],
  'milliseconds until a form is given up': [answerTimeout, 30_000],
} as const

/** Neighborhoods of Jacksonville, and the residents helped that each page tells of. */
const neighborhoods = {
  downtown: '150+',
  beaches: '200+',
  southside: '300+',
  riverside: '250+',
  'san-marco': '180+',
  'ponte-vedra': '120+',
  westside: '280+',
  northside: '200+',
  'orange-park': '220+',
  arlington: '350+',
}
/** Cities that are helped from afar, and the clients that each page tells of. */
const cities = {
  'new-york': '200+',
  'los-angeles': '800+',
  chicago: '1,800+',
  houston: '400+',
  phoenix: '175+',
  philadelphia: '250+',
  'san-antonio': '100+',
  'san-diego': '150+',
  dallas: '300+',
}

/** Hours of help from afar on weekdays, Saturdays and Sundays, and the cities that show them. */
const remoteHours = ['8 AM-8 PM', '9 AM-6 PM', '10 AM-4 PM']
const citiesWithHours = ['new-york', 'chicago']

const routes = [
  ...['/', '/services', '/services/device-setup', '/services/scam-protection'],
  ...['/services/app-training', '/services/troubleshooting', '/services/workshops'],
  ...['/how-we-help', '/about', '/staff', '/faq', '/pricing', '/contact', '/blog', '/jacksonville'],
  ...['/blog/scam-likely-phone-call-protection', '/blog/board-placement-advance-fee-scam'],
  ...Object.keys(neighborhoods).map((id) => `/jacksonville/${id}`),
  ...Object.keys(cities).map((id) => `/${id}`),
]

/** Prices by page, each with what it pays for. */
const prices: Readonly<Record<string, readonly string[]>> = {
  '/services': ['From $60 a session', 'From $75 a session', '$30 a person'],
  '/services/device-setup': ['Basic $60', 'Complete $120', 'Premium $180'],
  '/services/scam-protection': ['Basic $75', 'Complete $150'],
  '/services/app-training': ['App Starter $60', 'Digital Essentials $120', 'Tech Mastery $200'],
  '/services/troubleshooting': ['Fix It Fast $75', 'Complete Repair $150', 'Peace of Mind $50'],
  '/services/workshops': ['Single $30', 'Series $100', 'Custom Group $200'],
  '/pricing': [
    'Try Us Out $75 per 90-minute session One session was $90',
    'Comfort Learning $240 per month 4 sessions was $300',
    'VIP Concierge $450 per month 8+ sessions was $600',
    'Community Workshops $35 per person 2-hour session was $45',
    'Family Learning Sessions $100 per session 2-hour session was $140',
    '$25 credit',
    'Save 20%',
  ],
  '/faq': ['$75 an hour', '$49 a month'],
}

/** Messages and figures by the page that shows them. */
const messages: Readonly<Record<string, readonly string[]>> = {
  '/404': ['404', 'Oops! Page not found'],
  '/blog/404': [
    'Article Not Found',
    "The article you're looking for doesn't exist or has been moved.",
    'Back to Blog',
  ],
  ...Object.fromEntries(
    Object.entries(neighborhoods).map(([id, count]) => [`/jacksonville/${id}`, [count, 'Zero']]),
  ),
  ...Object.fromEntries(
    Object.entries(cities).map(([id, count]) => [
      `/${id}`,
      [`${count} happy clients`, ...(citiesWithHours.includes(id) ? remoteHours : [])],
    ]),
  ),
}

/** Fields of the one request that the site sends: type, whether it is required, values of choices. */
const fields = [
  ['name', 'text', true],
  ['phone', 'tel', true],
  ['email', 'email', false],
  [
    'serviceType',
    'select',
    false,
    ...['device-setup', 'app-training', 'troubleshooting', 'security', 'general', 'not-sure'],
  ],
  ['issue', 'textarea', false],
  ['preferredTime', 'select', false, ...['morning', 'afternoon', 'evening', 'weekend', 'flexible']],
]

const categories = [
  ...['All Topics', 'App Guides', 'Communication', 'Safety', 'Scams', 'Email', 'Device Setup'],
  'Troubleshooting',
]

const pages = new Map(readBuiltSite().map((page) => [page.path, page]))
/** Returns a text with plain quotes and hyphens, so that typography may change. */
const plain = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
const textAt = (path: string): string => plain(textOf(pages.get(path)!, 'main'))

test.each(Object.entries(limits))('%s', (_, [value, specified]) => {
  expect(value).toBe(specified)
})

test.each(routes)('%s is a page with our number', (path) => {
  const { $ } = pages.get(path)!
  expect($('h1')).toHaveLength(1)
  expect($('a[href="tel:+19045550134"]').first().text()).toMatch(/^\(904\) 555-0134\b/)
})

test.each(Object.entries({ ...prices, ...messages }))('%s says what it must', (path, texts) => {
  const words = textAt(path)
  expect(texts.filter((text) => !words.includes(text))).toEqual([])
})

test.each(Object.entries(prices).filter(([path]) => path.startsWith('/services/')))(
  '%s tells programs its prices',
  (path, texts) => {
    const data = pages.get(path)!.$('script[type="application/ld+json"]').first().text()
    const { offers } = JSON.parse(data) as { offers: { price: string }[] }
    expect(offers.map(({ price }) => `$${price}`)).toEqual(
      texts.map((text) => /\$\d+/.exec(text)![0]),
    )
  },
)

test('the request has the agreed fields, and both forms answer in the agreed words', () => {
  const form = content.sharedSection('consultation-form', 'consultation-form')
  expect(
    form.fields.map(({ name, type, required = false, options = [] }) => [
      ...[name, type, required],
      ...options.map(({ value }) => value),
    ]),
  ).toEqual(fields)
  const { empty, success, busy } = content.sharedSection('newsletter', 'newsletter')
  const said = [form.success, form.failure, empty, success].map(
    ({ title, text }) => `${title} / ${plain(text)}`,
  )
  expect([...said, busy]).toEqual([
    "Thank you for contacting us! / We'll call you within 24 hours to schedule your free consultation.",
    'Submission Error / There was an issue submitting your form. Please try calling us directly at (904) 555-0134.',
    'Email Required / Please enter your email address',
    "Successfully Subscribed! / You'll receive our monthly scam alerts and tech tips newsletter.",
    'Subscribing...',
  ])
})

test('the list of articles has the agreed categories and messages', () => {
  expect(content.blog?.categories).toEqual(categories)
  expect(content.interfaceTexts.articleList.none).toBe('No articles found')
  expect(content.blog?.comingSoon).toBe(
    'This article is coming soon. Check back later for the full content.',
  )
})
