import {
  addressIn,
  languageFolder,
  sourcePath,
  translatedPath,
} from '../../src/content-model/language'
import { filesByLanguage } from '../../src/content-model/language-files'
import type { SourceFile } from '../../src/content-model/record'

/** Files that hold their own paths, by language. */
function sorted(...paths: string[]): Record<string, SourceFile[]> {
  const files = paths.map((path) => ({ path, bytes: new TextEncoder().encode(path) }))
  return Object.fromEntries(filesByLanguage(files))
}
const pathsOf = (files: readonly SourceFile[] = []): string[] => files.map(({ path }) => path)
const textOf = (bytes?: Uint8Array): string | undefined => bytes && new TextDecoder().decode(bytes)

test('a site with one language has only its own files', () => {
  const paths = ['site.yaml', 'pages/contact.yaml', 'interface/en.yaml']
  const files = sorted(...paths)
  expect(Object.keys(files)).toEqual([''])
  expect(pathsOf(files[''])).toEqual(paths)
})

test('a further language has its own files, and nothing of a page that is not translated', () => {
  const files = sorted(
    'pages/contact.yaml',
    'pages/visits.yaml',
    'es/pages/contact.yaml',
    'interface/en.yaml',
    'interface/es.yaml',
  )
  expect(pathsOf(files[''])).toEqual([
    'pages/contact.yaml',
    'pages/visits.yaml',
    'interface/en.yaml',
  ])
  expect(pathsOf(files.es)).toEqual(['es/pages/contact.yaml', 'interface/es.yaml'])
})

test('brand, prices, layouts and portraits are those of the default language', () => {
  const shared = [
    'brand.yaml',
    'brand/logo.svg',
    'prices.yaml',
    'layouts/remote-city.yaml',
    'team/nora-fielden.svg',
    'team/nora-fielden.jpg',
  ]
  const files = sorted(...shared, 'team/nora-fielden.yaml', 'faqs/visits.yaml', 'es/site.yaml')
  expect(pathsOf(files.es)).toEqual(['es/site.yaml', ...shared])
  expect(files.es?.filter(({ inherited }) => inherited).map(({ path }) => path)).toEqual(shared)
  expect(files['']?.some(({ inherited }) => inherited)).toBe(false)
})

test('a file of texts knows the one that its other fields come from', () => {
  const files = sorted('site.yaml', 'facts.yaml', 'blog.yaml', 'es/site.yaml', 'es/blog.yaml')
  const defaults = files.es?.map((file) => [file.path, textOf(file.defaults)])
  expect(defaults).toEqual([
    ['es/site.yaml', 'site.yaml'],
    ['es/blog.yaml', undefined],
  ])
  expect(files['']?.some((file) => file.defaults)).toBe(false)
})

describe('images of articles', () => {
  const phone = 'articles/a-call/phone.png'

  test('are shown in the translation of their article', () => {
    const files = sorted(phone, 'articles/a-call/index.mdx', 'es/articles/a-call/index.mdx')
    expect(pathsOf(files.es)).toEqual(['es/articles/a-call/index.mdx', `es/${phone}`])
    expect(textOf(files.es?.[1]?.bytes)).toBe(phone)
  })

  test('are left out where the article is not translated', () => {
    const files = sorted(phone, 'articles/a-call/index.mdx', 'es/articles/a-letter/index.mdx')
    expect(pathsOf(files.es)).toEqual(['es/articles/a-letter/index.mdx'])
  })

  test('are replaced by those of the translation with the same name', () => {
    const files = sorted(phone, 'es/articles/a-call/index.mdx', `es/${phone}`)
    expect(pathsOf(files.es)).toEqual(['es/articles/a-call/index.mdx', `es/${phone}`])
    expect(textOf(files.es?.[1]?.bytes)).toBe(`es/${phone}`)
    expect(files.es?.[1]?.inherited).toBeUndefined()
  })
})

test.each([
  ['es/pages/contact.yaml', 'pages/contact.yaml'],
  ['interface/es.yaml', 'interface/en.yaml'],
])('%s is the translation of %s', (translation, source) => {
  expect(sourcePath(translation)).toBe(source)
  expect(translatedPath(source, 'es')).toBe(translation)
  expect(translatedPath(source, '')).toBe(source)
  expect(sourcePath(source)).toBe(source)
})

test.each([
  ['/contact', '/es/contact'],
  ['/', '/es'],
])('the translation of %s is %s', (source, address) => {
  expect(addressIn('es', source)).toBe(address)
  expect(addressIn('', source)).toBe(source)
})

test.each([
  ['es/pages/contact.yaml', 'es'],
  ['es/articles/a-call/index.mdx', 'es'],
  ['es/site.yaml', 'es'],
  ['interface/es.yaml', 'es'],
  ['interface/ar.yaml', 'ar'],
])('%s is written in the language of its folder or name', (path, folder) => {
  expect(languageFolder(path)).toBe(folder)
})

test.each([
  'pages/contact.yaml',
  'pages/es/contact.yaml',
  'site.yaml',
  'es.yaml',
  'faqs/es.yaml',
  'esp/pages/contact.yaml',
  'interface/en.yaml',
  'interface/es.yaml.txt',
  'interface/es/more.yaml',
])('%s is written in the default language', (path) => {
  expect(languageFolder(path)).toBe('')
})

test('a language without a code of two letters has a folder of three, which a word of three letters has not', () => {
  const files = sorted('hmn/pages/contact.yaml', 'interface/hmn.yaml', 'faq/visits.yaml')
  expect(pathsOf(files.hmn)).toEqual(['hmn/pages/contact.yaml', 'interface/hmn.yaml'])
  expect(pathsOf(files[''])).toEqual(['faq/visits.yaml'])
  expect(sourcePath('hmn/pages/contact.yaml')).toBe('pages/contact.yaml')
})
