import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { content, languageAt, languages } from './content'
import { mostQuestions } from '../../src/content-model/step-guide'
import { isShown, readBuiltSite, type BuiltPage } from './site'

const pages = readBuiltSite()
const byPath = new Map(pages.filter(isShown).map((page) => [page.path, page]))
const { origin } = content.scope.config
const pathPrefix = pathPrefixOf(origin)

interface InnerLink {
  from: string
  to: string
  path: string
  hash: string
}

/** The path that content names; outside of the path below which the site lives, nothing is there. */
function inSite(path: string): string {
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : `/outside${path}`
}

/** The links and images of a page that lead into this site. */
function innerLinks({ path, $ }: BuiltPage): InnerLink[] {
  return $('a[href], img[src], link[href], script[src]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
    .filter((to) => /^[/#]/.test(to) || to.startsWith(origin))
    .map((to) => {
      const { pathname, hash } = new URL(to, origin + path)
      return { from: path, to, path: inSite(pathname), hash: decodeURIComponent(hash.slice(1)) }
    })
}

const links = pages.flatMap(innerLinks)

test('there are links to check', () => {
  expect(links.length).toBeGreaterThan(10 * pages.length)
})

test('every link leads to a page or a file that is there', () => {
  const broken = links.filter(
    ({ from, path }) => from !== path && !byPath.has(path) && !existsSync(join('public', path)),
  )
  expect(broken).toEqual([])
})

test('each link to the form that names a service chooses one', () => {
  const services = languages.flatMap(({ servedPages }) =>
    servedPages.flatMap(({ path, sections }) =>
      sections.flatMap((section) => {
        if (section.kind !== 'consultation-form') return []
        const options = section.fields.flatMap(({ options = [] }) => options)
        return [{ path, names: options.flatMap(({ value, about = [] }) => [value, ...about]) }]
      }),
    ),
  )
  const wrong = links.filter(({ to, path }) => {
    const [, about] = /[?&]about=([^&#]+)/.exec(to) ?? []
    const form = services.find((one) => one.path === path)
    return about !== undefined && form !== undefined && !form.names.includes(about)
  })
  expect(wrong).toEqual([])
})

test('no link needs a redirect: no slash at the end, none doubled, no capitals', () => {
  const wrong = links.filter(({ path }) => /.\/$|\/\/|[A-Z]/.test(path) && !/\.\w+$/.test(path))
  expect(wrong).toEqual([])
  // Cloudflare redirects to the address with a slash unless told otherwise.
  expect(readFileSync('wrangler.jsonc', 'utf8')).toContain('"drop-trailing-slash"')
})

test('every anchor is there', () => {
  const broken = links.filter(({ path, hash }) => {
    const page = pages.find((one) => one.path === path)
    return hash !== '' && page !== undefined && page.$(`[id="${hash}"]`).length === 0
  })
  expect(broken).toEqual([])
})

describe.each(languages)('in $code', ({ folder }) => {
  const home = folder ? `/${folder}` : '/'
  test('every page is at most 3 clicks from home, and no article out of reach', () => {
    // Outcomes of a guide are reached through questions, which search engines do not show.
    const all = new Map(pages.map((page) => [page.path, page]))
    const distance = new Map([[home, 0]])
    const queue = [home]
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = all.get(path)
      for (const link of page ? innerLinks(page) : []) {
        if (distance.has(link.path) || !all.has(link.path)) continue
        distance.set(link.path, (distance.get(path) ?? 0) + 1)
        queue.push(link.path)
      }
    }
    // Old articles are reached by the pages of the list of all.
    // What a guide of questions ends in is reached by its answers.
    const isOutcome = (path: string): boolean =>
      (byPath.get(path)?.$('[data-section=outcome]').length ?? 0) > 0
    const most = (path: string): number => {
      if (/^(\/[a-z]{2,3})?\/blog\//.test(path)) return 1000
      return isOutcome(path) ? 3 + mostQuestions : 3
    }
    const own = [...byPath.keys()].filter((path) => languageAt(path).folder === folder)
    const far = own.filter((path) => (distance.get(path) ?? Infinity) > most(path))
    expect(far).toEqual([])
  })
})

test('links to other sites open in the same tab, but for official ones, which say so', () => {
  for (const { path, $ } of pages) {
    const { newTab } = languageAt(path).content.interfaceTexts.articleBody
    for (const link of $('a[target]').toArray()) {
      expect($(link).attr('rel')).toContain('noopener')
      expect($(link).text()).toContain(newTab)
    }
  }
})
