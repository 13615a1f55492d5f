import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { fillPlural, fillText } from '../../src/components/ui/interface'
import { addressIn } from '../../src/content-model/language'
import { normalizeText } from '../../src/search/find-articles'
import { sentencesUrl, type SentencesByPath } from '../../src/search/search-files'
import { builtInterface, builtPages, choosePages, htmlOf, partsOf } from '../../tools/built-site'
import { expect, test, waitForReact } from '../browser/test'
import { languages, type BuiltLanguage } from '../built/content'

const [original, ...further] = languages
test.skip(further.length === 0, 'This site has one language.')

/** Returns the bar on top of a page, and the link in it to the same page in another language. */
const barOf = (page: Page, path: string): Locator =>
  page.getByRole('complementary', { name: builtInterface(path).contact.bar })
const linkTo = (page: Page, from: string, { content, code }: BuiltLanguage): Locator =>
  barOf(page, from)
    .getByRole('link', { name: content.interfaceTexts.language.name, exact: true })
    .and(page.locator(`[lang="${code}"][hreflang="${code}"]`))

const htmlLanguage = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('lang')

async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await waitForReact(page)
}

for (const language of further) {
  const { folder, code, content, articlePaths } = language
  const { interfaceTexts: texts } = content
  const home = `/${folder}`
  const own = builtPages()
    .filter((path) => path === home || path.startsWith(`${home}/`))
    .filter((path) => !language.withoutSource.has(path))
  const kinds = choosePages(
    [home, ...own.filter((path) => path !== home)].map((path) => ({
      path,
      parts: partsOf(path, htmlOf(path)),
    })),
  )

  test(`visitors of each kind of page in ${code} get to the same page in ${original!.code} and back`, async ({
    page,
  }) => {
    for (const path of kinds) {
      await page.goto(path)
      await hydrate(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      await linkTo(page, path, original!).click()
      await expect.poll(() => htmlLanguage(page)).toBe(original!.code)
      const source = new URL(page.url()).pathname
      await linkTo(page, source, language).click()
      await expect.poll(() => htmlLanguage(page)).toBe(code)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, {
        useInnerText: true,
      })
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    }
  })

  test(`the links between ${original!.code} and ${code} are large and alone`, async ({ page }) => {
    for (const [width, size] of [
      [320, '200%'],
      [390, '100%'],
      [744, '100%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, other] of [
        [home, original!],
        ['/', language],
      ] as const) {
        await page.goto(path)
        await page.evaluate((size) => localStorage.setItem('reading', `{"size":"${size}"}`), size)
        await page.reload()
        const link = linkTo(page, path, other)
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48)
        const faults = await link.evaluate((link) => {
          const box = link.getBoundingClientRect()
          const others = [...document.querySelectorAll('aside p, aside a, aside button, header')]
          const touching = others.filter((one) => {
            if (one === link || one.contains(link) || !one.checkVisibility()) return false
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top
          })
          const { scrollWidth, clientWidth } = document.documentElement
          return [
            ...touching.map((one) => one.outerHTML.slice(0, 80)),
            ...(box.left < 0 || box.right > clientWidth ? ['beyond the screen'] : []),
            ...(scrollWidth > clientWidth ? ['the page is too wide'] : []),
            ...(link.scrollWidth > link.clientWidth ? ['cut off'] : []),
          ]
        })
        expect(faults, `${path} at ${width} px`).toEqual([])
      }
    }
  })

  test(`search finds articles in ${code} by words, without accents, and by what only their text has`, async ({
    page,
  }) => {
    const { blog } = content
    test.skip(!blog || articlePaths.length === 0, 'It has no articles.')
    const articles = language.records.of('article').map(({ data }) => data)
    const summaries = articles.map((one) =>
      [one.title, one.excerpt, one.author, one.category, ...one.tags].join(' '),
    )
    const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
    const wordsIn = (text: string): string[] => text.match(/\p{L}{6,}/gu) ?? []
    const has = (word: string): number =>
      summaries.filter((text) => normalizeText(text).includes(normalizeText(word))).length
    const known = wordsIn(summaries[0]!)
    const common = known.find((word) => plain(word) === word && has(word) > 0)!
    const accented = known.find((word) => plain(word) !== word)!
    const synonyms = JSON.stringify(language.records.of('searchSynonyms').map(({ data }) => data))
    const file = readFileSync(`public${sentencesUrl(folder)}`, 'utf8')
    const sentences = Object.values(JSON.parse(file) as SentencesByPath)
    const inText = wordsIn(sentences.flat().join(' '))
    const rare = inText.find(
      (word) => word.length > 8 && has(word) === 0 && !synonyms.includes(word.toLowerCase()),
    )!

    const { articleList } = texts
    const line = page.locator('main p[aria-hidden]')
    const field = page.getByLabel(blog!.search.label)
    await page.goto(addressIn(folder, '/blog'))
    await field.focus()
    await waitForReact(page)
    for (const word of [common, accented, plain(accented)]) {
      await field.fill(word)
      const count = fillPlural(articleList.count, has(word), texts.locale)
      await expect(line).toHaveText(`${count} ${fillText(articleList.forSearch, { search: word })}`)
    }
    await field.fill(rare)
    await expect(page.getByRole('heading', { name: articleList.mentioned })).toBeVisible()
    await field.fill('qxzwvk')
    const none = fillText(articleList.forSearch, { search: 'qxzwvk' })
    await expect(line).toHaveText(`${articleList.none} ${none}`)
    await expect(page.getByText(blog!.empty.text)).toBeVisible()
    await page.getByRole('button', { name: articleList.clear }).click()
    await expect(field).toHaveValue('')
  })
}
