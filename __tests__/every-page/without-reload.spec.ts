import { builtPages, onePageOfEachKind } from '../../tools/built-site'
import { expect, test, waitForReact } from '../browser/test'
import { keepRefused } from '../browser/policy'

const other = builtPages().find((path) => path !== '/') ?? '/'

for (const path of onePageOfEachKind()) {
  test(`row 23: ${path} is reached without a reload, and the policy refuses nothing`, async ({
    page,
    pathPrefix,
  }) => {
    const refused = await keepRefused(page)
    await page.goto(path === '/' ? other : '/')
    await page.keyboard.press('Tab')
    await waitForReact(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      pathPrefix + path,
    )
    await page.waitForURL((url) => url.pathname === pathPrefix + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(refused).toEqual([])
  })
}
