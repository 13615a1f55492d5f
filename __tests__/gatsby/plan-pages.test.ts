/** @jest-environment node */
import type { CreatePagesArgs, Page } from 'gatsby'
import type { PageLanguage } from '../../src/site/page-language'
import type { Interface } from '../../src/content-model/schemas/interface'
import { createPlannedPages, type PlannedPage } from '../../src/gatsby/plan-pages'
import type { LanguageTexts } from '../../src/gatsby/resolve-language'

function texts(code: string, locale: string, own: object): LanguageTexts {
  return { code, locale, texts: own as Interface['language'] }
}
const english = texts('en', 'en-US', { name: 'English' })
const spanish = texts('es', 'es-US', {
  name: 'Español',
  elsewhere: '(en {language})',
  stale: 'Esta página es del {date}.',
  original: 'Léala en {language}',
})
const arabic = texts('ar', 'ar-EG', { name: 'العربية', elsewhere: '({language})' })
const three = new Map([
  ['', english],
  ['es', spanish],
  ['ar', arabic],
])

const page = (path: string, sourcePath = path, language = ''): PlannedPage => ({
  ...{ path, sourcePath, language },
  component: 'page.tsx',
  context: { id: path },
})

/** The context of each page that is made, by its path. */
function contextsOf(
  pages: readonly PlannedPage[],
  languages: ReadonlyMap<string, LanguageTexts> = three,
): Record<string, PageLanguage & { id: string }> {
  const made: Page<PageLanguage & { id: string }>[] = []
  const actions = { createPage: (one: (typeof made)[number]) => made.push(one) }
  createPlannedPages({ actions } as unknown as CreatePagesArgs, pages, languages)
  return Object.fromEntries(made.map(({ path, context }) => [path, context!]))
}

const contact = [page('/contact'), page('/es/contacto', '/contact', 'es')]

test('a page leads to itself in each language, and each of these leads back', () => {
  const contexts = contextsOf([...contact, page('/ar/contact', '/contact', 'ar')])
  const paths = ['/contact', '/ar/contact', '/es/contacto']
  expect(Object.keys(contexts).sort()).toEqual([...paths].sort())
  for (const path of paths) {
    expect(contexts[path]?.languages?.map((one) => one.path)).toEqual(paths)
  }
  expect(contexts['/contact']?.languages).toEqual([
    { language: 'en', name: 'English', path: '/contact', folder: '' },
    { language: 'ar', name: 'العربية', path: '/ar/contact', folder: 'ar' },
    { language: 'es', name: 'Español', path: '/es/contacto', folder: 'es' },
  ])
})

test('a page without a translation leads to no other language, nor does any page lead there', () => {
  const contexts = contextsOf([...contact, page('/history')])
  expect(contexts['/history']).toEqual({ id: '/history' })
  const linked = Object.values(contexts).flatMap(({ languages = [] }) => languages)
  expect(linked.map(({ path }) => path)).not.toContain('/history')
})

test('pages of a further language know it', () => {
  const contexts = contextsOf(contact)
  expect(contexts['/contact']).not.toHaveProperty('language')
  expect(contexts['/es/contacto']).toMatchObject({
    id: '/es/contacto',
    language: 'es',
  })
})

test('a page for unknown addresses is that of one language only', () => {
  const contexts = contextsOf([page('/es/404.html', '/es/404.html', 'es')])
  expect(contexts['/es/404.html']).toMatchObject({ language: 'es' })
  expect(contexts['/es/404.html']).not.toHaveProperty('languages')
})

test('a translation that is out of date says since when, and leads to its source', () => {
  const [original, translation] = contact
  const contexts = contextsOf([original!, { ...translation!, staleSince: '2026-10-21' }])
  expect(contexts['/es/contacto']?.stale).toEqual({
    text: 'Esta página es del 21 de octubre de 2026.',
    link: { label: 'Léala en inglés', to: '/contact', language: 'en' },
  })
  expect(contexts['/contact']).not.toHaveProperty('stale')
  expect(contextsOf(contact)['/es/contacto']).not.toHaveProperty('stale')
})

test('a site with one language has nothing of it in its pages', () => {
  const contexts = contextsOf([page('/'), page('/contact')], new Map([['', english]]))
  expect(contexts).toEqual({ '/': { id: '/' }, '/contact': { id: '/contact' } })
})
