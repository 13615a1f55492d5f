import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { builtInterface } from '../../tools/built-site'
import { giveVoice, heard, heardIn } from '../browser/fake-voice'
import { readBuiltSite } from '../built/site'
import { expect, test, waitForReact } from '../browser/test'
import { offences } from '../browser/journeys/axe'
import { projectFolder } from './site'

const folder = join(projectFolder, 'public')

// The links between languages are tested in __tests__/built, the form in each language in __tests__/every-page.

test('without a reload, the language of the document follows too', async ({ page }) => {
  await page.goto('/ar/visits')
  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('aside a[lang=es]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo es una visita')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await page.locator('html').getAttribute('dir')).toBeNull()
})

test('no page of a phone scrolls sideways, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const pages = readBuiltSite(folder).filter(
    ({ path, $ }) => !path.endsWith('/404') && $('main').length > 0,
  )
  for (const { path } of pages) {
    await page.goto(path)
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect([path, beyond]).toEqual([path, 0])
  }
})

test('in a language from right to left, text begins at the right, and numbers keep their order', async ({
  page,
}) => {
  await page.goto('/ar/contact')
  const edges = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const text = range.getBoundingClientRect()
    return { text: text.right, box: heading.getBoundingClientRect().right }
  })
  expect(Math.abs(edges.box - edges.text)).toBeLessThan(2)
  for (const path of ['/ar/contact', '/ar/blog/strange-call']) {
    await page.goto(path)
    // In a button the number stands after words of the sentence, which is for translators to order.
    const numbers = page.locator('a[href^="tel:"]:visible').filter({ hasText: /^\(/ })
    expect(await numbers.count()).toBeGreaterThan(1)
    for (const link of await numbers.all()) {
      const places = await link.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: number[] = []
        while (text.nextNode()) {
          const node = text.currentNode as Text
          for (const part of ['202', '555', '0161']) {
            const at = node.data.indexOf(part)
            if (at < 0) continue
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            found.push(range.getBoundingClientRect().left)
          }
        }
        return found
      })
      expect(places).toHaveLength(3)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  }
})

test('pages of every language are accessible', async ({ page }) => {
  for (const path of ['/es/visitas', '/ar/contact', '/ar/blog/strange-call', '/ar/is-it-real']) {
    await page.goto(path)
    expect(await offences(page)).toEqual([])
  }
})

test('a page is read aloud by a voice of its language, until another language is chosen', async ({
  page,
}) => {
  await giveVoice(page, ['en-US', 'de-DE', 'es-MX'])
  await page.goto('/es/visitas')
  const { preferences, listening } = builtInterface('/es', folder)
  const opener = (name: string): Locator => page.getByRole('button', { name, exact: true })
  await opener(preferences.button.brief).or(opener(preferences.button.full)).click()
  await page.getByRole('button', { name: preferences.listen }).click()
  const bar = page.getByRole('region', { name: listening.bar })
  await expect(bar.getByRole('button', { name: listening.pause })).toBeFocused()
  await expect.poll(async () => (await heard(page)).join(' ')).toContain('Cómo es una visita')
  expect(new Set(await heardIn(page))).toEqual(new Set(['es-MX']))
  await page.locator('aside a[lang=en]').click()
  await expect(bar).toHaveCount(0)
})
