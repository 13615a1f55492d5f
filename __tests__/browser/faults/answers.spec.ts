import { expect, received, test } from '../test'
import {
  allAnswers,
  button,
  collectorAnswers,
  countPosts,
  expectErrorState,
  expectSuccess,
  fillIn,
  networkErrors,
  openForm,
} from './form'

test.use({ allowedError: networkErrors })

for (const answer of ['ok', 'empty', 'bad-json']) {
  test(
    `row 1: an answer of 200 (${answer}) is a success, whatever its body`,
    { tag: answer === 'ok' ? ['@smoke', '@engines'] : [] },
    async ({ page }) => {
      const name = `Answer ${answer}`
      const posts = countPosts(page)
      await openForm(page)
      await fillIn(page, allAnswers(name))
      await collectorAnswers(page, answer)
      await button(page).click()
      await expectSuccess(page)
      expect(posts()).toBe(1)
      expect(received(name)).toHaveLength(1)
    },
  )
}

for (const answer of ['400', '403', '404', '422', '429:60', '500', '503']) {
  test(
    `row 2: an answer of ${answer} shows the error state, without an automatic retry`,
    { tag: answer === '500' ? ['@smoke', '@engines'] : [] },
    async ({ page }) => {
      const answers = allAnswers(`Answer ${answer}`)
      const posts = countPosts(page)
      await page.clock.install()
      await openForm(page)
      await fillIn(page, answers)
      await collectorAnswers(page, answer)
      await button(page).click()
      await expectErrorState(page, answers)
      await page.clock.fastForward('10:00')
      await expectErrorState(page, answers)
      expect(posts()).toBe(1)

      // The button works again, and the second time is a success.
      await collectorAnswers(page, 'ok')
      await button(page).click()
      await expectSuccess(page)
      expect(received(answers.name)).toHaveLength(1)
    },
  )
}

test('row 6: while an answer is slow, the button shows that the form is being sent', async ({
  page,
}) => {
  await openForm(page)
  await fillIn(page, allAnswers('Slow'))
  await collectorAnswers(page, 'slow:10')
  const words = await button(page).evaluate((element) => {
    const seen = [element.textContent]
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    ;(window as unknown as { seen: unknown }).seen = seen
    return seen
  })
  expect(words).toEqual(['Send my request'])
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('main form[aria-busy=true]')).toHaveCount(1)
  await expect(page.getByText('Thank you for contacting us!')).toHaveCount(1, { timeout: 20_000 })
  await expectSuccess(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toEqual(['Send my request', 'Sending...', 'Send my request'])
})

test('row 7: a redirect to a page that asks for a person shows the error state', async ({
  page,
}) => {
  const answers = allAnswers('Redirected')
  const posts = countPosts(page)
  await openForm(page)
  await fillIn(page, answers)
  await collectorAnswers(page, 'redirect')
  await button(page).click()
  await expectErrorState(page, answers)
  await expect(page).toHaveURL(/\/contact$/)
  expect(posts()).toBe(1)
})

test('row 7: the request accepts JSON, so that the service sends no page', async ({ page }) => {
  await openForm(page)
  await fillIn(page, allAnswers('Takes JSON'))
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await button(page).click()
  expect((await request).headers()).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  })
  await expectSuccess(page)
})
