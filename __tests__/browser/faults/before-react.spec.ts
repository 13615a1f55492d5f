import type { Page } from '@playwright/test'
import { expect, received, test, waitForReact } from '../test'
import { allAnswers, button, countPosts, expectSuccess, fillIn, labels, success } from './form'

/** Keeps all scripts back until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test(
  'row 11: text typed before hydration is kept and sent',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    const answers = allAnswers('Early bird')
    const posts = countPosts(page)
    const release = await holdScripts(page)
    await page.goto('/contact')
    await fillIn(page, answers)
    release()
    await waitForReact(page)
    for (const [name, answer] of Object.entries(answers)) {
      await expect(page.getByLabel(labels[name as keyof typeof labels])).toHaveValue(answer)
    }
    await button(page).click()
    await expectSuccess(page)
    expect(received(answers.name)[0]?.body).toMatchObject(answers)
    expect(posts()).toBe(1)
  },
)

test('row 11: text typed during hydration is kept, letter by letter', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  const text = 'One letter after the other, while the page wakes up.'
  const typing = page.getByLabel(labels.issue).pressSequentially(text, { delay: 20 })
  await expect(page.getByLabel(labels.issue)).toHaveValue(/^One/)
  release()
  await typing
  await waitForReact(page)
  await expect(page.getByLabel(labels.issue)).toHaveValue(text)
})

test(
  'row 11: a form submitted before hydration looks busy, and is sent once',
  { tag: '@smoke' },
  async ({ page }) => {
    const answers = allAnswers('Early sender')
    const posts = countPosts(page)
    await page.clock.install()
    const release = await holdScripts(page)
    await page.goto('/contact')
    await fillIn(page, answers)
    await button(page).click()
    await expect(page.locator('main form[aria-busy=true]')).toHaveCount(1)
    await expect(button(page)).toHaveCSS('cursor', 'progress')
    await button(page).click()
    await page.getByLabel(labels.name).press('Enter')
    expect(posts()).toBe(0)
    release()
    await expectSuccess(page)
    // No later timer may send it again.
    await page.clock.fastForward(60_000)
    await expect(page.locator('main').getByText(success.title)).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    expect(posts()).toBe(1)
    expect(received(answers.name)).toHaveLength(1)
  },
)

test('row 11: an empty form submitted before hydration shows the error summary, not a bubble', async ({
  page,
}) => {
  const posts = countPosts(page)
  const release = await holdScripts(page)
  await page.goto('/contact')
  await fillIn(page, { issue: 'It beeps.' })
  await button(page).click()
  await expect(page.locator('main form[aria-busy=true]')).toHaveCount(1)
  // The browser's own check would have moved the focus to the first empty field.
  await expect(page.getByLabel(labels.name)).not.toBeFocused()
  release()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  await expect(page.locator('main form[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByLabel(labels.issue)).toHaveValue('It beeps.')
  expect(posts()).toBe(0)
})

test('row 11: where React takes longer than ten seconds, the browser submits the form once', async ({
  page,
}) => {
  const answers = allAnswers('Patient sender')
  const posts = countPosts(page)
  await page.clock.install()
  await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page, answers)
  await button(page).click()
  await button(page).click()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
  expect(posts()).toBe(1)
  expect(received(answers.name)[0]?.contentType).toBe('application/x-www-form-urlencoded')
})

test('row 11: a newsletter sign-up before hydration is sent', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByLabel('Your e-mail address').fill('visitor@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByLabel('Your e-mail address')).toHaveValue('visitor@example.com')
  release()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Successfully Subscribed!' })).toBeVisible()
})
