import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { fillPlural, fillText } from '../../src/components/ui/interface'
import { addressIn } from '../../src/content-model/language'
import type { Section } from '../../src/content-model/schemas/section'
import { normalizeText } from '../../src/search/find-articles'
import { sentencesUrl, type SentencesByPath } from '../../src/search/search-files'
import { builtInterface } from '../../tools/built-interface'
import { builtPages, choosePages, htmlOf, partsOf } from '../../tools/speed/pages'
import { giveVoice, heard, heardIn } from '../browser/fake-voice'
import { offences } from '../browser/journeys/axe'
import { expect, receivedWith, test, waitForReact } from '../browser/test'
import { languages, type BuiltLanguage } from '../built/content'

const [original, ...further] = languages
test.skip(further.length === 0, 'This site has one language.')

type Kind = Section['kind']

/** Returns the first page of a language that has a section of a kind, and the section. */
function find<K extends Kind>({ servedPages }: BuiltLanguage, kind: K) {
  return servedPages.flatMap(({ path, sections }) =>
    sections
      .filter((one): one is Extract<Section, { kind: K }> => one.kind === kind)
      .map((section) => ({ path, section })),
  )[0]
}

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

  test(
    `visitors of each kind of page in ${code} get to the same page in ${original!.code} and back`,
    { tag: '@smoke' },
    async ({ page }) => {
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
    },
  )

  for (const width of [320, 390, 744, 1280]) {
    for (const size of ['100%', '200%']) {
      test(`at ${width} pixels and text of ${size}, the links between ${original!.code} and ${code} are large and alone`, async ({
        page,
      }) => {
        await page.addInitScript(
          (size) => localStorage.setItem('reading', JSON.stringify({ size })),
          size,
        )
        await page.setViewportSize({ width, height: 800 })
        for (const [path, other] of [
          [home, original!],
          ['/', language],
        ] as const) {
          await page.goto(path)
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
          expect(faults).toEqual([])
        }
      })
    }
  }

  test.describe(`${code} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('the links between the languages lead there and back', async ({ page }) => {
      await page.goto(home)
      await linkTo(page, home, original!).click()
      await expect(page).toHaveURL(/\/$/)
      await linkTo(page, '/', language).click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    })
  })

  test(`the form in ${code} names every error, and says its language to the office`, async ({
    page,
  }) => {
    const form = find(language, 'consultation-form')
    test.skip(!form, 'It has no form.')
    const { path, section } = form!
    let posts = 0
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))
    await page.goto(path)
    const element = page.locator('main form[data-reads-query]')
    const control = (name: string): Locator => element.locator(`[name="${name}"]`)
    const send = element.locator('[type=submit]')
    await expect(send).toHaveText(section.button)
    await hydrate(page)
    for (const { name, type } of section.fields) {
      if (type === 'email') await control(name).fill('x@')
    }
    await send.click()
    const wrong = section.fields.filter(({ required, type }) => required || type === 'email')
    const withError = wrong.filter(({ error }) => error)
    const summary = page.getByRole('group', { name: section.errorSummary })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(withError.map(({ error }) => error!))
    await expect(page).toHaveTitle(new RegExp(`^${fillText(texts.forms.error, { title: '' })}`))
    for (const { name, error, label } of withError) {
      await expect(control(name)).toHaveAccessibleDescription(new RegExp(error!))
      await expect(page.getByLabel(label)).toHaveAttribute('name', name)
    }
    expect(posts).toBe(0)
    expect(await offences(page)).toEqual([])

    const visitor = `Visitor in ${code} ${Date.now()}`
    for (const { name, type } of section.fields) {
      if (type === 'select') await control(name).selectOption({ index: 1 })
      else if (type === 'email') await control(name).fill('visitor@example.com')
      else if (type === 'tel') await control(name).fill('904 555 0177')
      else await control(name).fill(visitor)
    }
    const [first] = section.fields.filter(({ type }) => type === 'text')
    await send.click()
    await expect(page.getByRole('group', { name: section.success.title })).toBeFocused()
    const [{ body } = { body: {} }] = receivedWith(first!.name, visitor)
    const names = section.fields.map(({ name }) => name)
    expect(Object.keys(body as object).sort()).toEqual([...names, 'language', 'subject'].sort())
    expect(body).toMatchObject({
      language: folder,
      subject: fillText(texts.forms.subject, { name: visitor }),
    })
  })

  test(`the newsletter speaks ${code}`, async ({ page }) => {
    const newsletter = find(language, 'newsletter')
    test.skip(!newsletter, 'It has no newsletter.')
    const { path, section } = newsletter!
    await page.goto(path)
    const field = page.getByLabel(section.emailLabel)
    await field.focus()
    await waitForReact(page)
    await page.getByRole('button', { name: section.button }).click()
    await expect(page.getByText(section.empty.title, { exact: true })).toBeInViewport()
    await field.fill('visitor@example.com')
    await page.getByRole('button', { name: section.button }).click()
    await expect(page.getByRole('group', { name: section.success.title })).toBeFocused()
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

  /** Opens the panel that makes a page easier to read. */
  async function openPanel(page: Page): Promise<Locator> {
    const { button, title } = texts.preferences
    const opener = (name: string): Locator => page.getByRole('button', { name, exact: true })
    await opener(button.brief).or(opener(button.full)).click()
    const panel = page.getByRole('region', { name: title })
    await expect(panel).toBeVisible()
    return panel
  }

  test(`the panel speaks ${code}`, async ({ page }) => {
    const { choices, chosen, remembered, reset, wasReset, noVoice } = texts.preferences
    await giveVoice(page, ['xx-XX'])
    await page.goto(home)
    const panel = await openPanel(page)
    const group = panel.getByRole('group', { name: choices.size.title })
    await group.getByLabel(choices.size.larger, { exact: true }).check()
    const { title, larger: choice } = choices.size
    await expect(panel.getByRole('status')).toHaveText(
      `${fillText(chosen, { title, choice })} ${remembered}`,
    )
    await expect(panel.getByText(noVoice)).toBeVisible()
    await panel.getByRole('button', { name: reset }).click()
    await expect(panel.getByRole('status')).toContainText(wasReset)
  })

  test(`a page in ${code} is read aloud by a voice of ${code}`, async ({ page }) => {
    const [path = home] = articlePaths
    const voice = `${code}-MX`
    await giveVoice(page, ['en-US', 'de-DE', voice])
    await page.goto(path)
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: texts.preferences.listen }).click()
    const bar = page.getByRole('region', { name: texts.listening.bar })
    await expect(bar.getByRole('button', { name: texts.listening.pause })).toBeFocused()
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await expect.poll(async () => (await heard(page)).join(' ')).toContain(heading)
    expect(new Set(await heardIn(page))).toEqual(new Set([voice]))
    // The other language is not read with this voice.
    await linkTo(page, path, original!).click()
    await expect(bar).toHaveCount(0)
    const before = (await heard(page)).length
    await page.waitForTimeout(700)
    expect(await heard(page)).toHaveLength(before)
  })

  test(`steps are shown one at a time in ${code}`, async ({ page }) => {
    const path = articlePaths.find((one) => htmlOf(one).includes('class="steps'))
    test.skip(!path, 'No article has steps.')
    await page.goto(path!)
    const list = page.locator('.steps').first()
    const steps = list.locator('> ol > li')
    const count = await steps.count()
    const position = (step: number): Locator =>
      list.getByText(fillText(texts.steps.position, { step, count }), { exact: true })
    await list.getByRole('button', { name: texts.articleBody.oneStep }).click()
    await expect(position(1)).toBeFocused()
    await list.getByRole('button', { name: texts.steps.next }).click()
    await expect(position(2)).toBeFocused()
    await expect(steps.nth(0)).toBeHidden()
    await list.getByRole('button', { name: texts.steps.all }).click()
    await expect(steps.nth(0)).toBeVisible()
  })

  test(`on paper a page in ${code} has its text and number, and no link to another language`, async ({
    page,
  }) => {
    for (const path of [home, ...articlePaths.slice(0, 1)]) {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('aside a[href^="tel:"]').first()).toBeVisible()
      await expect(page.locator('aside a[hreflang]')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test.describe('an unknown address', () => {
    test.use({ allowedError: /404/ })

    const { page: lost, article } = content.notFound
    for (const [path, heading] of [
      [`${home}/no-such-page`, lost.heading],
      [`${home}/services/no-such-page`, lost.heading],
      ...(content.blog
        ? [[`${home}/blog/no-such-article`, (article ?? lost).heading] as const]
        : []),
    ] as const) {
      test(`${path} is answered in ${code}, before and after scripts run`, async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toHaveText(heading)
        await hydrate(page)
        await page.waitForLoadState('networkidle')
        await expect(title).toHaveText(heading)
        expect(await htmlLanguage(page)).toBe(code)
        expect(new URL(page.url()).pathname).toBe(path)
      })
    }
  })
}

test('the form of the default language sends nothing of languages', async ({ page }) => {
  const form = find(original!, 'consultation-form')
  test.skip(!form, 'It has no form.')
  const { path, section } = form!
  await page.goto(path)
  await hydrate(page)
  const element = page.locator('main form[data-reads-query]')
  const visitor = `Visitor ${Date.now()}`
  const [first] = section.fields.filter(({ type }) => type === 'text')
  for (const { name, type, required } of section.fields) {
    const control = element.locator(`[name="${name}"]`)
    if (!required) continue
    if (type === 'select') await control.selectOption({ index: 1 })
    else await control.fill(type === 'tel' ? '904 555 0177' : visitor)
  }
  await element.locator('[type=submit]').click()
  await expect.poll(() => receivedWith(first!.name, visitor)).toHaveLength(1)
  const names = section.fields.map(({ name }) => name)
  const [{ body } = { body: {} }] = receivedWith(first!.name, visitor)
  expect(Object.keys(body as object)).toEqual([...names, 'subject'])
})
