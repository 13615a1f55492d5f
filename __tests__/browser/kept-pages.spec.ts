import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fillText } from '../../src/content-model/text'
import { removeServiceWorker, serviceWorkerPath } from '../../src/offline/service-worker'
import { builtPages, builtPathPrefix, htmlOf } from '../../tools/built-site'
import { startStaticServer } from '../../tools/static-server'
import { languageAt } from '../built/content'
import { expect, test } from './test'

test.use({ serviceWorkers: 'allow', allowedError: /Failed to load resource|Could not connect/ })

const pageWith = (section: string): string =>
  builtPages().find(
    (path) => languageAt(path).folder === '' && htmlOf(path).includes(` data-section="${section}"`),
  ) ?? ''
const guide = pageWith('question')
const whoToCall = pageWith('help-lines')
test.skip(guide === '' || whoToCall === '', 'This site has no step guide, or no help lines.')

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

test(
  'a guide and “Who to call” are there while the network is gone, until the site keeps no pages',
  { tag: '@engines' },
  async ({ page }) => {
    const { code, content } = languageAt(guide)
    const { kept } = content.interfaceTexts
    const day = new Date().toLocaleDateString(code, { month: 'long', day: 'numeric' })
    const notice = page.getByText(fillText(kept.notice, { day }), { exact: true })
    const site = await startStaticServer(0, 'public')
    const { port } = site.address() as AddressInfo
    const base = `http://localhost:${port}${builtPathPrefix()}`
    await page.goto(base + guide)
    await expect(notice).toBeHidden()
    const answer = page.getByRole('main').locator('[data-section=question] ul a').first()
    const next = await answer.evaluate((link: HTMLAnchorElement) => link.href)
    // A first interaction, after which the page is kept once it is idle.
    await page.keyboard.press('Tab')
    for (const url of [base + whoToCall, next]) {
      const isKept = () => page.evaluate(async (one) => Boolean(await caches.match(one)), url)
      await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    }

    await stop(site)
    await answer.click()
    await expect(page).toHaveURL(next)
    await expect(notice).toBeVisible()
    await page.goto(`${base}${whoToCall}/?from=${guide}`)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    await page.goto(`${base}/`)
    await expect(page.getByRole('heading', { level: 1, name: kept.title })).toBeVisible()
    await page.getByRole('main').locator(`a[href$="${guide}"]`).click()
    await expect(notice).toBeVisible()

    for (const status of [500, undefined]) {
      // One that fails, and one that never answers.
      const broken = createServer((_, response) => {
        if (status) response.writeHead(status).end()
      }).listen(port, '127.0.0.1')
      await page.goto(base + whoToCall)
      await expect(notice).toBeVisible()
      await stop(broken)
    }

    const back = await startStaticServer(port, 'public')
    await page.goto(base + guide)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    await stop(back)

    // The next build keeps no pages.
    const off = createServer(({ url = '' }, response) => {
      const isWorker = url.endsWith(serviceWorkerPath)
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
      response.end(isWorker ? `(${removeServiceWorker.toString()})()` : '')
    }).listen(port, '127.0.0.1')
    await page.goto(base + guide)
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ])
    await expect.poll(left).toEqual([])
    await stop(off)
  },
)
