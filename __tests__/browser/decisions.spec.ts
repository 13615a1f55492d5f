import { expect, test } from './test'

const start = '/is-it-real'

test(
  'from the bar of any page through two questions to an outcome, and back',
  { tag: '@smoke' },
  async ({ page }) => {
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
    await expect(main.getByRole('heading', { name: 'What to do now' })).toBeVisible()
    await expect(main.getByText('Do not read the code to anybody.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'police.example' })).toHaveAttribute(
      'href',
      'https://police.example/report',
    )

    await page.getByRole('link', { name: 'Back one question' }).click()
    await expect(page).toHaveURL(/\/is-it-real\/wants$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do not read out a code')
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page).toHaveURL(/\/is-it-real$/)
  },
)

test('every page offers the way for those who have already paid, but for where it leads', async ({
  page,
}) => {
  const paid = page.getByRole('link', { name: 'I already paid' })
  for (const path of [start, `${start}/wants`, `${start}/code`, `${start}/letter`]) {
    await page.goto(path)
    await expect(paid).toHaveAttribute('href', `${start}/paid`)
  }
  await paid.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call your bank now')
  await expect(paid).toHaveCount(0)
})

test('the same things come first on every page, with a number to call', async ({ page }) => {
  for (const path of [start, `${start}/wants`, `${start}/code`, `${start}/paid`]) {
    await page.goto(path)
    const first = page.getByRole('complementary', { name: 'First, do these two things' })
    await expect(first.getByRole('listitem')).toHaveCount(2)
    await expect(first.getByRole('link')).toHaveAttribute('href', 'tel:+12025550134')
  }
})

test('with the keyboard alone, from the first question to an outcome', async ({ page }) => {
  await page.goto(start)
  await page.getByRole('link', { name: /^By phone/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'By letter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check it before you answer')
})

test('search engines find the first page and outcomes, not questions in between', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`${start}</loc>`)
  expect(sitemap).toContain(`${start}/code</loc>`)
  expect(sitemap).not.toContain(`${start}/wants</loc>`)
  await page.goto(`${start}/wants`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto(`${start}/code`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('an outcome prints what to do and the number, without buttons', async ({ page }) => {
  await page.goto(`${start}/code`)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Call your bank at the number on your card.')).toBeVisible()
  await expect(main.getByText('Do not read the code to anybody.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start again' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'Print this page' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all questions and outcomes are plain links', async ({ page }) => {
    await page.goto(start)
    await page.getByRole('link', { name: /^By phone/ }).click()
    await page.getByRole('link', { name: 'I am not sure' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check it before you answer')
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it real?')
  })
})

test('nothing is stored or sent on the way', async ({ page, context }) => {
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(one.url())
  })
  await page.goto(start)
  await page.getByRole('link', { name: /^By phone/ }).click()
  await page.getByRole('link', { name: 'A code or a password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do not read out a code')
  expect(sent).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
})

test('a name that does not break stays in the line of the note below an answer', async ({
  page,
}) => {
  await page.goto(start)
  const note = (await page.getByText('A call, also over Wi-Fi.').boundingBox())!
  const name = (await page.getByText('Wi-Fi.', { exact: true }).boundingBox())!
  expect(name.x).toBeGreaterThan(note.x)
  expect(name.height).toBe(note.height)
})
