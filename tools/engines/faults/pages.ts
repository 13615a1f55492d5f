import type { Check } from '../check'
import {
  allAnswers,
  countPosts,
  expectReceived,
  expectThanks,
  send,
  type Answers,
} from '../consultation'
import { builtPages } from '../../speed/pages'
import { expectSame, expectTrue, type Page } from '../page'

const search = '#article-search'

/** Init script that blocks storage, as where a visitor has switched off all site data. */
const noStorage = `for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get: () => { throw new DOMException('blocked', 'SecurityError') },
  })
}`

async function withoutStorage(page: Page): Promise<void> {
  const answers = allAnswers()
  await send(page, answers)
  await expectThanks(page)
  await expectReceived(page, answers)
  await page.click('aside button[aria-expanded]')
  await page.click({ selector: '#reading-panel label', text: '150' })
  const isLarger = (): boolean => getComputedStyle(document.documentElement).fontSize === '24px'
  await page.waitFor('the text grows', isLarger, [])
  await page.open('/blog')
  await page.startReact()
  await page.type(search, 'zzqxj')
  await page.waitForShown({ selector: 'main p[aria-hidden]', text: 'zzqxj' })
}

async function leaveNoTrace(page: Page): Promise<void> {
  const secret = 'Zebedee'
  const answers: Answers = { ...allAnswers(), email: `${secret}@example.com`, issue: secret }
  answers.name = `${secret} ${answers.name}`
  await send(page, answers)
  await expectThanks(page)
  const traces = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      window.name,
      window.history.state,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  )
  expectTrue(`Stored: ${traces}`, !traces.includes(secret))
}

/** Opens several pages by their links: blocked requests become messages, which fail every check. */
async function followLinks(page: Page): Promise<void> {
  await page.open('/')
  await page.startReact()
  const paths = await page.evaluate((tools) =>
    tools.find({ selector: 'footer a[href^="/"]' }).map((one) => one.getAttribute('href') ?? ''),
  )
  for (const path of new Set(paths)) {
    if (/\.|\?|#/.test(path)) continue
    const before = await page.evaluate(() => [location.pathname, document.title] as const)
    await page.click(`footer a[href="${path}"]`)
    await page.waitForAddress(path)
    await page.waitForShown('main h1')
    if (path === before[0]) continue
    // The address changes first. Until the page does, its links are about to move.
    const isOther = (_: unknown, title: string): boolean => document.title !== title
    await page.waitFor('another title', isOther, [before[1]])
  }
}

async function nonsenseInAddress(page: Page): Promise<void> {
  await page.open('/blog?category=Nonsense&page=99&q=%00%F0')
  await page.waitForReact()
  await page.waitForShown('main form[role=search] button[aria-pressed=true]')
  const first = await page.evaluate(
    () =>
      document
        .querySelector('main form[role=search] button[aria-pressed]')
        ?.getAttribute('aria-pressed') ?? '',
  )
  expectSame('The button for all topics is pressed', first, 'true')
}

async function nonsenseInSearch(page: Page): Promise<void> {
  await page.open('/blog')
  await page.startReact()
  for (const text of ['(', '\\', '*', 'سلام', 'x'.repeat(10_000)]) {
    await page.fill(search, text)
    await page.waitForShown({ selector: 'main p[aria-hidden]', text: `“${text}”` })
  }
}

async function lostPages(page: Page): Promise<void> {
  page.allowed = [/404/]
  for (const path of ['/no-such-page', '/blog/unknown', '/BLOG']) {
    await page.open(path)
    await page.startReact()
    await page.waitForShown('h1')
    const links = await page.evaluate((tools) => tools.find({ selector: 'main a[href]' }).length)
    expectTrue(`${path} leads nowhere.`, links > 0)
  }
  const inner = builtPages().find((path) => path.lastIndexOf('/') > 0) ?? '/blog'
  await page.open(`${inner.replace(/\/(?=[^/]*$)/, '//')}/`)
  await page.waitForAddress(inner)
}

const check = (name: string, run: Check['run'], script = countPosts): Check => ({
  name,
  group: 'fault',
  script,
  run,
})

/** Checks of storage, privacy, the security policy, and unusual addresses. */
export const pageFaults: readonly Check[] = [
  check('row 21: storage is blocked', withoutStorage, countPosts + noStorage),
  check('row 22: what is written stays nowhere', leaveNoTrace),
  check('row 23: no refused request while links are followed', followLinks),
  check('row 35: nonsense in the address of the list', nonsenseInAddress),
  check('row 36: nonsense in the search', nonsenseInSearch),
  check('row 37: unknown addresses, slashes too many', lostPages),
]
