import type { Page } from '@playwright/test'
import { expect, test, waitForReact } from '../test'
import { readAloud } from './accessibility-tree'
import { heardSince, listenIn } from './heard'

async function react(page: Page): Promise<void> {
  await page.getByRole('main').focus()
  await waitForReact(page)
}

test(
  'landmarks are in order: phone number, menus, main, footer',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/services/device-setup')
    const spoken = await readAloud(page)
    const landmarks = spoken.filter(({ role }) =>
      /^(complementary|banner|navigation|main|contentinfo|region|search|form)$/.test(role),
    )
    expect(landmarks).toEqual([
      { role: 'complementary', name: 'Telephone and hours' },
      { role: 'banner', name: '' },
      { role: 'navigation', name: 'Main' },
      { role: 'main', name: '' },
      { role: 'navigation', name: 'You are here' },
      { role: 'contentinfo', name: '' },
      { role: 'navigation', name: 'Footer' },
    ])
    expect(spoken.find(({ role }) => role === 'link')?.name).toBe('Skip to the main part')
  },
)

test.describe('a screen reader announces', () => {
  // Announcements do not depend on the screen.
  test(
    'finding a service: the link has its name, and the next page is announced once',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/')
      await react(page)
      await listenIn(page)
      await page.getByRole('main').getByRole('link', { name: 'Set up a new device' }).press('Enter')
      await expect(page).toHaveURL(/device-setup$/)
      await expect.poll(() => heardSince(page)).toHaveLength(1)
      expect((await heardSince(page))[0]).toMatch(/device/)
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "You are here":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Services"
        - listitem: Device setup
    - heading "Your new device, set up and explained" [level=1]
    - link "Request device setup"
    - link /^Call/
  `)
    },
  )
})
