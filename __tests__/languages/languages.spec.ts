import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Locator } from '@playwright/test'
import { load, type CheerioAPI } from 'cheerio'
import { parse } from 'yaml'
import type { Interface } from '../../src/content-model/schemas/interface'
import { giveVoice, heard, heardIn } from '../browser/fake-voice'
import { expect, receivedWith, test, waitForReact } from '../browser/test'
import { offences } from '../browser/journeys/axe'
import { projectFolder } from './site'

const folder = join(projectFolder, 'public')

/** Every page of the site, by its path. */
const pages = new Map<string, CheerioAPI>(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map(
      (file) => [`/${relative('.', join(file, '..'))}`.replace(/\/\.?$/, '') || '/', file] as const,
    )
    .map(([path, file]) => [path, load(readFileSync(join(folder, file), 'utf8'))] as const)
    .filter(([path, $]) => path !== '/404' && $('main').length > 0),
)
/** Returns the words of the interface in a further language. */
const interfaceOf = (language: string): Interface =>
  parse(readFileSync(`__tests__/sites/languages/interface/${language}.yaml`, 'utf8')) as Interface

/** The same page in the three languages. */
const translated = [
  ['/', '/ar', '/es'],
  ['/contact', '/ar/contact', '/es/contacto'],
  ['/visits', '/ar/visits', '/es/visitas'],
  ['/blog', '/ar/blog', '/es/consejos'],
  ['/blog/strange-call', '/ar/blog/strange-call', '/es/consejos/llamada-rara'],
  ['/is-it-real', '/ar/is-it-real', '/es/es-verdad'],
  ['/is-it-real/code', '/ar/is-it-real/code', '/es/es-verdad/code'],
] as const

test('the links to languages lead to the same page in all three, and back', async ({ page }) => {
  for (const [english, arabic, spanish] of translated) {
    await page.goto(english)
    await page.locator('aside a[lang=es]').click()
    await expect(page).toHaveURL(new RegExp(`${spanish}/?$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.locator('aside a[lang=ar]').click()
    await expect(page).toHaveURL(new RegExp(`${arabic}/?$`))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.locator('aside a[lang=en]').click()
    await expect(page).toHaveURL(new RegExp(`${english}/?$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.locator('html').getAttribute('dir')).toBeNull()
  }
})

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
  for (const path of pages.keys()) {
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

test('a form says in Spanish what is missing, and sends its language', async ({ page }) => {
  const address = `languages-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await page.goto('/es/contacto')
  await page.getByRole('button', { name: 'Pedir ayuda' }).click()
  await expect(page.getByText('Escríbalo como nombre@example.com').first()).toBeVisible()
  await page.getByLabel('Su correo electrónico *').fill(address)
  await page.getByRole('button', { name: 'Pedir ayuda' }).click()
  await expect(page.getByText('¡Gracias! Tenemos su solicitud.').first()).toBeVisible()
  const [request] = receivedWith('reply', address)
  expect(request?.body).toMatchObject({ reply: address, language: 'es' })
})

test('a page is read aloud by a voice of its language, until another language is chosen', async ({
  page,
}) => {
  await giveVoice(page, ['en-US', 'de-DE', 'es-MX'])
  await page.goto('/es/visitas')
  const { preferences, listening } = interfaceOf('es')
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

test.describe('an unknown address', () => {
  test.use({ allowedError: /404/ })
  for (const [path, heading] of [
    ['/es/nada', 'No encontramos la página'],
    ['/es/consejos/nada', 'No encontramos el artículo'],
    ['/nothing', 'Page not found'],
  ] as const) {
    test(`${path} is answered in the language of its folder`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const lang = path.startsWith('/es/') ? 'es' : 'en'
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  }
})
