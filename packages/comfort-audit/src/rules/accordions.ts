import type { Locator, Page } from 'playwright-core'
import type { JourneyRule, Violation } from '../rule'

const limits = { tried: 3 }

/** Disclosures are native `details` elements: easy to click, printed in full, with an address. */
export const accordions: JourneyRule = {
  kind: 'journey',
  name: 'accordions',
  summary: 'Questions open with one press, one at a time, and print in full',
  requirement:
    'whole row clickable, one open in a group, each answer printed and with an address of its own',
  evidence: 'HTML, the details element; NN/g, Accordions on Desktop',
  limits,
  selector: 'main details',
  run: async (page, { tried }: typeof limits) => {
    const rows = page.locator('main details')
    const count = await rows.count()
    const violations: Violation[] = []
    for (let index = 0; index < Math.min(tried, count); index += 1) {
      violations.push(
        ...(await tryRow(rows.nth(index), index > 0 ? rows.nth(index - 1) : undefined)),
      )
    }
    violations.push(...(await page.evaluate(describeRows)))
    violations.push(...(await tryAddress(page)))
    await page.emulateMedia({ media: 'print' })
    violations.push(...(await page.evaluate(describeUnprinted)))
    return { count, violations }
  },
}

/** Clicks a row at its far end. It must open, close the previous one, and close again. */
async function tryRow(row: Locator, before: Locator | undefined): Promise<Violation[]> {
  const broken = async (value: string): Promise<Violation[]> => [
    await row.evaluate((one, text) => window.comfortAudit.violation(one, text, 1), value),
  ]
  const summary = row.locator('> summary')
  // A layout with room can show all answers beside their titles.
  if (!(await summary.isVisible()) || (await row.evaluate(showsAnswerWhileClosed))) return []
  const isOpen = (one: Locator): Promise<boolean> =>
    one.evaluate((details) => (details as HTMLDetailsElement).open)
  const box = await row.boundingBox()
  const own = await summary.boundingBox()
  if (!box || !own || own.width < box.width - 8)
    return broken('only a part of the row can be clicked')
  const open = await isOpen(row)
  await summary.click({ position: { x: own.width - 12, y: own.height / 2 } })
  if ((await isOpen(row)) === open) return broken('does not open by a click at its end')
  const named = before && (await before.getAttribute('name')) === (await row.getAttribute('name'))
  if (named && (await isOpen(before))) return broken('the previous one stays open')
  await summary.click()
  return (await isOpen(row)) === open ? [] : broken('does not close again')
}

/** Runs in the page. */
const showsAnswerWhileClosed = (row: Element): boolean =>
  !row.hasAttribute('open') && [...row.children].at(-1)?.checkVisibility() === true

/** Runs in the page: finds adjacent rows without a shared name, and answers without an address. */
function describeRows(): Violation[] {
  const { violation } = window.comfortAudit
  return [...document.querySelectorAll('main details')].flatMap((row) => {
    const next = row.nextElementSibling
    const alone = next?.tagName === 'DETAILS' && !row.getAttribute('name')
    const inside = [...row.querySelectorAll('[id]')].filter((one) => !one.closest('summary'))
    return [
      ...(alone ? [violation(row, 'more than one can be open', 1)] : []),
      ...(inside.length === 0 ? [violation(row, 'the answer has no address of its own', 1)] : []),
    ]
  })
}

/** Goes to the address of the last answer. The browser must open it. */
async function tryAddress(page: Page): Promise<Violation[]> {
  const answer = page.locator('main details > :not(summary)[id]').last()
  if ((await answer.count()) === 0) return []
  const url = new URL(page.url())
  url.hash = (await answer.getAttribute('id')) ?? ''
  await page.goto('about:blank')
  await page.goto(url.href)
  if (await answer.isVisible()) return []
  return [
    await answer.evaluate((one) => window.comfortAudit.violation(one, 'stays closed at #', 1)),
  ]
}

/** Runs in the page in print style: finds answers that are not printed. */
function describeUnprinted(): Violation[] {
  const { violation } = window.comfortAudit
  return [...document.querySelectorAll('main details')].flatMap((row) => {
    if (!row.checkVisibility()) return []
    const answers = [...row.children].filter((part) => part.tagName !== 'SUMMARY')
    const printed = answers.every(
      (part) => part.checkVisibility() && part.getBoundingClientRect().height > 0,
    )
    return printed ? [] : [violation(row, 'the answer is not printed', 1)]
  })
}
