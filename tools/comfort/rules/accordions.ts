import type { Locator, Page } from '@playwright/test'
import type { JourneyRule, Offender } from '../rule'

const limits = { tried: 3 }

/** Answers that open are rows of the browser's own kind, easy to hit, and never lost. */
export const accordions: JourneyRule = {
  kind: 'journey',
  name: 'accordions',
  asks: 'Questions open with one press, one at a time, and print in full',
  number:
    'whole row pressed, one open in a group, each answer on paper and at an address of its own',
  source: 'HTML, the details element; NN/g, Accordions on Desktop',
  limits,
  on: 'main details',
  most: Infinity,
  sends: false,
  drive: async (page, { tried }: typeof limits) => {
    const rows = page.locator('main details')
    const count = await rows.count()
    const offenders: Offender[] = []
    for (let index = 0; index < Math.min(tried, count); index += 1) {
      offenders.push(
        ...(await tryRow(rows.nth(index), index > 0 ? rows.nth(index - 1) : undefined)),
      )
    }
    offenders.push(...(await page.evaluate(describeRows)))
    offenders.push(...(await tryAddress(page)))
    await page.emulateMedia({ media: 'print' })
    offenders.push(...(await page.evaluate(describeUnprinted)))
    return { count, offenders }
  },
}

/** Presses a row at its far end: it opens, closes the one before it, and closes again. */
async function tryRow(row: Locator, before: Locator | undefined): Promise<Offender[]> {
  const wrong = async (value: string): Promise<Offender[]> => [
    await row.evaluate((one, words) => window.comfort.offender(one, words, 1), value),
  ]
  const summary = row.locator('> summary')
  if (!(await summary.isVisible())) return []
  const isOpen = (one: Locator): Promise<boolean> =>
    one.evaluate((details) => (details as HTMLDetailsElement).open)
  const box = await row.boundingBox()
  const own = await summary.boundingBox()
  if (!box || !own || own.width < box.width - 8)
    return wrong('only a part of the row can be pressed')
  const open = await isOpen(row)
  await summary.click({ position: { x: own.width - 12, y: own.height / 2 } })
  if ((await isOpen(row)) === open) return wrong('does not open by a press at its end')
  const named = before && (await before.getAttribute('name')) === (await row.getAttribute('name'))
  if (named && (await isOpen(before))) return wrong('the one before stays open')
  await summary.click()
  return (await isOpen(row)) === open ? [] : wrong('does not close again')
}

/** Runs in the page: finds rows beside each other without a shared name, and answers without an address. */
function describeRows(): Offender[] {
  const { offender } = window.comfort
  return [...document.querySelectorAll('main details')].flatMap((row) => {
    const next = row.nextElementSibling
    const alone = next?.tagName === 'DETAILS' && !row.getAttribute('name')
    const inside = [...row.querySelectorAll('[id]')].filter((one) => !one.closest('summary'))
    return [
      ...(alone ? [offender(row, 'more than one can be open', 1)] : []),
      ...(inside.length === 0 ? [offender(row, 'the answer has no address of its own', 1)] : []),
    ]
  })
}

/** Goes to the address of the last answer: the browser opens it. */
async function tryAddress(page: Page): Promise<Offender[]> {
  const answer = page.locator('main details > :not(summary)[id]').last()
  if ((await answer.count()) === 0) return []
  const url = new URL(page.url())
  url.hash = (await answer.getAttribute('id')) ?? ''
  await page.goto('about:blank')
  await page.goto(url.href)
  if (await answer.isVisible()) return []
  return [await answer.evaluate((one) => window.comfort.offender(one, 'stays closed at #', 1))]
}

/** Runs in the page, as it is printed: finds answers that paper does not show. */
function describeUnprinted(): Offender[] {
  const { offender } = window.comfort
  return [...document.querySelectorAll('main details')].flatMap((row) => {
    if (!row.checkVisibility()) return []
    const answers = [...row.children].filter((part) => part.tagName !== 'SUMMARY')
    const printed = answers.every(
      (part) => part.checkVisibility() && part.getBoundingClientRect().height > 0,
    )
    return printed ? [] : [offender(row, 'the answer is not printed', 1)]
  })
}
