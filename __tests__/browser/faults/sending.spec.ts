import { expect, received, test } from '../test'
import {
  allAnswers,
  button,
  collectorAnswers,
  countPosts,
  expectErrorState,
  expectSuccess,
  fillIn,
  labels,
  networkErrors,
  openForm,
} from './form'

test.use({ allowedError: networkErrors })

for (const answer of ['slow:1', 'ok', '500']) {
  test(
    `row 8: a double click sends one request (${answer})`,
    { tag: answer === 'slow:1' ? '@smoke' : [] },
    async ({ page }) => {
      const posts = countPosts(page)
      const answers = allAnswers(`Double click ${answer}`)
      await openForm(page)
      await fillIn(page, answers)
      await collectorAnswers(page, answer)
      await button(page).dblclick({ delay: 50 })
      await (answer === '500' ? expectErrorState(page, answers) : expectSuccess(page))
      await expect(page.getByText('There is a problem')).toHaveCount(0)
      expect(posts()).toBe(1)
      expect(received(answers.name)).toHaveLength(answer === '500' ? 0 : 1)
    },
  )

  test(`row 8: an Enter key that is held down sends one request (${answer})`, async ({ page }) => {
    const posts = countPosts(page)
    const answers = allAnswers(`Held Enter ${answer}`)
    await openForm(page)
    await fillIn(page, answers)
    await collectorAnswers(page, answer)
    await page.getByLabel(labels.phone).focus()
    // The second and later presses of a key that is down are repeats.
    for (let turn = 0; turn < 50; turn += 1) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(40)
    }
    await page.keyboard.up('Enter')
    await (answer === '500' ? expectErrorState(page, answers) : expectSuccess(page))
    await expect(page.getByText('There is a problem')).toHaveCount(0)
    expect(posts()).toBe(1)
  })
}

test('row 8: pressing the busy button sends nothing more', async ({ page }) => {
  const posts = countPosts(page)
  await openForm(page)
  await fillIn(page, allAnswers('Busy button'))
  await collectorAnswers(page, 'slow:2')
  await button(page).click()
  await expect(button(page)).toHaveText('Sending...')
  await button(page).click({ force: true })
  await page.keyboard.press('Enter')
  await page.getByLabel(labels.name).press('Enter')
  await expectSuccess(page)
  expect(posts()).toBe(1)
})

test.describe('row 13: the hidden field that catches spam programs', () => {
  const trap = 'input[name=_gotcha]'

  test('cannot be focused, is not visible, and is not autofilled', async ({ page }) => {
    await openForm(page)
    await expect(page.locator(trap)).toBeHidden()
    await expect(page.locator(trap)).toHaveAttribute('autocomplete', 'off')
    const reached: string[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
      await page.keyboard.press('Tab')
    }
    expect(reached).toEqual(expect.arrayContaining(['name', 'preferredTime']))
    expect(reached).not.toContain('_gotcha')
  })

  test('is hidden from screen readers', async ({ page }) => {
    await openForm(page)
    const told = await page.locator('main form').ariaSnapshot()
    expect(told).toContain('textbox "Full Name *"')
    expect(told).not.toContain('Leave this empty')
    expect(told.match(/textbox/g)).toHaveLength(4)
  })

  test(
    'when filled in prevents sending, and shows the phone number',
    { tag: '@smoke' },
    async ({ page }) => {
      const posts = countPosts(page)
      const answers = allAnswers('Trapped')
      await openForm(page)
      await fillIn(page, answers)
      await page.locator(trap).evaluate((field) => ((field as HTMLInputElement).value = 'x'))
      await button(page).click()
      await expectErrorState(page, answers)
      expect(posts()).toBe(0)
      expect(received('Trapped')).toEqual([])
    },
  )
})
