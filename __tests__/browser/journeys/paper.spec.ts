import type { Page } from '@playwright/test'
import { pdfFacts } from '../../../tools/guides/pdf'
import { expect, test } from '../test'
import { pdfLetters, withoutSpaces } from './pdf-letters'

const article = '/blog/scam-likely-phone-call-protection'

/** Text of controls, and of links that only lead elsewhere on the site. */
const useless = [
  ...['Skip to the main part', 'Easier to read', 'Menu', 'Schedule Free Consultation'],
  ...['All articles', 'In this article', 'Related articles', 'Send this to family'],
  ...['Show one step at a time', 'Show all steps', 'Step 2 of', 'opens a new tab'],
  ...['Privacy', 'All pages', 'Back to top'],
].map(withoutSpaces)

/** The letters on paper, once nothing useless is found among them. */
async function print(page: Page): Promise<string> {
  const file = await page.pdf({ format: 'Letter', margin: { top: '0.5in', bottom: '0.5in' } })
  const letters = pdfLetters(file)
  const lower = letters.toLowerCase()
  expect(useless.filter((words) => lower.includes(words.toLowerCase()))).toEqual([])
  expect(pdfFacts(file).pages).toBeLessThanOrEqual(15)
  return letters
}

/** Returns the text of all elements that a selector finds, whether visible or not. */
async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page
    .locator(selector)
    .evaluateAll((parts) => parts.map(({ textContent }) => textContent ?? ''))
  expect(texts.length).toBeGreaterThan(0)
  return texts.map(withoutSpaces)
}

test(
  'an article with a step open prints as a checklist of all steps, with every answer',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(article)
    const box = page.locator('.steps').first()
    await box.getByRole('button', { name: 'Show one step at a time' }).click()
    await box.getByRole('button', { name: 'Next' }).click()
    await expect(box.getByRole('listitem')).toHaveCount(1)
    // Links are written out on paper, so elements with links are left out.
    const words = await textsOf(
      page,
      '.steps li:not(:has(a)), .answer p:not(:has(a)), article h1, article .key-points li',
    )
    const letters = await print(page)
    expect(words.filter((one) => !letters.includes(one))).toEqual([])
    expect(letters).toContain('https://reportfraud.ftc.gov')
    expect(letters).toMatch(/^[^(]*,hearthside\.example[^(]*Call\(202\)555-0134/)
    expect(letters).toContain('help@hearthside.example')

    await page.emulateMedia({ media: 'print' })
    for (const step of await page.locator('.steps > ol > li').all()) {
      const { border, content } = await step.evaluate((element) => {
        const { borderTopWidth, borderTopStyle, content } = getComputedStyle(element, '::before')
        return { border: `${borderTopStyle} ${parseFloat(borderTopWidth) > 0}`, content }
      })
      expect(border).toBe('solid true')
      expect(content).toBe('counter(step)')
    }
  },
)
