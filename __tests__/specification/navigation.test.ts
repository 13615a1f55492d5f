/** @jest-environment node */
import type { NavigationItem } from '../../src/content-model/schemas/site'
import { content } from './content'

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

test('Jacksonville is marked as in person, and the other cities are not', () => {
  const marked = navigation.flatMap(linksOf).filter(({ note = '' }) => /in person/i.test(note))
  expect(marked.map(({ to }) => to)).toEqual(['/jacksonville'])
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
      { label: 'How we tested', to: '/how-we-tested' },
    ]),
  )
})
