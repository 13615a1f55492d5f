import type { ExampleLocation } from '../../src/content-model/diagnostics/mistake'
import { mistakeOf, type DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { ImageMetadata } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { brandExamples } from './brand-examples'
import { decisionExamples } from './decision-examples'
import { goodMetadata, imageBeside, siteWithImages } from './good-image'
import { goodAlert } from './good-alert'
import { translationExamples } from './translation-examples'
import {
  articlePath,
  articleWith,
  changed,
  goodText,
  withFile,
  withFiles,
  without,
} from './good-site'

/** The good site with the example of a mistake in it, and with the cure in its place. */
export interface Example {
  bad: readonly SourceFile[]
  good: readonly SourceFile[]
}

/** Puts the example of a mistake where it belongs in the good site. */
export function exampleOf(kind: DiagnosticKind): Example {
  const { in: location, bad, good } = mistakeOf(kind)
  if (location === 'file') {
    const example = ofFiles[kind]
    if (!example) throw new Error(`the example of ${kind} is in no lines; put it into ofFiles here`)
    return example(bad, good)
  }
  const site = (text: string): SourceFile[] => [
    ...withFiles({ ...whoseNumber(bad), ...Object.fromEntries([inContext[location](text)]) }),
    ...imagesOf(text),
  ]
  return { bad: site(bad), good: site(good) }
}

/** A telephone number that an example writes out is that of its site. */
function whoseNumber(text: string): Record<string, string> {
  const [number] = /\(\d{3}\) \d{3}-\d{4}/.exec(text) ?? []
  if (!number) return {}
  return { 'site.yaml': changed('site.yaml', '(202) 555-0142', number) }
}

/** The files of the images that an example shows. */
function imagesOf(text: string): SourceFile[] {
  return Array.from(text.matchAll(/\.\/([\w-]+\.png)/g), ([, name = '']) => imageBeside(name))
}

const page = 'pages/contact.yaml'

const inContext: Record<
  Exclude<ExampleLocation, 'file'>,
  (text: string) => [path: string, content: string]
> = {
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

const form = 'shared/consultation-form.yaml'

const someone = 'team/nora-fielden.yaml'
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
    '    scene: letter',
    ...(to ? ['    actions:', '      - label: Go on', `        to: ${to}`] : []),
    '',
  ].join('\n')
}

/** A page with one more section, which leads somewhere. */
function linkFrom(path: string, to: string, files: Record<string, string> = {}) {
  const text = files[path] ?? goodText(path)
  return {
    [path]: `${text}  - kind: prose\n    title: More\n    paragraphs: [See there.]\n    actions:\n      - label: Go on\n        to: ${to}\n`,
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

/** The good site.yaml with other hours. */
function withHours(lines: string): string {
  return goodText('site.yaml').replace(/^hours:\n(?: {2}.*\n)+/m, `${lines}\n`)
}

type MakeExample = (bad: string, good: string) => Example

const withoutMistake = withFiles({})
const folder = /^content\//
const showing = (name: string): string => `![A ringing phone](./${name})\n`

/** An image that the article shows, and one that fits. */
const ofImage =
  (name: string, facts: Partial<ImageMetadata>): MakeExample =>
  () => ({
    bad: siteWithImages(showing(name), imageBeside(name, { ...goodMetadata, ...facts })),
    good: siteWithImages(showing(name), imageBeside(name)),
  })

/** The good form with a change in one of its fields, and without. */
const ofForm =
  (from: string, to: string): MakeExample =>
  () => ({
    bad: withFile(form, changed(form, from, to)),
    good: withoutMistake,
  })

/** Examples that are no lines of a text: what was done to the files. */
const ofFiles: Partial<Record<DiagnosticKind, MakeExample>> = {
  ...brandExamples,
  ...translationExamples,
  'file-out-of-place': (bad, good) => {
    const text = goodText(articlePath)
      .replace('What Scam', 'What else Scam')
      .replace('Here is', 'Here again is')
    return {
      bad: withFile(bad.replace(folder, ''), text),
      good: withFile(good.replace(folder, ''), text),
    }
  },
  'file-not-utf8': () => ({
    bad: withFile(page, new Uint8Array([0x61, 0xe9, 0x0a])),
    good: withoutMistake,
  }),
  'file-missing': () => ({ bad: without('not-found.yaml'), good: withoutMistake }),
  'front-matter-missing': (bad) => ({ bad: withFile(articlePath, bad), good: withoutMistake }),
  'guide-without-text': () => ({
    bad: withFile(
      'guides/scam-call/index.mdx',
      changed('guides/scam-call/index.mdx', 'Hang up. Call {phone}.', ''),
    ),
    good: withoutMistake,
  }),
  'field-name-malformed': (bad, good) => ({
    bad: withFile('facts.yaml', `${goodText('facts.yaml')}${bad}\n`),
    good: withFile('facts.yaml', `${goodText('facts.yaml')}${good}\n`),
  }),
  'section-missing': () => ({
    bad: withFile(
      'services/device-setup.yaml',
      changed(
        'services/device-setup.yaml',
        '  - kind: faq\n    title: Questions\n    faqs:\n      - device-setup\n',
        '',
      ),
    ),
    good: withoutMistake,
  }),
  'section-not-first': () => ({
    bad: withFile(
      page,
      changed(
        page,
        'sections:\n',
        'sections:\n  - kind: prose\n    title: Hello\n    paragraphs: [We help.]\n',
      ),
    ),
    good: withoutMistake,
  }),
  'address-twice': () => ({
    bad: withFile(
      'pages/chicago.yaml',
      goodText(page).replace('title: C', 'title: Please c').replace('Ask for', 'Please ask for'),
    ),
    good: withoutMistake,
  }),
  'parent-page-missing': () => ({
    bad: withFile('pages/gifts/visits.yaml', giftVisits),
    good: withFiles({
      'pages/gifts/visits.yaml': giftVisits,
      'pages/gifts.yaml': pageOf('Gifts', '/gifts/visits'),
      ...linkFrom(page, '/gifts'),
    }),
  }),
  'contact-missing': () => {
    const noTexts = { 'site.yaml': changed('site.yaml', '  texts: (202) 555-0187\n', '') }
    return {
      bad: withFiles({ ...noTexts, ...linkFrom(page, 'text') }),
      good: withFiles({ ...noTexts, ...linkFrom(page, 'call') }),
    }
  },
  ...decisionExamples,
  'address-of-archive': (bad, good) => {
    const text = goodText(articlePath)
      .replace('What Scam', 'What else Scam')
      .replace('Here is', 'Here again is')
    return {
      bad: withFile(bad.replace(folder, ''), text),
      good: withFile(good.replace(folder, ''), text),
    }
  },
  'article-too-large': () => ({
    bad: withFile(articlePath, articleWith('word '.repeat(1200))),
    good: withFile(articlePath, articleWith('Words.\n\n'.repeat(1200))),
  }),
  'picture-in-guide': () => ({
    bad: withFile(
      'guides/scam-call/index.mdx',
      changed('guides/scam-call/index.mdx', 'Hang up.', `Hang up.\n\n${showing('phone.png')}\n`),
    ),
    good: withoutMistake,
  }),
  'picture-missing': () => ({
    bad: siteWithImages(showing('phone.png')),
    good: siteWithImages(showing('phone.png'), imageBeside('phone.png')),
  }),
  'picture-unused': () => ({
    bad: siteWithImages('Words.\n', imageBeside('phone.png')),
    good: siteWithImages(showing('phone.png'), imageBeside('phone.png')),
  }),
  'picture-file-name': (bad, good) => ({
    bad: siteWithImages('Words.\n', imageBeside(bad)),
    good: siteWithImages(showing(good), imageBeside(good)),
  }),
  'picture-file-kind': ofImage('phone.png', { format: 'jpeg' }),
  'picture-file-damaged': ofImage('phone.png', { whole: false }),
  'picture-file-too-large': ofImage('phone.png', { width: 50_000, height: 50_000 }),
  'picture-too-narrow': ofImage('phone.png', { width: 320 }),
  'portrait-missing': () => ({
    bad: withFile(someone, changed(someone, '.svg', '-at-work.svg')),
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
  'hours-unreadable': (bad, good) => ({
    bad: withFile('site.yaml', withHours(bad)),
    good: withFile('site.yaml', withHours(good)),
  }),
  'form-name-twice': ofForm('name: email', 'name: phone'),
  'form-name-reserved': ofForm('name: issue', 'name: redirect'),
  'form-error-missing': ofForm('    error: Type your number\n', ''),
  'form-options': ofForm('value: evening', 'value: morning'),
  'form-without-reply': ofForm('    required: true\n    error: Type your number\n', ''),
  'template-words': () => ({
    bad: withFile(page, changed(page, 'Call {phone} and ask.', 'Write the first paragraph here.')),
    good: withoutMistake,
  }),
  'text-long': () => ({
    bad: withFile(articlePath, articleWith('Hang up and call us.\n\n'.repeat(800))),
    good: withFile(articlePath, articleWith('Hang up and call us.\n\n'.repeat(400))),
  }),
  'fact-taken': (bad, good) => ({
    bad: withFile('facts.yaml', `${goodText('facts.yaml')}${bad}\n`),
    good: withFile('facts.yaml', `${goodText('facts.yaml')}${good}\n`),
  }),
}
