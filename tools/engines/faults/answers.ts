import { setAnswer, Skip, type Check } from '../check'
import {
  allAnswers,
  countPosts,
  expectReceived,
  expectRefusal,
  expectThanks,
  field,
  fillIn,
  form,
  networkErrors,
  openForm,
  posts,
  received,
  send,
  submit,
} from '../consultation'
import { expectSame, expectTrue, type Page } from '../page'
import { formCopy } from '../site'

const check = (name: string, run: Check['run']): Check => ({
  name,
  group: 'fault',
  script: countPosts,
  run: (page) => {
    page.allowed = [networkErrors]
    return run(page)
  },
})

const accepts = (answer: string) => async (page: Page) => {
  const answers = allAnswers()
  await setAnswer(answer)
  await send(page, answers)
  await expectThanks(page)
  await expectReceived(page, answers)
}

/**
 * Returns a check for an answer that refuses the form: sent once, refused once, and accepted on the
 * second press.
 */
const refuses = (answer: string, seconds?: number) => async (page: Page) => {
  const answers = allAnswers()
  await setAnswer(answer)
  await send(page, answers)
  await expectRefusal(page, answers, seconds)
  expectSame('Requests', await posts(page), 1)
  await setAnswer('ok')
  await page.waitFor('the button can be pressed again', waitForSecondPress, [])
  await page.click(submit)
  await expectThanks(page)
  // A service may store a request although its answer cannot be parsed.
  const count = received(answers.name ?? '').length
  expectTrue(`${count} requests stored.`, count === 1 || (count === 2 && answer === 'no-cors'))
}

/** Waits: for a second after an answer, the form ignores another press as a double click. */
function waitForSecondPress(): boolean {
  const state = window as { since?: number }
  state.since = state.since ?? performance.now()
  return performance.now() - state.since > 1500
}

async function offline(page: Page): Promise<void> {
  const { setOffline } = page.browser
  if (!setOffline) throw new Skip('this engine cannot be cut off from the network by a test')
  const answers = allAnswers()
  await openForm(page)
  await fillIn(page, answers)
  await setOffline(true)
  await page.click(submit)
  await expectRefusal(page, answers).finally(() => setOffline(false))
  await page.waitFor('the button can be pressed again', waitForSecondPress, [])
  await page.click(submit)
  await expectThanks(page)
}

async function slow(page: Page): Promise<void> {
  const answers = allAnswers()
  await setAnswer('slow:10')
  await send(page, answers)
  await page.waitForShown({ selector: `${submit}[aria-disabled=true]`, text: formCopy.busy })
  await page.waitForShown(`${form}[aria-busy=true]`)
  const begin = Date.now()
  const thanks = { selector: 'main [role=group]', text: formCopy.success.title }
  await page.waitForShown(thanks, 20)
  const seconds = Math.round((Date.now() - begin) / 1000)
  if (seconds < 8) throw new Error(`The button was busy for ${seconds} s only.`)
  await expectThanks(page)
  await expectReceived(page, answers)
}

const double = (answer: string) => async (page: Page) => {
  const answers = allAnswers()
  await setAnswer(answer)
  await openForm(page)
  await fillIn(page, answers)
  await page.click(submit, 2)
  await expectThanks(page)
  await expectReceived(page, answers)
}

async function manyEnters(page: Page): Promise<void> {
  const answers = allAnswers()
  await setAnswer('slow:2')
  await openForm(page)
  await fillIn(page, answers)
  await page.focus(field('phone'))
  for (let turn = 0; turn < 10; turn += 1) await page.browser.press('Enter')
  await page.click(submit)
  await expectThanks(page)
  await expectReceived(page, answers)
}

async function leaveByLink(page: Page): Promise<void> {
  const answers = allAnswers()
  await setAnswer('slow:2')
  await send(page, answers)
  await page.click('footer a[href="/about"], footer a[href^="/"]:not([href="/"])')
  await page.waitForHidden(form)
  await page.waitForShown({ selector: '[role=status]', text: formCopy.success.title })
  await expectReceived(page, answers)
}

async function leaveForGood(page: Page): Promise<void> {
  await setAnswer('slow:2')
  await send(page, allAnswers())
  await page.waitForShown({ selector: submit, text: formCopy.busy })
  await page.open('/')
  await page.browser.back()
  await page.waitForShown({ selector: submit, text: formCopy.button })
}

const notHere = (reason: string) => () => Promise.reject(new Skip(reason))

/** Checks of every answer of the form service and of every network failure. */
export const answerFaults: readonly Check[] = [
  ...['ok', 'empty', 'bad-json'].map((one) => check(`row 1: 200 (${one})`, accepts(one))),
  ...['400', '403', '404', '422', '429:60', '500', '503'].map((one) =>
    check(`row 2: ${one}`, refuses(one)),
  ),
  check('row 3: the connection is closed', refuses('drop')),
  check('row 3: the service does not allow our origin', refuses('no-cors')),
  check('row 3: no connection, no such name', notHere('the endpoint is part of the built site')),
  check('row 4: offline', offline),
  check('row 5: no answer for 30 s', refuses('hang', 40)),
  check('row 6: an answer after 10 s', slow),
  check('row 7: a redirect to a page', refuses('redirect')),
  ...['ok', 'slow:1'].map((one) => check(`row 8: double click (${one})`, double(one))),
  check('row 8: Enter again and again', manyEnters),
  check('row 9: leaving by a link while sending', leaveByLink),
  check('row 9: leaving the site while sending', leaveForGood),
]
