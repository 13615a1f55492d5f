import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { ImageMetadata } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { brandExamples } from './brand-examples'
import { goodMetadata, imageBeside, siteWithImages } from './good-image'
import { goodAlert } from './good-alert'
import { translationExamples } from './translation-examples'
import {
  articlePath,
  articleWith,
  changed,
  goodText,
  withButton,
  withFile,
  withFiles,
  without,
} from './good-site'

/** The good site with the example of a mistake in it, and with the cure in its place. */
export interface Example {
  bad: readonly SourceFile[]
  good: readonly SourceFile[]
}

/** The place of an example: the text or front matter of an article, fields of a page or alert, a section of a page. */
type Location = 'text' | 'front matter' | 'page' | 'section' | 'alert'

const phone = '![A ringing phone. Scam Likely is where a name would be.](./phone.png)'

const packages = (price: string, more = ''): string => `kind: packages
title: Prices
packages:
  - name: One visit
    price: ${price}${more}
    duration: an hour
    includes: [Setting up, Showing]
    action: { label: Ask, to: /contact }
  - name: A class
    priceText: Ask us
    duration: an hour
    includes: [Setting up, Showing]
    action: { label: Ask, to: /contact }`

const siteMap = (more = ''): string => `kind: site-map
titles:
  pages: Pages
  services: Services
  neighbourhoods: Near you
  cities: By phone
  articles: Articles${more}`

/** What a mistake looks like, and what to write instead. */
const texts: Partial<Record<DiagnosticKind, [location: Location, bad: string, good: string]>> = {
  'review-overdue': [
    'front matter',
    'reviewedOn: 2026-04-01\nnextReview: 2026-10-25',
    'reviewedOn: 2026-10-25\nnextReview: 2027-04-25',
  ],
  'alert-ends': [
    'alert',
    'from: 2026-10-25\nuntil: 2026-11-03',
    'from: 2026-10-25\nuntil: 2026-11-30',
  ],
  'link-category-unknown': [
    'text',
    'See [what we write about scams](/blog?category=Scam).',
    'See [what we write about scams](/blog?category=Scams).',
  ],
  'price-missing': ['section', packages('priceOfNothing'), packages('sessionFrom')],
  'price-not-lower': [
    'section',
    packages('sessionFrom', '\n    was: sessionFrom'),
    packages('sessionFrom', '\n    was: sessionBefore'),
  ],
  'help-line-missing': [
    'section',
    'kind: help-lines\ntitle: Whom to call\nlines: [polise]',
    'kind: help-lines\ntitle: Whom to call\nlines: [police]',
  ],
  'site-map-title-missing': ['section', 'kind: site-map\ntitles:\n  pages: Pages', siteMap()],
  'site-map-title-unknown': ['section', siteMap('\n  towns: Towns'), siteMap()],
  'article-link-apart': [
    'text',
    'See [our page][1].\n\n[1]: /contact',
    'See [our page](/contact).',
  ],
  'address-not-linked': [
    'text',
    'Go to www.ftc.gov and report it.',
    '[Report it to the FTC](https://www.ftc.gov).',
  ],
  'sign-unseen': ['text', 'Pay&#8203;ment by card.', 'Payment by card.'],
  'picture-without-words': ['text', '![](./phone.png)', phone],
  'picture-words-empty': ['text', '![Picture of a phone](./phone.png)', phone],
  'picture-words-too-long': ['text', `![${'A ringing phone. '.repeat(10)}](./phone.png)`, phone],
  'picture-words-with-fact': [
    'text',
    '![A card that says: call {phone}](./card.png)',
    '![A card with our number](./card.png)\n\nCall {phone}.',
  ],
  'caption-says-nothing': [
    'text',
    '![A ringing phone](./phone.png "A ringing phone")',
    '![A ringing phone](./phone.png "Yours may look different.")',
  ],
  'picture-out-of-place': [
    'text',
    'See ![A ringing phone](./phone.png) here.',
    'See here.\n\n![A ringing phone](./phone.png)',
  ],
  'picture-address': [
    'text',
    '![A ringing phone](https://photos.example/phone.png)',
    '![A ringing phone](./phone.png)',
  ],
  'picture-apart': [
    'text',
    '![A ringing phone][1]\n\n[1]: ./phone.png',
    '![A ringing phone](./phone.png)',
  ],
  'steps-without-way-back': [
    'section',
    'kind: steps\ntitle: How to call\nsteps:\n  - title: Lift the phone\n    text: You hear a tone.\n  - title: Type the number\n    text: It rings.',
    'kind: steps\ntitle: How to call\nsteps:\n  - title: Lift the phone\n    text: You hear a tone.\n    ifItGoesWrong: No tone? Put it down, wait a moment, and lift it again.\n  - title: Type the number\n    text: It rings.\nworked: You hear their voice.',
  ],
}

/** The kinds of mistakes that have an example here. Others are in the snapshots of bad files. */
export const exampleKinds = (): DiagnosticKind[] =>
  Object.keys({ ...texts, ...ofFiles }) as DiagnosticKind[]

/** Puts the example of a mistake into the good site. */
export function exampleOf(kind: DiagnosticKind): Example {
  const example = ofFiles[kind]?.()
  if (example) return example
  const [location, bad, good] = texts[kind]!
  const site = (text: string): SourceFile[] => [
    ...withFiles(Object.fromEntries([inContext[location](text)])),
    ...imagesOf(text),
  ]
  return { bad: site(bad), good: site(good) }
}

/** The files of the images that an example shows. */
function imagesOf(text: string): SourceFile[] {
  return Array.from(text.matchAll(/\.\/([\w-]+\.png)/g), ([, name = '']) => imageBeside(name))
}

const page = 'pages/contact.yaml'

const inContext: Record<Location, (text: string) => [path: string, content: string]> = {
  text: (text) => [articlePath, articleWith(`${text}\n`)],
  'front matter': (text) => [articlePath, withFields(goodText(articlePath), text, '\n---\n\nCall')],
  page: (text) => [page, withFields(goodText(page), text, '\nsections:')],
  alert: (text) => ['alerts/fake-calls.yaml', withFields(`${goodAlert}\n`, text, '\n\n')],
  section: (text) => [
    page,
    `${goodText(page)}  - ${text.split('\n').join('\n    ').replace('    \t', '\t')}\n`,
  ],
}

/** Puts lines in place of those that begin with the same fields; new ones stand before `end`. */
function withFields(whole: string, text: string, end: string): string {
  const names = text.split('\n').flatMap((line) => /^\w+:/.exec(line) ?? [])
  const at = whole.indexOf(end)
  const kept = whole
    .slice(0, at)
    .split('\n')
    .filter((line) => !names.some((name) => line.startsWith(name)))
  return [...kept, text].join('\n') + whole.slice(at)
}

const portrait = 'team/nora-fielden.svg'

/** A page of its own, which nothing leads to. */
const giftVisits = pageOf('Gift visits')

function pageOf(title: string, to?: string): string {
  return [
    `title: ${title}`,
    `description: ${title} and all that belongs to them, told in plain words on a page of its own.`,
    `label: ${title}`,
    'sections:',
    '  - kind: hero',
    `    title: ${title}`,
    '    text: We are here.',
    '    illustration: letter',
    ...(to ? ['    actions:', '      - label: Go on', `        to: ${to}`] : []),
    '',
  ].join('\n')
}

/** A page with one more section, which leads somewhere. */
function linkFrom(path: string, to: string, files: Record<string, string> = {}) {
  const text = files[path] ?? goodText(path)
  return {
    [path]: withButton(text, to),
  }
}

/** Pages that lead from one to the next, and from the page of contact to the first. */
function chainOfPages(count: number): Record<string, string> {
  return {
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `pages/step-${index + 1}.yaml`,
        pageOf(`Step ${index + 1}`, index + 1 < count ? `/step-${index + 2}` : undefined),
      ]),
    ),
    ...linkFrom(page, '/step-1'),
  }
}

/** So many more articles, all older than the others. */
function manyArticles(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `articles/one-of-many-${index}/index.mdx`,
      goodText(articlePath)
        .replace('What Scam', `One of many, ${index}, what Scam`)
        .replace('Here is', `Number ${index}. Here is`)
        .replace(/^date: .*$/m, 'date: 2020-01-01'),
    ]),
  )
}

const weekdays = 'hours:\n  days: Mon-Fri\n  time: 9 AM-5 PM\n'

/** The good site.yaml with other hours. */
function withHours(lines: string): string {
  return goodText('site.yaml').replace(/^hours:\n(?: {2}.*\n)+/m, `${lines}\n`)
}

type MakeExample = () => Example

const withoutMistake = withFiles({})
const showing = (name: string): string => `![A ringing phone](./${name})\n`

/** An image that the article shows, and one that fits. */
const ofImage =
  (name: string, facts: Partial<ImageMetadata>): MakeExample =>
  () => ({
    bad: siteWithImages(showing(name), imageBeside(name, { ...goodMetadata, ...facts })),
    good: siteWithImages(showing(name), imageBeside(name)),
  })

/** Examples that are no lines of a text: what was done to the files. */
const ofFiles: Partial<Record<DiagnosticKind, MakeExample>> = {
  ...brandExamples,
  ...translationExamples,
  'file-not-utf8': () => ({
    bad: withFile(page, new Uint8Array([0x61, 0xe9, 0x0a])),
    good: withoutMistake,
  }),
  'file-missing': () => ({ bad: without('not-found.yaml'), good: withoutMistake }),
  'contact-missing': () => {
    const noTexts = { 'site.yaml': changed('site.yaml', '  texts: (202) 555-0187\n', '') }
    return {
      bad: withFiles({ ...noTexts, ...linkFrom(page, 'text') }),
      good: withFiles({ ...noTexts, ...linkFrom(page, 'call') }),
    }
  },
  'article-too-large': () => ({
    bad: withFile(articlePath, articleWith('word '.repeat(1200))),
    good: withFile(articlePath, articleWith('Words.\n\n'.repeat(1200))),
  }),
  'picture-missing': () => ({
    bad: siteWithImages(showing('phone.png')),
    good: siteWithImages(showing('phone.png'), imageBeside('phone.png')),
  }),
  'picture-unused': () => ({
    bad: siteWithImages('Words.\n', imageBeside('phone.png')),
    good: siteWithImages(showing('phone.png'), imageBeside('phone.png')),
  }),
  'picture-file-name': () => ({
    bad: siteWithImages('Words.\n', imageBeside('my phone.png')),
    good: siteWithImages(showing('my-phone.png'), imageBeside('my-phone.png')),
  }),
  'picture-file-kind': ofImage('phone.png', { format: 'jpeg' }),
  'picture-file-damaged': ofImage('phone.png', { whole: false }),
  'picture-file-too-large': ofImage('phone.png', { width: 50_000, height: 50_000 }),
  'picture-too-narrow': ofImage('phone.png', { width: 320 }),
  'photo-unused': () => ({
    bad: withFile('photos/our-room.jpg', 'a photo'),
    good: withoutMistake,
  }),
  'portrait-unused': () => ({
    bad: withFile('team/tom-whitaker.svg', goodText(portrait)),
    good: withoutMistake,
  }),
  'portrait-too-large': () => ({
    bad: withFile(portrait, goodText(portrait).replace('d="', `d="${' '.repeat(60_000)}`)),
    good: withoutMistake,
  }),
  'link-to-unpublished': () => {
    const draft = goodText(articlePath)
      .replace('What Scam', 'What else Scam')
      .replace('Here is', 'Here again is')
      .replace('featured: true', 'draft: true')
    const files = { 'articles/not-yet/index.mdx': draft }
    return {
      bad: withFiles({ ...files, [articlePath]: articleWith('[More](/blog/not-yet).\n') }),
      good: withFiles(files),
    }
  },
  'page-unreached': () => ({
    bad: withFiles({ 'pages/gift-visits.yaml': giftVisits }),
    good: withFiles({ 'pages/gift-visits.yaml': giftVisits, ...linkFrom(page, '/gift-visits') }),
  }),
  'page-far': () => {
    const files = chainOfPages(3)
    return {
      bad: withFiles(files),
      good: withFiles({ ...files, ...linkFrom(page, '/step-3', files) }),
    }
  },
  'articles-far': () => {
    // With the two that there are, one more than a page of the list holds.
    const files = manyArticles(49)
    return {
      bad: withFiles(files),
      good: withFiles({ ...files, ...linkFrom(page, '/blog/one-of-many-9') }),
    }
  },
  'help-line-stale': () => ({
    bad: withFile('help-lines.yaml', changed('help-lines.yaml', '2026-09-01', '2025-09-01')),
    good: withoutMistake,
  }),
  'help-line-not-called': () => ({
    bad: withFile('help-lines.yaml', changed('help-lines.yaml', 'dialed: 2026-09-01\n', '')),
    good: withoutMistake,
  }),
  'hours-unreadable': () => ({
    bad: withFile('site.yaml', withHours('hours:\n  days: by appointment\n  time: 9-5')),
    good: withFile('site.yaml', withHours('hours:\n  days: Mon-Fri\n  time: 9 AM-5 PM')),
  }),
  'hours-overlap': () => ({
    bad: withFile(
      'site.yaml',
      withHours(`${weekdays}moreHours:\n  - days: Fri, Sat\n    time: 4 PM-8 PM`),
    ),
    good: withFile(
      'site.yaml',
      withHours(`${weekdays}moreHours:\n  - days: Fri, Sat\n    time: 5 PM-8 PM`),
    ),
  }),
  'template-words': () => ({
    bad: withFile(page, changed(page, 'Call {phone} and ask.', 'Write the first paragraph here.')),
    good: withoutMistake,
  }),
  'text-long': () => ({
    bad: withFile(articlePath, articleWith('Hang up and call us.\n\n'.repeat(800))),
    good: withFile(articlePath, articleWith('Hang up and call us.\n\n'.repeat(400))),
  }),
}
