import type { Check } from '../check'
import { expectSame, expectTrue, type Page } from '../page'

const search = '#article-search'
const articleLinks = 'main h3 a[href^="/blog/"]'
const topics = 'main form[role=search] button[aria-pressed]'

/** Returns an article of the list, and the longest word of its title. */
async function someArticle(page: Page): Promise<{ path: string; word: string }> {
  const { path, title } = await page.evaluate((tools, selector) => {
    const link = tools.find({ selector })[0]
    return { path: link?.getAttribute('href') ?? '', title: link?.textContent ?? '' }
  }, articleLinks)
  const words = [...(title.match(/\p{L}+/gu) ?? [])].sort((a, b) => b.length - a.length)
  return { path, word: words[0] ?? '' }
}

async function openList(page: Page): Promise<void> {
  await page.open('/blog')
  await page.startReact()
}

async function findArticle(page: Page): Promise<void> {
  await openList(page)
  const { path, word } = await someArticle(page)
  await page.type(search, word)
  await page.waitForShown({ selector: 'main p[aria-hidden]', text: `“${word}”` })
  await page.waitFor(
    'the status says what was found',
    (_, text) =>
      Array.from(document.querySelectorAll('main [role=status]')).some((one) =>
        one.textContent?.includes(text),
      ),
    [`“${word}”`],
  )
  await page.waitForShown(`${articleLinks}[href="${path}"]`)
  const line = await page.evaluate(
    () => document.querySelector('main p[aria-hidden]')?.textContent ?? '',
  )
  expectTrue(`The line says “${line}”.`, /\d/.test(line))
}

async function chooseTopic(page: Page): Promise<void> {
  await openList(page)
  const label = await page.evaluate(
    (tools, selector) => tools.find({ selector })[1]?.textContent ?? '',
    topics,
  )
  await page.click({ selector: topics, text: label })
  await page.waitForAddress(`/blog?category=${encodeURIComponent(label).replace(/%20/g, '+')}`)
  await page.waitForShown({ selector: `${topics}[aria-pressed=true]`, text: label })
}

async function clear(page: Page): Promise<void> {
  await openList(page)
  await page.type(search, 'zzqxj')
  const button = { selector: 'main button', text: 'Clear' }
  await page.click(button)
  await page.waitForAddress('/blog')
  expectSame('The field', await page.value(search), '')
  await page.waitForShown(articleLinks)
}

async function goBackToSearch(page: Page): Promise<void> {
  await openList(page)
  const { path, word } = await someArticle(page)
  await page.type(search, word)
  await page.waitForShown({ selector: 'main p[aria-hidden]', text: `“${word}”` })
  await page.click(`${articleLinks}[href="${path}"]`)
  await page.waitForAddress(path)
  await page.browser.back()
  await page.waitForShown({ selector: 'main p[aria-hidden]', text: `“${word}”` })
  expectSame('The field', await page.value(search), word)
  await page.browser.forward()
  await page.waitForAddress(path)
  await page.waitForShown('main h1')
}

async function goBackAndForward(page: Page): Promise<void> {
  await page.open('/')
  await page.startReact()
  const heading = (): Promise<string> =>
    page.evaluate(() => document.querySelector('h1')?.textContent ?? '')
  const first = await heading()
  const path = await page.evaluate(
    (tools) =>
      tools
        .find({ selector: 'footer a[href^="/"]' })
        .map((one) => one.getAttribute('href') ?? '')
        .find((one) => one !== '/') ?? '',
  )
  await page.click(`footer a[href="${path}"]`)
  await page.waitForAddress(path)
  const isOther = (_: unknown, text: string): boolean =>
    document.querySelector('h1')?.textContent !== text
  await page.waitFor('another heading', isOther, [first])
  await page.waitFor('the page begins at its top', () => scrollY === 0, [])
  const second = await heading()
  await page.browser.back()
  await page.waitForShown({ selector: 'h1', text: first })
  await page.browser.forward()
  await page.waitForShown({ selector: 'h1', text: second })
}

/** Checks of the list of articles: search and going back. */
export const blogJourneys: readonly Check[] = [
  { name: 'search finds an article and says so', group: 'journey', run: findArticle },
  { name: 'search by topic', group: 'journey', run: chooseTopic },
  { name: 'search without a result is cleared', group: 'journey', run: clear },
  { name: 'Back and Forward keep a search', group: 'journey', run: goBackToSearch },
  { name: 'Back and Forward between pages', group: 'journey', run: goBackAndForward },
]
