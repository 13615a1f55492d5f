import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/test'
import { languages, type BuiltLanguage } from '../built/content'

const [original, ...further] = languages
test.skip(further.length === 0, 'This site has one language.')

/** Returns the first visible link to the same page in another language: in the bar, or on a phone below the header. */
const linkTo = (page: Page, { content, code }: BuiltLanguage): Locator =>
  page
    .getByRole('link', { name: content.interfaceTexts.language.name, exact: true })
    .and(page.locator(`[lang="${code}"][hreflang="${code}"]:visible`))
    .first()

for (const language of further) {
  const { folder, code } = language
  const home = `/${folder}`

  test(`the links between ${original!.code} and ${code} are large and alone`, async ({ page }) => {
    for (const [width, size] of [
      [320, '200%'],
      [390, '100%'],
      [744, '100%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, other] of [
        [home, original!],
        ['/', language],
      ] as const) {
        await page.goto(path)
        await page.evaluate((size) => localStorage.setItem('reading', `{"size":"${size}"}`), size)
        await page.reload()
        const link = linkTo(page, other)
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48)
        const faults = await link.evaluate((link) => {
          const box = link.getBoundingClientRect()
          const others = [...document.querySelectorAll('aside p, aside a, aside button, header')]
          const touching = others.filter((one) => {
            if (one === link || one.contains(link) || !one.checkVisibility()) return false
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top
          })
          const { scrollWidth, clientWidth } = document.documentElement
          return [
            ...touching.map((one) => one.outerHTML.slice(0, 80)),
            ...(box.left < 0 || box.right > clientWidth ? ['beyond the screen'] : []),
            ...(scrollWidth > clientWidth ? ['the page is too wide'] : []),
            ...(link.scrollWidth > link.clientWidth ? ['cut off'] : []),
          ]
        })
        expect(faults, `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
