import { pdfFacts } from '../../tools/guides/pdf'
import { pdfLetters } from './journeys/pdf-letters'
import { expect, test } from './test'

const linkText = 'Print a page for the fridge'

test(
  'from a service to its page for the fridge, printed with one press, and back',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/services/device-setup')
    await page.getByRole('link', { name: linkText }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before we come to you')
    const sheet = page.getByRole('main')
    await expect(sheet.getByRole('listitem')).toHaveText([
      'Keep your new device in its box.',
      'Look for your old one.',
      'Ask for your helper by name at (202) 555-0134.',
    ])
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print this page' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.getByRole('link', { name: 'Back to Device setup' }).click()
    await expect(page).toHaveURL(/\/services\/device-setup$/)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the steps of an article print on one sheet, with the phone number, by the menu of the browser', async ({
    page,
  }) => {
    await page.goto('/blog/scam-likely-phone-call-protection')
    const steps = await page
      .locator('.steps')
      .first()
      .locator('li > strong:first-child')
      .allTextContents()
    expect(steps.length).toBeGreaterThan(2)
    await page.getByRole('link', { name: linkText }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet strange calls')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(steps)
    await expect(page.getByText('choose Print in your browser’s menu')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
    const file = await page.pdf({ format: 'Letter' })
    expect(pdfFacts(file).pages).toBe(1)
    expect(pdfLetters(file)).toContain('(202)555-0134')
  })
})
