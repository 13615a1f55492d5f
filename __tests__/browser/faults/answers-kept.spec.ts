import type { Page } from '@playwright/test'
import { expect, received, test } from '../test'
import { button, expectSuccess, fillIn, labels, openForm, success, type Answers } from './form'

/** Sends answers and gives what arrived at the form service. */
async function arrived(page: Page, answers: Partial<Answers>): Promise<Record<string, string>> {
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await openForm(page)
  await fillIn(page, answers)
  await button(page).click()
  await expectSuccess(page)
  const { subject, name } = (await request).postDataJSON() as Record<string, string>
  const body = received(name ?? '').map((one) => one.body as Record<string, string>)
  return body.find((one) => one.subject === subject) ?? {}
}

for (const text of [
  'José Núñez-Ämter',
  '李小龍',
  "Siobhán O'Neil",
  'فاطمة الزهراء',
  'שָׁלוֹם Cohen',
  'Ann 👵🏽💛👩‍👩‍👧',
  'A "quoted" & <b>bold</b> 100% \\ name; DROP TABLE',
]) {
  test(
    `row 14: "${text}" arrives as it was typed`,
    { tag: text.startsWith('José') ? '@smoke' : [] },
    async ({ page }) => {
      const answers = { name: text, phone: '1', issue: `${text}\n${text}` }
      expect(await arrived(page, answers)).toMatchObject({
        ...answers,
        subject: `New consultation request from ${text}`,
      })
    },
  )
}

test('row 15: 10,000 letters in a field arrive to the last one', async ({ page }) => {
  const long = (word: string): string => word.repeat(10_000 / word.length)
  const answers = { name: long('Name '), phone: long('0123456789'), issue: long('Mühe.') }
  const { name, ...others } = answers
  expect(await arrived(page, answers)).toMatchObject({ name: name.trim(), ...others })
})

test.describe('row 16: a script is inert text', () => {
  const script = '<script>window.broken = true</script><img src=x onerror="window.broken = true">'
  const isInert = async (page: Page): Promise<void> => {
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    await expect(page.locator('img[src=x]')).toHaveCount(0)
  }

  test('in every field, and it arrives as text', { tag: '@smoke' }, async ({ page }) => {
    const answers = { name: `Script ${script}`, phone: script, issue: script }
    expect(await arrived(page, answers)).toMatchObject(answers)
    await isInert(page)
  })

  test('as an e-mail address, which is refused', async ({ page }) => {
    await openForm(page)
    await fillIn(page, { name: 'Script', phone: '1', email: script })
    await button(page).click()
    await expect(page.getByLabel(labels.email)).toHaveAttribute('aria-invalid', 'true')
    await isInert(page)
  })

  test('in the search', async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Search the articles').fill(script)
    await expect(page.locator('main p[aria-hidden]').filter({ hasText: script })).toBeVisible()
    await isInert(page)
  })

  const asked = encodeURIComponent(script)
  for (const path of [
    `/contact?about=${asked}&with=${asked}`,
    `/blog?q=${asked}&category=${asked}&page=${asked}`,
    `/?${asked}#${asked}`,
  ]) {
    test(`in the address ${path.slice(0, 20)}...`, async ({ page }) => {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main')).toBeVisible()
      if (path.startsWith('/contact')) {
        await expect(page.getByLabel(labels.issue)).toHaveValue('')
        await expect(page.getByLabel(labels.serviceType)).toHaveValue('')
      }
      await isInert(page)
    })
  }

  test.describe('in the path', () => {
    test.use({ allowedError: /404/ })

    test('of a page that is not there', async ({ page }) => {
      expect((await page.goto(`/${asked}`))?.status()).toBe(404)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
      await isInert(page)
    })
  })
})

test(
  'row 17: a name with line breaks and control characters gives a subject of one line',
  { tag: '@smoke' },
  async ({ page }) => {
    const request = page.waitForRequest((one) => one.method() === 'POST')
    await openForm(page)
    await fillIn(page, { phone: '1' })
    await page.getByLabel(labels.name).evaluate((field) => {
      ;(field as HTMLInputElement).value = 'Ann\r\nBcc: all@example.com\u2028\u0085\u0007\u0000Lee'
    })
    await button(page).click()
    await expect(page.getByText(success.title).first()).toBeVisible()
    const { subject } = (await request).postDataJSON() as { subject: string }
    expect(subject).toMatch(/^New consultation request from Ann ?Bcc: all@example\.com Lee$/)
  },
)

test(
  'row 18: spaces around an answer are removed, non-breaking ones too',
  { tag: '@smoke' },
  async ({ page }) => {
    expect(
      await arrived(page, {
        name: ' \u00a0 Spaces\u00a0Lee \u2003',
        phone: '\u00a0202 555 0177 ',
        email: ' visitor@example.com\u00a0',
        issue: '\n\u00a0 It beeps.\n It hums. \u00a0\n',
      }),
    ).toMatchObject({
      name: 'Spaces\u00a0Lee',
      phone: '202 555 0177',
      email: 'visitor@example.com',
      issue: 'It beeps.\n It hums.',
    })
  },
)

for (const phone of ['(202) 555-0134 x9', '+44 20 7946 0000', '202.555.0134', 'call my son: 1']) {
  test(`row 19: the telephone number "${phone}" is accepted as typed`, async ({ page }) => {
    expect(await arrived(page, { name: `Number ${phone}`, phone })).toMatchObject({ phone })
  })
}
