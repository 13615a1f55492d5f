/** @jest-environment node */
import { parse } from 'yaml'
import { dropSentences, dropSentencesInMarkdown } from '../../../tools/adopt/drop-sentences'
import { pruneSample } from '../../../tools/adopt/prune-sample'
import type { SamplePart } from '../../../tools/adopt/sample-parts'

const nothing: SamplePart = {
  files: [],
  sections: [],
  variables: [],
  words: [],
  translatedWords: {},
  fields: {},
  instead: {},
}

const page = (sections: string): string => `label: A page\nsections:\n${sections}`
const hero = '  - kind: hero # the top\n    title: Hello\n'

function pruned(files: Record<string, string>, part: Partial<SamplePart>, contacts: string[] = []) {
  return pruneSample(new Map(Object.entries(files)), { ...nothing, ...part }, contacts)
}

function sectionsOf(files: ReadonlyMap<string, string>, path = 'pages/a.yaml'): unknown[] {
  return (parse(files.get(path) ?? '') as { sections: unknown[] }).sections
}

describe('sentences', () => {
  const filter = { language: 'en', variables: ['cityCount'], words: ['newsletter'] }

  test('that show a variable or hold a word go, the others stay', () => {
    const text = 'We visit homes. In {cityCount} cities we call. Read our Newsletter! Ask us.'
    expect(dropSentences(text, filter)).toBe('We visit homes. Ask us.')
  })

  test('end where the language says so', () => {
    const text = 'La Sra. Ruiz manda el newsletter. Llame.'
    expect(dropSentences(text, { ...filter, language: 'es' })).toBe('Llame.')
  })

  test('of an article go line by line, and a list entry without words goes too', () => {
    const body = '# Title\n\n1. Call. In {cityCount} cities.\n2. In {cityCount} cities.\n\nEnd.'
    expect(dropSentencesInMarkdown(body, filter)).toBe('# Title\n\n1. Call.\n\nEnd.')
  })
})

test('paragraphs stay apart where one of their sentences goes', () => {
  const filter = { language: 'en', variables: ['price'], words: [] }
  expect(dropSentences('One. At {price}\n\nTwo.\n\nAt {price}.', filter)).toBe('One.\n\nTwo.')
})

test('words change before sentences go, in pages and in articles', () => {
  const files = pruned(
    {
      'pages/a.yaml': page(`${hero}    text: You see it, and what it costs. It costs much.\n`),
      'articles/a/index.mdx': '---\ntitle: A\n---\n\nYou see it, and what it costs.\n',
    },
    { words: ['costs'], instead: { ', and what it costs': '' } },
  )
  expect(sectionsOf(files)).toEqual([{ kind: 'hero', title: 'Hello', text: 'You see it.' }])
  expect(files.get('articles/a/index.mdx')).toContain('\nYou see it.\n')
})

test('a card of which only the title is left goes', () => {
  const cards = ['One', 'Two', 'Our price'].map(
    (title) => `      - title: ${title}\n        text: ${title}. It is fine.\n`,
  )
  const files = pruned(
    {
      'pages/a.yaml': page(
        `${hero}  - kind: cards\n    cards:\n${cards.join('')}` +
          '      - icon: clock\n        title: Your money\n        text: At {price}.\n',
      ),
    },
    { variables: ['price'], words: ['our price'] },
  )
  const [, section] = sectionsOf(files) as [unknown, { cards: { title: string }[] }]
  expect(section.cards.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test('a file that is not concerned stays letter by letter', () => {
  const text = 'a:   "b" # as written\n'
  expect(pruned({ 'facts.yaml': text }, { variables: ['gone'] }).get('facts.yaml')).toBe(text)
})

test('a page that goes takes every button, card and menu entry that leads to it along', () => {
  const files = pruned(
    {
      'pages/prices.yaml': page(hero),
      'pages/a.yaml': page(
        `${hero}    actions:\n      - label: Prices\n        to: /prices#plans\n` +
          '  - kind: cards\n    cards:\n      - title: One\n        to: /prices\n' +
          '      - title: Two\n        to: /b\n      - title: Three\n        to: /b\n',
      ),
      'site.yaml':
        'navigation:\n  - label: More\n    links:\n      - label: Prices\n        to: /prices\n' +
        '      - label: B\n        to: /b\n',
    },
    { files: ['pages/prices.yaml'] },
  )
  expect([...files.keys()]).toEqual(['pages/a.yaml', 'site.yaml'])
  expect(sectionsOf(files)).toEqual([
    { kind: 'hero', title: 'Hello' },
    { kind: 'cards', cards: [expect.objectContaining({ title: 'Two' }), expect.anything()] },
  ])
  // A menu with one link is that link.
  expect(parse(files.get('site.yaml') ?? '')).toEqual({ navigation: [{ label: 'B', to: '/b' }] })
})

test('links in articles to a page that goes keep their words', () => {
  const body = '---\ntitle: A\n---\n\nSee [our prices](/prices) and [home](/).\n'
  const files = pruned(
    { 'pages/prices.yaml': page(hero), 'articles/a/index.mdx': body },
    { files: ['pages/prices.yaml'] },
  )
  expect(files.get('articles/a/index.mdx')).toContain('See our prices and [home](/).')
})

test('sections of a kind, and sections that name what goes, go', () => {
  const files = pruned(
    {
      'testimonials/all.yaml': 'testimonials: []\n',
      'pages/a.yaml': page(
        `${hero}  - kind: testimonials\n    testimonials: all\n  - kind: stats\n    stats: []\n`,
      ),
    },
    { files: ['testimonials'], sections: ['stats'] },
  )
  expect(sectionsOf(files)).toEqual([{ kind: 'hero', title: 'Hello' }])
})

test('prices that go take the sentences that name them along', () => {
  const files = pruned(
    {
      'prices.yaml': 'visit: 75\n',
      'pages/a.yaml': page(`${hero}    text: From {visit}. Ask us.\n`),
    },
    { files: ['prices.yaml'] },
  )
  expect(sectionsOf(files)).toEqual([{ kind: 'hero', title: 'Hello', text: 'Ask us.' }])
})

test('a contact detail that nobody has takes its buttons and sentences along', () => {
  const text = `${hero}    text: Write to {email}. Or call.\n    actions:\n      - label: Write\n        to: email\n`
  const files = pruned({ 'pages/a.yaml': page(text) }, {}, ['email'])
  expect(sectionsOf(files)).toEqual([{ kind: 'hero', title: 'Hello', text: 'Or call.' }])
})

test('a page that cannot be without what goes, goes too, with the links to it', () => {
  const files = pruned(
    {
      'pages/a.yaml': 'title: In {cityCount} cities\nsections: []\n',
      'pages/b.yaml': page(`${hero}    actions:\n      - label: A\n        to: /a\n`),
    },
    { variables: ['cityCount'] },
  )
  expect([...files.keys()]).toEqual(['pages/b.yaml'])
  expect(sectionsOf(files, 'pages/b.yaml')).toEqual([{ kind: 'hero', title: 'Hello' }])
})

describe('files in another language', () => {
  const translated = (path: string, text: string): Record<string, string> => ({
    [path]: text,
    [`es/${path}`]: text,
  })

  test('go with their sources, and links to them too', () => {
    const files = pruned(
      {
        ...translated('pages/prices.yaml', page(hero)),
        ...translated(
          'pages/a.yaml',
          page(`${hero}    actions:\n      - label: Prices\n        to: /prices\n`),
        ),
      },
      { files: ['pages/prices.yaml'] },
    )
    expect([...files.keys()]).toEqual(['pages/a.yaml', 'es/pages/a.yaml'])
    expect(sectionsOf(files, 'es/pages/a.yaml')).toEqual([{ kind: 'hero', title: 'Hello' }])
  })

  test('go alone where they alone lose what they cannot be without', () => {
    const link = page(`${hero}    actions:\n      - label: B\n        to: /b\n`)
    const files = pruned(
      {
        'pages/a.yaml': link,
        'es/pages/a.yaml': link,
        'pages/b.yaml': page(hero),
        'es/pages/b.yaml': 'title: Nuestro boletín\nsections: []\n',
      },
      { translatedWords: { es: ['boletín'] } },
    )
    expect([...files.keys()]).toEqual(['pages/a.yaml', 'pages/b.yaml', 'es/pages/a.yaml'])
    // The link leads to the page in the default language.
    expect(files.get('es/pages/a.yaml')).toBe(link)
  })

  test('lose sentences with words of their own language, and prices that all languages share', () => {
    const text = (words: string): string => page(`${hero}    text: ${words}\n`)
    const files = pruned(
      {
        'prices.yaml': 'visit: 75\n',
        'pages/a.yaml': text('Ask us.'),
        'es/pages/a.yaml': text('Pregunte. Lea el boletín. Desde {visit}.'),
      },
      { files: ['prices.yaml'], translatedWords: { es: ['boletín'] } },
    )
    expect(sectionsOf(files, 'es/pages/a.yaml')).toEqual([
      { kind: 'hero', title: 'Hello', text: 'Pregunte.' },
    ])
  })
})
