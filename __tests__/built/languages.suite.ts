import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '../../src/build/settings'
import { fillText } from '../../src/content-model/text'
import { languageName } from '../../src/content-model/language'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { content, languageAt, languages } from './content'
import { foreignWords, textsOf } from './foreign-words'
import { findings, isShown, readBuiltSite, type BuiltPage } from './site'

const { site } = content
const { origin } = content.scope.config
const pathPrefix = pathPrefixOf(origin)
const pages = readBuiltSite()
const byPath = new Map(pages.map((page) => [page.path, page]))
const original = languages[0]!
const isFurther = ({ path }: BuiltPage): boolean => languageAt(path).folder !== ''
const translated = pages
  .filter(isFurther)
  .filter(({ path }) => !languageAt(path).withoutSource.has(path))

/** Returns the addresses of a page in all its languages, as its head tells them to search engines. */
function alternatesOf({ $ }: BuiltPage): Record<string, string> {
  return Object.fromEntries(
    $('head link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => [attribs.hreflang ?? '', (attribs.href ?? '').slice(origin.length)]),
  )
}

/** Returns the links to the same page in other languages, which visitors see on top of it. */
function languageLinks({ $ }: BuiltPage): { code: string; path: string; name: string }[] {
  return $('body > div aside a[lang][hreflang]')
    .toArray()
    .map((link) => ({
      code: $(link).attr('lang') ?? '',
      path: ($(link).attr('href') ?? '').slice(pathPrefix.length),
      name: $(link).text(),
    }))
}

test('a translation has its source and itself among its languages, and each of them says the same', () => {
  for (const page of translated.filter(isShown)) {
    const alternates = alternatesOf(page)
    expect([page.path, Object.keys(alternates)]).toEqual([
      page.path,
      expect.arrayContaining([original.code]),
    ])
    expect(alternates[languageAt(page.path).code]).toBe(page.path)
    for (const [code, path] of Object.entries(alternates)) {
      const other = byPath.get(path)
      expect([path, other && languageAt(path).code]).toEqual([path, code])
      expect(alternatesOf(other!)).toEqual(alternates)
    }
  }
})

test('a page of the default language names translations only where there are some', () => {
  const sources = new Set(translated.map((page) => alternatesOf(page)[original.code]))
  for (const page of pages.filter((one) => !isFurther(one))) {
    expect(Object.keys(alternatesOf(page)).length > 0).toBe(sources.has(page.path))
  }
})

test('every page links to the other languages by their own names: to the same page, or the home page', () => {
  for (const page of pages) {
    const links = languageLinks(page)
    const { [languageAt(page.path).code]: own, ...others } = alternatesOf(page)
    if (own) expect(links.map(({ path }) => path)).toEqual(Object.values(others))
    else expect(links.length).toBe(languages.length - 1)
    for (const { code, path, name } of links) {
      const { folder, content } = languageAt(path)
      expect(languageAt(path).code).toBe(code)
      const { name: itsName, home = itsName } = content.interfaceTexts.language
      const isInstead = !own && path === `/${folder}`
      expect(name).toBe(isInstead ? home : itsName)
      const back = languageLinks(byPath.get(path)!).map((link) => link.path)
      if (own) expect(back).toContain(page.path)
    }
  }
})

test('each link of a translation leads to its language, or says which language that page has', async () => {
  const found = await findings(translated, ({ path, $ }) => {
    const { folder, content } = languageAt(path)
    const { locale, language } = content.interfaceTexts
    const name = languageName(original.code, locale)
    const says = [language.elsewhere, language.original].map((text) =>
      fillText(text, { language: name }),
    )
    return $('a[href^="/"]')
      .toArray()
      .filter((link) => {
        const to = ($(link).attr('href') ?? '').slice(pathPrefix.length)
        if (/\.\w+$/.test(to) || $(link).attr('lang')) return false
        const isInside = new RegExp(`^/${folder}([/?#]|$)`).test(to)
        if ($(link).attr('hreflang') !== (isInside ? undefined : original.code)) return true
        return !isInside && !says.some((words) => $(link).text().endsWith(words))
      })
      .map((link) => `${$(link).attr('href')}: ${$(link).text()}`)
  })
  expect(found).toEqual({})
})

const names = new Map(
  languages.map(({ folder, code }) => {
    const file = join(contentDir(), folder, 'words.txt')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    return [code, lines.filter((line) => line !== '' && !line.startsWith('#'))]
  }),
)

test('no page has words of another language, not even where only programs read them', () => {
  const found = pages.flatMap(({ path, $ }) => {
    const { code } = languageAt(path)
    const others = languages.map((one) => one.code).filter((one) => one !== code)
    const texts = textsOf($).map((text) => text.replaceAll(site.fullName, ' '))
    return foreignWords(texts, code, others, names.get(code)).map((one) => `${path}: ${one}`)
  })
  expect(found).toEqual([])
})
