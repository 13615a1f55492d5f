import { findUnreachablePages } from '../../src/site/unreachable-pages'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic, type Diagnostic } from '../../src/content-model/diagnostic'
import {
  articlePath,
  articleWith,
  changed,
  goodText,
  today,
  withButton,
  withFiles,
} from '../content-model/good-site'
import { wholeSite } from '../sites/built-site'

const gift = goodText('pages/contact.yaml')
  .replace('title: Contact us', 'title: Gift visits')
  .replace('Ask for a free', 'Give a free')
  .replace('label: Contact', 'label: Gift visits')

function found(files: Record<string, string>): Diagnostic[] {
  const checked = checkSite(withFiles(files), today)
  expect(checked.diagnostics.map(formatDiagnostic)).toEqual([])
  return findUnreachablePages(wholeSite(checked))
}

const linkless = { 'pages/gift-visits.yaml': gift }
const to = (path: string, where: string): Record<string, string> => ({
  [where]: withButton(goodText(where), path),
})

test.each([
  [
    'the menu',
    {
      'site.yaml': changed(
        'site.yaml',
        'to: /chicago\n',
        'to: /chicago\n      - label: Gifts\n        to: /gift-visits\n',
      ),
    },
  ],
  [
    'the footer',
    {
      'site.yaml': changed(
        'site.yaml',
        '  social:',
        '        - label: Gifts\n          to: /gift-visits\n  social:',
      ),
    },
  ],
  ['a section of another page', to('/gift-visits', 'pages/contact.yaml')],
  ['the home page that is served', to('/gift-visits?from=home#top', 'home/national.yaml')],
  [
    'a part that pages share',
    { 'shared/close.yaml': changed('shared/close.yaml', 'to: consultation', 'to: /gift-visits') },
  ],
  ['the text of an article', { [articlePath]: articleWith('See [gifts](/gift-visits).\n') }],
])('a link in %s is a way', (_, files) => {
  expect(found({ ...linkless, ...files })).toEqual([])
})

test.each([
  ['the home page that is not served', to('/gift-visits', 'home/local.yaml')],
  [
    'the page itself',
    {
      'pages/gift-visits.yaml': withButton(gift, '/gift-visits'),
    },
  ],
  [
    'the list of all pages',
    {
      'pages/sitemap.yaml': goodText('pages/contact.yaml')
        .replace('title: Contact us', 'title: All pages')
        .replace('Ask for a free', 'All of the free')
        .replace(
          / {2}- kind: testimonials[^]*/,
          `${/ {2}- kind: site-map[^]*?(?=\n {2}- )/.exec(goodText('pages/every-section.yaml'))?.[0]}\n`,
        ),
      'site.yaml': changed(
        'site.yaml',
        '  social:',
        '        - label: All\n          to: /sitemap\n  social:',
      ),
    },
  ],
  [
    'a draft',
    {
      [articlePath]: articleWith('See [gifts](/gift-visits).\n').replace(
        'featured: true',
        'draft: true',
      ),
    },
  ],
])('a link in %s is none', (_, files) => {
  expect(found({ ...linkless, ...files }).map(({ file, kind }) => [file, kind])).toEqual([
    ['pages/gift-visits.yaml', 'page-unreached'],
  ])
})

test('a list of articles that nothing leads to is said once, and not for each article', () => {
  const site = goodText('site.yaml')
    .replace(/ {6}- label: Articles\n.*\n/, '      - label: More\n        to: /contact\n')
    .replace(/^menuLinks:\n.*\n.*\n/m, '')
  const section = goodText('pages/every-section.yaml')
    .replaceAll('to: /blog', 'to: /contact')
    .replace(/^ {2}- kind: newest-articles\n(?: {4}.*\n)+/m, '')
  const diagnostics = found({ 'site.yaml': site, 'pages/every-section.yaml': section })
  expect(diagnostics.map(({ file, kind }) => [file, kind])).toEqual([
    ['blog.yaml', 'page-unreached'],
  ])
})

test('a page whose last day is over needs no link, and up to that day it does', () => {
  const until = (day: string) => ({
    'pages/gift-visits.yaml': gift.replace('sections:', `until: ${day}\nsections:`),
  })
  expect(found(until(today))).toHaveLength(1)
  expect(found(until('2026-01-31'))).toEqual([])
})
