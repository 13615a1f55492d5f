import { Skip, type Check } from '../check'
import { expectTrue, type Page } from '../page'
import { pageWith } from '../site'
import { builtInterface } from '../../built-interface'

/** Path of the first article of the site. */
const path = (): string => pageWith('<article', '/blog/')

async function read(page: Page): Promise<void> {
  await page.open(path())
  await page.startReact()
  const link = 'main nav a[href^="#"]'
  // Wide screens show the contents beside the text; others, and engines without container queries,
  // in a disclosure.
  const folded = await page.evaluate(
    (tools, selector) => tools.find({ selector }).length === 0,
    link,
  )
  if (folded) await page.click('main nav details summary')
  const id = await page.evaluate(
    (tools, selector) => tools.find({ selector })[1]?.getAttribute('href')?.slice(1) ?? '',
    link,
  )
  await page.click(`main nav a[href="#${id}"]`)
  const isInView = (_: unknown, name: string): boolean => {
    const box = document.getElementById(name)?.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return box !== undefined && box.top >= bar - 1 && box.bottom <= innerHeight
  }
  await page.waitFor('the part stands below the header', isInView, [id])
}

async function share(page: Page): Promise<void> {
  await page.open(path())
  await page.startReact()
  const opensDialog = await page.evaluate(() => typeof navigator.share === 'function')
  if (opensDialog) throw new Skip('the button opens a dialog of the system here')
  await page.click({ selector: 'main button', text: builtInterface().share.device })
  await page.waitFor(
    'the link is copied, or told',
    (_, address) =>
      Array.from(document.querySelectorAll('main [role=status]')).some((one) => {
        const text = one.textContent ?? ''
        return text.includes('copied') || text.includes(address)
      }),
    [path()],
  )
}

/** Applies the print styles to the screen, and disables those for the screen alone. */
function printStyles(): void {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of Array.from(rules)) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all'
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all'
      }
      if ('cssRules' in rule) turn((rule as CSSGroupingRule).cssRules)
    }
  }
  for (const sheet of Array.from(document.styleSheets)) turn(sheet.cssRules)
}

async function print(page: Page): Promise<void> {
  await page.open(path())
  await page.startReact()
  // A real printer fires this event first; only the medium can be emulated.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  if (page.browser.emulateMedia) await page.browser.emulateMedia('print')
  else await page.evaluate(printStyles)
  const faults = await page.evaluate((tools) => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    const left = tools.find({ selector: 'nav, button' }).map(({ localName }) => localName)
    const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgb(255, 255, 255)'
    const answers = Array.from(
      document.querySelectorAll('main :not(nav) > details > :not(summary)'),
    )
    return [
      ...left.map((name) => `${name} is shown`),
      ...(isPlain ? [] : [`${color} on ${backgroundColor}`]),
      ...answers.filter((one) => one.clientHeight < 20).map(() => 'an answer is closed'),
      ...(tools.find({ selector: 'main article p' }).length > 3 ? [] : ['the text is missing']),
    ]
  })
  await page.browser.emulateMedia?.('screen')
  expectTrue(faults.join('; '), faults.length === 0)
}

/** Checks of an article: reading, sharing, printing. */
export const articleJourneys: readonly Check[] = [
  { name: 'article: the contents lead to a part', group: 'journey', run: read },
  { name: 'article: Share copies or tells the link', group: 'journey', run: share },
  { name: 'article: on paper', group: 'journey', run: print },
]
