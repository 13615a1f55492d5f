import { builtPages, htmlOf } from '../../tools/speed/pages'
import { expect, received, test, waitForReact } from '../browser/test'

const form = 'main form:has([name=phone])'
const pages = builtPages().filter((path) => htmlOf(path).includes('name="phone"'))
test.skip(pages.length === 0, 'No page of this site has the form.')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the form asks for a name and a number, takes both, and says thanks', async ({ page }) => {
      const name = `Ruth of every page ${javaScriptEnabled ? 1 : 2}`
      await page.goto(pages[0] ?? '')
      await page.locator(`${form} [name=name]`).fill(name)
      if (javaScriptEnabled) await waitForReact(page)
      await page.locator(`${form} [type=submit]`).click()
      expect(received(name)).toEqual([])
      await page.locator(`${form} [name=phone]`).fill('555 010-0177')
      await page.locator(`${form} [type=submit]`).click()
      await expect
        .poll(() => received(name).map(({ body }) => body))
        .toEqual([expect.objectContaining({ name, phone: '555 010-0177' })])
      const thanks = javaScriptEnabled
        ? page.getByRole('status').filter({ hasText: /\w/ })
        : page.getByRole('heading', { name: /Thank you/ })
      await expect(thanks.first()).toBeVisible()
      if (javaScriptEnabled) await expect(page.locator(`${form} [name=name]`)).toHaveValue('')
    })
  })
}
