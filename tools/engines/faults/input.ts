import type { Check } from '../check'
import {
  allAnswers,
  countPosts,
  expectReceived,
  expectRefusal,
  expectThanks,
  field,
  fillIn,
  formPath,
  openForm,
  posts,
  send,
  submit,
  type Answers,
} from '../consultation'
import { expectSame, expectTrue, type Page } from '../page'
import { formCopy } from '../site'

const script = '<script>window.broken = true</script><img src=x onerror="window.broken = true">'
const trap = 'input[name=_gotcha]'

/** Returns a check that a text arrives unchanged, behind the name and in the long field. */
const arrives = (text: string) => async (page: Page) => {
  const answers = allAnswers()
  answers.name = `${answers.name} ${text}`
  answers.issue = text
  await send(page, answers)
  await expectThanks(page)
  await expectReceived(page, answers)
  await expectInert(page)
}

async function expectInert(page: Page): Promise<void> {
  const broken = await page.evaluate(
    () => 'broken' in window || document.querySelector('img[src=x]') !== null,
  )
  expectTrue('The script ran, or became an element.', !broken)
}

async function fillTrap(page: Page): Promise<void> {
  const answers = allAnswers()
  await openForm(page)
  const hidden = await page.evaluate((tools, selector) => {
    const input = document.querySelector<HTMLInputElement>(selector)
    return [tools.find({ selector }).length, input?.tabIndex, input?.getAttribute('autocomplete')]
  }, trap)
  expectSame('The trap: shown, tab stop, autofill', hidden, [0, -1, 'off'])
  await fillIn(page, answers)
  await page.fill(trap, 'x')
  await page.click(submit)
  await expectRefusal(page, answers)
  expectSame('Requests', await posts(page), 0)
}

async function scriptInSearch(page: Page): Promise<void> {
  await page.open('/blog')
  await page.startReact()
  await page.type('#article-search', script)
  await page.waitForShown({ selector: 'main p[aria-hidden]', text: script })
  await expectInert(page)
}

async function scriptInAddress(page: Page): Promise<void> {
  const asked = encodeURIComponent(script)
  for (const path of [
    `${formPath()}?about=${asked}&with=${asked}`,
    `/blog?q=${asked}&category=${asked}&page=${asked}`,
    `/?${asked}#${asked}`,
  ]) {
    await page.open(path)
    await page.startReact()
    await page.waitForShown('main h1')
    await expectInert(page)
  }
  page.allowed = [/404/]
  await page.open(`/${asked}`)
  await page.startReact()
  await page.waitForShown('h1')
  await expectInert(page)
}

async function malformed(page: Page): Promise<void> {
  const answers: Answers = { ...allAnswers(), phone: '', email: 'visitor@' }
  await send(page, answers)
  await page.waitForFocus({ selector: 'main [role=group]', text: formCopy.errorSummary })
  for (const name of ['phone', 'email']) {
    const text = formCopy.fields[name]?.error ?? ''
    await page.click({ selector: 'main [role=group] a', text })
    await page.waitForFocus(field(name))
    const seen = await page.evaluate((_, selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    }, field(name))
    expectTrue(`The field ${name} is not in view.`, seen)
  }
  expectSame('Requests', await posts(page), 0)
  await fillIn(page, { phone: '1', email: 'visitor@example.com' })
  await page.click(submit)
  await expectThanks(page)
  await expectReceived(page, { ...answers, phone: '1', email: 'visitor@example.com' })
}

const check = (name: string, run: Check['run']): Check => ({
  name,
  group: 'fault',
  script: countPosts,
  run,
})

/** Checks of unusual input into fields and addresses. */
export const inputFaults: readonly Check[] = [
  check('row 13: the trap for programs', fillTrap),
  ...['José Núñez', '李小龍', "O'Neil", 'فاطمة الزهراء', 'שָׁלוֹם', '👵🏽💛👩‍👩‍👧'].map((text) =>
    check(`row 14: ${text}`, arrives(text)),
  ),
  check('row 15: 10,000 letters', arrives('Mühe.'.repeat(2000))),
  check('row 16: a script in a field', arrives(script)),
  check('row 16: a script in the search', scriptInSearch),
  check('row 16: a script in the address', scriptInAddress),
  check('row 20: an empty and a malformed answer', malformed),
]
