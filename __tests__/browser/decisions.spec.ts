import { expect, test } from './test'

const start = '/is-it-real'

test(
  'from the bar of any page through two questions to an outcome, and back',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const posted: string[] = []
    page.on('request', (one) => {
      if (one.method() !== 'GET') posted.push(one.url())
    })
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Is it real?' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it real?')
    await expect(page.getByRole('heading', { name: 'How did they reach you?' })).toBeVisible()

    await page.getByRole('link', { name: /^By phone/ }).click()
    await expect(page).toHaveURL(/\/is-it-real\/wants$/)
    await expect(page).toHaveTitle(/^What does the caller want\? - Is it real\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does the caller want?')

    await page.getByRole('link', { name: 'A code or a password' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Do not read out a code')
    await expect(main.getByText('Stop', { exact: true })).toBeVisible()
    // What to do comes directly below the heading.
    await expect(
      main.locator('h1 ~ *, div:has(> h1) ~ *').first().getByText('Hang up.'),
    ).toBeVisible()
    await expect(main.getByText('Try the number on your card.')).toBeVisible()
    await expect(main.getByText('Do not read the code to anybody.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'police.example' })).toHaveAttribute(
      'href',
      'https://police.example/report',
    )
    await expect(main.getByRole('link', { name: '202-555-0143' })).toHaveAttribute(
      'href',
      'tel:+12025550143',
    )
    await expect(main.getByText('Monday to Friday, 8 AM to 5:30 PM, Eastern Time')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Whom to ask' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Send this by text message' })).toHaveAttribute(
      'href',
      /^sms:\?&body=Do%20not%20read%20out%20a%20code%0Ahttps.+code$/,
    )

    await page.getByRole('link', { name: 'Back one question' }).click()
    await expect(page).toHaveURL(/\/is-it-real\/wants$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do not read out a code')
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page).toHaveURL(/\/is-it-real$/)
    // Nothing is stored or sent on the way.
    expect(posted).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
  },
)

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`the first step of an outcome is on the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${start}/paid`)
    const step = page.getByText('Use the number on the back of your card.')
    await expect(step).toBeInViewport({ ratio: 1 })
  })
}

test('an outcome prints what to do and the number, without buttons', async ({ page }) => {
  await page.goto(`${start}/code`)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Call your bank at the number on your card.')).toBeVisible()
  await expect(main.getByText('Do not read the code to anybody.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start again' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'Print this page' })).toBeHidden()
})
