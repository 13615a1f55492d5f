import { collectorPort, fixturePort } from '../../../tools/ports'
import { expect, received, test } from '../test'
import {
  allAnswers,
  button,
  collectorAnswers,
  countPosts,
  expectErrorState,
  expectSuccess,
  failure,
  fillIn,
  networkErrors,
  openForm,
  success,
} from './form'

test.use({ allowedError: networkErrors })

for (const [fault, answer] of [
  ['closes the connection', 'drop'],
  ['does not allow pages of our origin to read', 'no-cors'],
] as const) {
  test(`row 3: a service that ${fault} shows the error state`, async ({ page }) => {
    const answers = allAnswers(`Network ${answer}`)
    const posts = countPosts(page)
    await openForm(page)
    await fillIn(page, answers)
    await collectorAnswers(page, answer)
    await button(page).click()
    await expectErrorState(page, answers)
    expect(posts()).toBe(1)
  })
}

// The site is opened by number, and the name of the service leads nowhere.
for (const [fault, rule] of [
  ['refuses the connection', 'MAP localhost 127.0.0.1:1'],
  ['has a name that nobody knows', 'MAP localhost ~NOTFOUND'],
] as const) {
  test(`row 3: a service that ${fault} shows the error state`, async ({
    playwright,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
    })
    const page = await browser.newPage()
    const reasons: string[] = []
    page.on('requestfailed', (request) => {
      if (request.url().includes(String(collectorPort))) {
        reasons.push(request.failure()?.errorText ?? '')
      }
    })
    const answers = allAnswers(`Network ${fault}`)
    await openForm(page, `http://127.0.0.1:${fixturePort}/contact`)
    await fillIn(page, answers)
    await button(page).click()
    await expectErrorState(page, answers)
    expect(reasons[0]).toMatch(/NAME_NOT_RESOLVED|CONNECTION_REFUSED/)
    await browser.close()
  })
}

test(
  'row 4: offline the error is shown at once, and sending works when the connection is back',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const answers = allAnswers('Offline')
    await page.clock.install()
    await openForm(page)
    await fillIn(page, answers)
    await context.setOffline(true)
    await button(page).click()
    await expectErrorState(page, answers)
    await context.setOffline(false)
    await page.clock.fastForward(1000)
    await button(page).click()
    await expectSuccess(page)
    expect(received('Offline')).toHaveLength(1)
  },
)

test('row 5: a request that is never answered ends with the error state after 30 seconds', async ({
  page,
}) => {
  const answers = allAnswers('Hanging')
  const posts = countPosts(page)
  await page.clock.install()
  await openForm(page)
  await fillIn(page, answers)
  await collectorAnswers(page, 'hang')
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  const failed = page.waitForEvent('requestfailed')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page).click()
  await asked
  await page.clock.runFor(29_900)
  await expect(button(page)).toHaveText('Sending...')
  await expect(page.getByText(failure.title)).toHaveCount(0)
  await page.clock.runFor(200)
  expect((await failed).failure()?.errorText).toContain('ABORTED')
  await page.clock.resume()
  await expectErrorState(page, answers)
  expect(posts()).toBe(1)
})

test('row 9: a visitor who opens another page while sending sees the result there, without a warning', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  await openForm(page)
  await fillIn(page, allAnswers('Leaving by link'))
  await collectorAnswers(page, 'slow:2')
  await button(page).click()
  await expect(button(page)).toHaveText('Sending...')
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('status').filter({ hasText: success.title })).toBeVisible()
  expect(dialogs).toEqual([])
  expect(received('Leaving by link')).toHaveLength(1)
})

test('row 9: a visitor who leaves the site while sending can come back, without an error', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  await openForm(page)
  await fillIn(page, allAnswers('Leaving for good'))
  await collectorAnswers(page, 'hang')
  await button(page).click()
  await expect(button(page)).toHaveText('Sending...')
  await page.goto('about:blank')
  await page.goBack()
  await expect(button(page)).toHaveText('Send my request')
  expect(dialogs).toEqual([])
})
