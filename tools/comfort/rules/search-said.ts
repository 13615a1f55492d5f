import { said, startListening } from '../live-regions'
import type { JourneyRule } from '../rule'

const limits = { times: 1 }
const field = 'main input[type=search]'

/** Screen readers hear what a search has found, once, when typing has come to rest. */
export const searchSaid: JourneyRule = {
  kind: 'journey',
  name: 'search-said',
  asks: 'Programs that read aloud say once what a search has found',
  number: `said ${limits.times} time, in a region that was there before`,
  source: 'WCAG 2.2, 4.1.3 Status Messages (AA)',
  limits,
  on: field,
  most: 3,
  sends: false,
  drive: async (page, { times }: typeof limits) => {
    const input = page.locator(field).first()
    await input.focus()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(800)
    await page.evaluate(startListening)
    // In one go, so that a slow machine does not make pauses between the letters.
    await input.evaluate(typeAll, 'phone')
    await page.waitForTimeout(1500)
    // "Searching..." is no result.
    const heard = ((await page.evaluate(said)) ?? []).filter((words) => !/(\.\.\.|…)$/.test(words))
    if (heard.length === times) return { count: 1, offenders: [] }
    const value =
      heard.length === 0 ? 'nothing is said' : `said ${heard.length} times: ${heard.join(' / ')}`
    const offender = await input.evaluate(
      (one, words) => window.comfort.offender(one, words, 1),
      value,
    )
    return { count: 1, offenders: [offender] }
  },
}

/** Runs in the page: types letter by letter into the field that has the focus. */
function typeAll(_field: Element, words: string): void {
  for (const letter of words) document.execCommand('insertText', false, letter)
}
