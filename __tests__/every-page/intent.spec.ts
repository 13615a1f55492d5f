import { onePageOfEachKind } from '../../tools/speed/pages'
import { expect, test, waitForReact } from '../browser/test'
import { keepRefused } from '../browser/policy'

for (const path of onePageOfEachKind()) {
  test(`${path} asks for no script before the visitor reaches for something`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().includes('page-data')) {
        scripts.push(request.url())
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await waitForReact(page)
    expect(scripts.length).toBeGreaterThan(0)
  })

  test(`row 22: ${path} asks nobody but its own server for anything`, async ({ page, baseURL }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url())
    })
    await page.goto(path)
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.waitForLoadState('networkidle')
    expect(others).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test(`row 23: ${path} is reached without a reload, and the policy refuses nothing`, async ({
    page,
  }) => {
    const refused = await keepRefused(page)
    await page.goto(path === '/' ? '/blog' : '/')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      path,
    )
    await page.waitForURL((url) => url.pathname === path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(refused).toEqual([])
  })
}
