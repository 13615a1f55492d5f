/** @jest-environment node */
import { load } from 'cheerio'
import { brandOf } from '../../src/content-model/brand'
import { shownImages, stepTitles } from '../../src/content-model/article/article-body'
import { fridgeOf } from '../../src/content-model/rules/articles'
import type { NavigationItem } from '../../src/content-model/schemas/site'
import { articleContextOf } from '../../src/site/article/article-context'
import { renderArticle } from '../../src/site/article/render-article'
import { content, records } from './content'

const { facts, ...context } = articleContextOf(records)

/** Returns the words of the text, without the list of contents, which repeats the headings. */
function wordsOf(body: string): string[] {
  const anyImage = { sources: [], srcSet: '', src: '', width: 1, height: 1 }
  const images = Object.fromEntries(shownImages(body).map(({ name }) => [name, anyImage]))
  const $ = load(renderArticle(body, facts, { ...context, images }), null, false)
  $('nav, .new-tab, button').remove()
  // Elements are separate for readers, also where there is no space between them.
  $('*').append(' ')
  return $.text().match(/\S+/g) ?? []
}

const long = ['board-placement-advance-fee-scam', 'scam-likely-phone-call-protection']

test.each(long)('%s has 1,200 to 2,000 words', (id) => {
  const body = records.find('article', id)?.body ?? ''
  const { length } = wordsOf(body)
  expect(length).toBeGreaterThanOrEqual(1200)
  expect(length).toBeLessThanOrEqual(2000)
})

const { schemes } = brandOf(records)

test('the colors are those of the design', () => {
  expect(schemes.light).toMatchObject({
    paper: '#FFFCF5',
    sand: '#F6EEDF',
    ink: '#1B2A38',
    muted: '#3F4B57',
    link: '#0E4A3C',
    button: '#0E4A3C',
    band: '#0E4A3C',
    lamp: '#FFC94D',
    bandFigure: '#FFD574',
    visited: '#54307A',
    brick: '#8E1F14',
    line: '#7A7468',
  })
  expect(schemes.dark).toMatchObject({ paper: '#10202B', ink: '#FFF6E3', link: '#9FE0CB' })
})

const pages = [...records.of('home'), ...records.of('neighbourhood')]

test.each(pages.map((page) => [page.file, page] as const))(
  '%s shows our figures',
  (_, { data }) => {
    const kinds = data.sections.map((section) =>
      'kind' in section ? section.kind : section.shared,
    )
    expect(kinds).toContain('stats')
  },
)

const ours = [
  ...records.of('service').filter(({ id }) => ['scam-protection', 'troubleshooting'].includes(id)),
  ...records.of('page').filter(({ id }) => id === 'who-to-call'),
  ...records.of('guide').filter(({ data }) => !data.article),
  ...records.of('article').filter(({ body = '' }) => stepTitles(body).length >= 3),
]

test('what people need in an emergency, and every text with steps, has a page for the fridge', () => {
  expect(ours.length).toBeGreaterThan(7)
  expect(ours.filter((record) => !fridgeOf(record)).map(({ file }) => file)).toEqual([])
})

const { navigation, footer, consultation } = content.site
const linksOf = (item: NavigationItem) => ('links' in item ? item.links : [item])

test('the bar has the menus and the links of the specification, in their order', () => {
  expect(navigation.flatMap((item) => ('links' in item ? item.label : []))).toEqual([
    'Services',
    'Locations',
    'About',
  ])
  expect([...navigation.flatMap(linksOf), consultation].map(({ to }) => to)).toEqual([
    '/',
    '/services',
    '/services/device-setup',
    '/services/app-training',
    '/services/scam-protection',
    '/services/troubleshooting',
    '/services/workshops',
    '/how-we-help',
    '/jacksonville',
    '/new-york',
    '/los-angeles',
    '/chicago',
    '/houston',
    '/phoenix',
    '/philadelphia',
    '/san-antonio',
    '/san-diego',
    '/dallas',
    '/about',
    '/staff',
    '/faq',
    '/pricing',
    '/contact',
  ])
})

test('the footer leads to every part of the site', () => {
  expect(footer.groups.flatMap(({ links }) => links)).toEqual(
    expect.arrayContaining([
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/services' },
      { label: 'How We Help', to: '/how-we-help' },
      { label: 'About', to: '/about' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Contact', to: '/contact' },
      { label: 'Resources', to: '/blog' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Accessibility', to: '/how-we-tested' },
    ]),
  )
})

test('the page on privacy names each choice that stays on the device', () => {
  const { choices } = records.find('interface', 'en')!.data.preferences
  const page = JSON.stringify(records.find('page', 'privacy')!.data).toLowerCase()
  for (const { title } of Object.values(choices)) expect(page).toContain(title.toLowerCase())
})
