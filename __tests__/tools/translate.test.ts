import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readContentFiles } from '../../src/build/read-content'
import { checkSite } from '../../src/content-model/check-site'
import { smallSite } from '../sites/configurations'
import { makeRepository, type Repository } from './repository'
import { explainStale } from '../../tools/check/check-all'
import { overview, readSite, targetsOf } from '../../tools/translate/site'
import { translateFile } from '../../tools/translate/translate-file'

const today = '2026-11-20'

const contact = `# The page that people look for first.
title: How to reach us
description: Ask for a free first talk about your phone, tablet or computer. We call you back soon.
label: Contact
sections:
  # On top of the page
  - kind: hero
    title: Let us talk about your phone
    text: Call {phone} and ask. We listen. We never hurry.
    illustration: letter
`

const translated = `source: pages/contact.yaml
sourceHash: 000000000000
translatedOn: 2026-10-01
# Página de contacto
title: Hablemos
description: Pida una primera consulta gratis sobre su teléfono o su tableta. Le llamamos pronto.
label: Contacto
sections:
  - kind: hero
    title: Hablemos de su teléfono
    text: Llame al {phone} y pregunte. Le escuchamos. Sin prisa.
    illustration: letter
`

const { 'site.yaml': site = '', 'brand.yaml': brand = '' } = smallSite

/** Makes a repository with content in one language, and the words of buttons in Spanish. */
function makeSite(): Repository {
  return makeRepository({
    'pages/contact.yaml': contact,
    'site.yaml': site,
    'brand.yaml': brand,
    'articles/scam-likely/index.mdx': smallSite['articles/scam-likely/index.mdx'] ?? '',
    'interface/es.yaml': 'locale: es-US\n',
  })
}

/** Runs the tool on a path, and returns what it says. */
function translate(
  { content }: Repository,
  path: string,
  { to, done = false }: { to?: string; done?: boolean } = {},
): string {
  const site = readSite(content, today)
  const answers = targetsOf(path, to, site).flatMap((one) => translateFile(one, done, site) ?? [])
  return answers.join('\n\n')
}

const page = 'es/pages/contact.yaml'

let repository: Repository
beforeEach(() => {
  repository = makeSite()
})
afterEach(() => repository.remove())

const read = (file: string): string => readFileSync(join(repository.content, file), 'utf8')

/** Writes a Spanish page of what the source says, and changes the source afterwards. */
function changeSource(from: string, to: string): void {
  repository.write(page, translated)
  translate(repository, page, { done: true })
  repository.git('add', '.')
  repository.git('commit', '--quiet', '--message=Translate')
  repository.write('pages/contact.yaml', read('pages/contact.yaml').replace(from, to))
}

describe('a translation that is not there', () => {
  test('begins as a copy, comments too, below what it is a translation of', () => {
    const said = translate(repository, page)
    const [source, hash, day, ...rest] = read(page).split('\n')
    expect([source, day]).toEqual(['source: pages/contact.yaml', `translatedOn: ${today}`])
    expect(hash).toMatch(/^sourceHash: [0-9a-f]{12}$/)
    expect(rest.join('\n')).toBe(read('pages/contact.yaml'))
    expect(said).toContain('/es/contact')
    expect(said).toContain(`npm run check -- ${page}`)
  })

  test('of an article begins inside its front matter', () => {
    translate(repository, 'articles', { to: 'es' })
    const [fence, source] = read('es/articles/scam-likely/index.mdx').split('\n')
    expect([fence, source]).toEqual(['---', 'source: articles/scam-likely/index.mdx'])
  })

  test('of the site holds its texts alone, lists as a whole', () => {
    translate(repository, 'es/site.yaml')
    const text = read('es/site.yaml')
    expect(text).toContain('tagline: Help at your kitchen table')
    expect(text).toContain('note: By phone')
    for (const field of ['phones', 'timeZone', 'origin', 'location']) {
      expect(text).not.toContain(field)
    }
    const { diagnostics } = readSite(repository.content, today)
    const ofSite = diagnostics.filter(({ file }) => file === 'es/site.yaml')
    expect(ofSite.filter(({ kind }) => kind === 'field-missing')).toEqual([])
    expect(ofSite.filter(({ found }) => found === 'nothing')).toEqual([])
  })

  test('of a file whose texts are only facts has no more than the fields of a translation', () => {
    repository.write(
      'social-images.yaml',
      "page:\n  illustration: reading\n  title: '{fullName}'\n",
    )
    translate(repository, 'es/social-images.yaml')
    expect(Object.keys(parse(read('es/social-images.yaml')) as object)).toHaveLength(3)
  })

  test('is never written over another', () => {
    repository.write(page, translated)
    translate(repository, page)
    expect(read(page)).toBe(translated)
  })
})

describe('a translation that is older than its source', () => {
  test('comes with the sentences that changed, old and new', () => {
    changeSource('We listen. We never hurry.', 'We never hurry. Ask twice.')
    const said = translate(repository, page)
    expect(said.match(/^ {2}[-+] .*/gm)).toEqual(['  - We listen.', '  + Ask twice.'])
    expect(said).toContain(`npm run translate -- ${page} --done`)
    expect(translate(repository, 'es')).toBe(said)
  })

  test('is said plainly where git does not know the text that was translated', () => {
    repository.write(page, translated)
    expect(translate(repository, page)).toContain('git has no version of pages/contact.yaml')
  })

  test('is a hint of the check with these sentences', () => {
    changeSource('We listen.', 'We hear you.')
    const files = readContentFiles(repository.content)
    const { hints, records, translations } = checkSite(files, today)
    const [hint] = explainStale(hints, repository.content, records, translations)
    expect(hint?.found).toContain('"We listen." is now "We hear you."')
  })

  test('is listed with what is missing', () => {
    changeSource('We listen.', 'We hear you.')
    const list = overview(readSite(repository.content, today))
    expect(list).toContain('Spanish (es): 1 of 3 files translated')
    expect(list).toMatch(/stale {4}es\/pages\/contact\.yaml/)
    expect(list).toMatch(/missing {2}articles\/scam-likely\/index\.mdx/)
  })
})

describe('--done', () => {
  test.each([
    ['lines', translated],
    ['lines of Windows', translated.replaceAll('\n', '\r\n')],
  ])('renews digest and day, and leaves all other %s as they are', (_, text) => {
    repository.write(page, text)
    translate(repository, page, { done: true })
    const [before, after] = [text, read(page)].map((one) => one.split('\n'))
    const differing = after?.flatMap((line, at) => (line === before?.[at] ? [] : at))
    expect(differing).toEqual([1, 2])
    expect(after?.length).toBe(before?.length)
    expect(translate(repository, page)).toContain('is a translation of what')
  })

  test('refuses a text that was left as it was', () => {
    const text = translated.replace('Hablemos de su teléfono', 'Let us talk about your phone')
    repository.write(page, text)
    expect(() => translate(repository, page, { done: true })).toThrow('word for word')
    expect(read(page)).toBe(text)
  })
})

test.each<[string, { to?: string; done?: boolean }, string]>([
  ['pages/contct.yaml', { to: 'es' }, 'Did you mean "pages/contact.yaml"?'],
  ['pages/contact.yaml', {}, '--to es'],
  ['pages/contact.yaml', { to: 'xx' }, '"xx" is not a language'],
  ['pages/contact.yaml', { to: 'en' }, 'The site itself is in English'],
  ['pages/contact.yaml', { to: 'fi' }, 'npm run translate -- interface/fi.yaml'],
  ['interface/spanish.yaml', {}, 'two or three letters, such as interface/es.yaml'],
  ['brand.yaml', { to: 'es' }, 'the same in all languages'],
  ['es/pages', { to: 'pt' }, 'Leave out "--to pt"'],
  ['es/articles', {}, 'npm run translate -- articles --to es'],
  ['elsewhere', { to: 'es' }, 'no file or folder "elsewhere"'],
  [page, { done: true }, `There is no ${page} yet`],
])('%s %j: says what is wrong', (path, options, message) => {
  expect(() => translate(repository, path, options)).toThrow(message)
})
