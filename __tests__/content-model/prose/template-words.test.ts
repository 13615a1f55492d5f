import { readFileSync } from 'node:fs'
import { readFile } from '../../../src/content-model/parse/read-file'
import { templateDiagnostics, templateWords } from '../../../src/content-model/prose/template-words'
import { articlePath, articleWith, changed, locationsOf, sourceFile } from '../good-site'
import { kinds } from '../../../tools/new/kinds'

function found(path: string, text: string) {
  const { record, diagnostics } = readFile(sourceFile(path, text))
  expect(diagnostics).toEqual([])
  return templateDiagnostics(record!, text)
}

const answers = {
  ...{ title: 'Gift visits', slug: 'gift-visits', label: 'Gifts', author: 'Nora Fielden' },
  description: 'A gift for your parents: patient help with the phone or tablet that they have.',
  excerpt: 'A gift for your parents: patient help with the phone or tablet that they have.',
  ...{
    date: '2026-11-01',
    category: 'Safety',
    tags: 'Gifts',
    difficulty: 'Beginner',
    icon: 'gift',
  },
  ...{ city: 'Denver', state: 'Colorado', clients: '20+', name: 'Springfield' },
}
const paths = {
  article: articlePath,
  page: 'pages/gift-visits.yaml',
  city: 'cities/denver.yaml',
  neighbourhood: 'neighbourhoods/denver/springfield.yaml',
} as const

test.each(Object.entries(paths))('what npm run new writes into a new %s is found', (kind, path) => {
  const text = kinds[kind as keyof typeof paths]
    .write(answers, { services: [] })
    .replace('draft: true\n', '')
  expect(found(path, text).length).toBeGreaterThan(0)
})

test('a draft may hold it', () => {
  expect(found(articlePath, kinds.article.write(answers))).toEqual([])
})

test('each is said at its line and column, in a text too', () => {
  const text = articleWith(`Hello.\n\n## What now\n\n1. **${templateWords.nextStep}**\n`)
  expect(locationsOf(found(articlePath, text))).toEqual([`${articlePath}:17:6  text`])
  const page = changed('pages/contact.yaml', 'Call {phone} and ask.', templateWords.pageTop)
  expect(locationsOf(found('pages/contact.yaml', page))).toEqual([
    'pages/contact.yaml:7:11  sections[1].text',
  ])
})

test('what the documentation offers for copying is found', () => {
  const [, copied = ''] =
    /```text\n(\s*---\n[^]*?)```/.exec(readFileSync('docs/writing.md', 'utf8')) ?? []
  const text = copied.replace(/^ {3}/gm, '').replace('draft: true\n', '')
  expect(found(articlePath, text).map(({ found: words }) => words)).toEqual(
    expect.arrayContaining([`"${templateWords.shortPoint}"`, `"${templateWords.shortOpening}"`]),
  )
})
