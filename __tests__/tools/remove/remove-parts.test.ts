/** @jest-environment node */
import { removeParts } from '../../../tools/remove/remove-parts'

const page = (sections: string): string => `label: A page\nsections:\n${sections}`
const hero = '  - kind: hero # the top\n    title: Hello\n'

const files = {
  'prices.yaml': 'visit: 75\n',
  'pages/pricing.yaml': page(hero),
  'pages/a.yaml': page(
    `${hero}    text: >-\n      Ask us. One visit is\n      {visit}. Call us.\n    actions:\n` +
      '      - label: Our prices\n        to: /pricing\n',
  ),
  'pages/b.yaml': page(hero),
  'articles/a/index.mdx': '---\ntitle: A\n---\n\nIt costs {visit}. Call us.\n',
  'articles/a/phone.png': '',
  'neighbourhoods/springfield/old-town.yaml': page(hero),
  'pages/springfield.yaml': page(hero),
}

const loss = (names: string[]) =>
  removeParts(
    Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
    names,
  )

test('files of the part go, and every sentence and link about it is told with its line', () => {
  const { gone, taken, changed } = loss(['pricing'])
  expect(gone).toEqual(['pages/pricing.yaml', 'prices.yaml'])
  expect(taken.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
    'pages/a.yaml:5 One visit is {visit}.',
    'pages/a.yaml:9 Our prices',
    'pages/a.yaml:10 /pricing',
    'articles/a/index.mdx:5 It costs {visit}.',
  ])
  expect(changed.get('pages/a.yaml')).toContain('Ask us. Call us.')
  expect(changed.has('pages/b.yaml')).toBe(false)
})

test('pictures go with the articles that show them', () => {
  expect(loss(['blog']).gone).toEqual(['articles/a/index.mdx', 'articles/a/phone.png'])
})

test('neighborhoods go with the page of their city', () => {
  expect(loss(['neighbourhoods']).gone).toEqual([
    'neighbourhoods/springfield/old-town.yaml',
    'pages/springfield.yaml',
  ])
})

test('what every adopted site is without stays, because its owner has written it since', () => {
  const text = page(`${hero}    text: We know Florida. Read our newsletter.\n`)
  const { changed } = removeParts(
    [{ path: 'pages/a.yaml', bytes: new TextEncoder().encode(text) }],
    ['newsletter'],
  )
  expect(changed.get('pages/a.yaml')).toContain('text: We know Florida.\n')
})
