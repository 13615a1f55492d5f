/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { writeSearchIndex } from '../../src/output/write-search-index'
import { makeArticle } from '../search/make-article'

const folder = mkdtempSync(join(tmpdir(), 'language-index-'))
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

const english = makeArticle(1, { title: 'A strange call', path: '/blog/a-call', tags: [] })
const spanish = makeArticle(1, {
  title: 'Una llamada rara',
  path: '/es/consejos/una-llamada',
  tags: [],
})
const sentences = new Map([
  ['', { path: english.path, sentences: ['Hang up at once.'] }],
  ['es', { path: spanish.path, sentences: ['Cuelgue el teléfono.'] }],
])

/** A build that answers queries for one language, as they ask. */
const args = {
  graphql: (query: string) => {
    const languages = [...query.matchAll(/language: \{ eq: "(\w*)" \}/g)].map(([, name]) => name)
    expect(new Set(languages).size).toBe(1)
    const language = languages[0] ?? ''
    const group =
      language === 'es'
        ? { written: ['telefonazo'], means: ['llamada'] }
        : { written: ['ring'], means: ['call'] }
    const data = {
      synonyms: { data: { groups: [group], ignored: [] } },
      texts: { nodes: [sentences.get(language)] },
    }
    return Promise.resolve({ data })
  },
} as unknown as CreatePagesArgs

beforeAll(async () => {
  await writeSearchIndex(args, [english], '')
  await writeSearchIndex(args, [spanish], 'es')
})

test('each language has a file of its own, in its folder', () => {
  const read = (file: string): string => readFileSync(join('public', file), 'utf8')
  expect(read('article-index.json')).toContain('A strange call')
  expect(read('article-index.json')).toContain('ring')
  expect(read('article-index.json')).not.toContain('llamada')
  expect(read('es/article-index.json')).toContain('Una llamada rara')
  expect(read('es/article-index.json')).toContain('telefonazo')
  expect(read('es/article-index.json')).not.toContain('strange')
  expect(read('article-texts.json')).toContain('Hang up at once.')
  expect(read('es/article-texts.json')).toContain('Cuelgue')
})
