import type { Page } from '@playwright/test'
import { expect, test, waitForReact } from '../test'
import { readAloud, wordsOf } from './accessibility-tree'
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

  test.describe('asking for help', () => {
    test.use({ allowedError: /500/ })
    test('labels, hints and errors belong to their fields; each result is announced once', async ({
      page,
    }) => {
      let answer = 500
      await page.route('**/consultation', (route) => route.fulfill({ status: answer, json: {} }))
      await page.goto('/contact')
      await react(page)
      const send = page.getByRole('button', { name: 'Send my request' })
      await listenIn(page)
      await send.press('Enter')
      // The error summary is read because it is focused, so no live region repeats it.
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      expect(await heardSince(page)).toEqual([])
      const spoken = await readAloud(page)
      const from = spoken.findIndex(({ role }) => role === 'main')
      expect(spoken.slice(from).find(({ role }) => role === 'heading')).toEqual({
        role: 'heading',
        name: 'There is a problem',
        level: 2,
      })
      await expect(page.getByRole('main').getByRole('group', { name: 'There is a problem' }))
        .toMatchAriaSnapshot(`
    - heading "There is a problem" [level=2]
    - list:
      - listitem:
        - link "Enter your full name"
      - listitem:
        - link "Enter your phone number"
  `)
      const name = page.getByRole('textbox', { name: 'Full Name *' })
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(name).toHaveAccessibleDescription(/Enter your full name$/)
      const fields = spoken.filter(({ role }) => /^(textbox|combobox)$/.test(role))
      expect(fields.map((field) => field.name)).toEqual([
        'Full Name *',
        'Phone Number *',
        'Email Address',
        'What do you need help with? *',
        'Tell us about it',
        'Best time to call',
      ])

      await name.fill('Ruth')
      await page.getByLabel('Phone Number *').fill('2025550177')
      await send.press('Enter')
      await expect.poll(() => heardSince(page)).toHaveLength(1)
      expect((await heardSince(page))[0]).toMatch(/^Submission Error/)
      await expect(send).toBeFocused()
      await page.keyboard.press('Escape')

      answer = 200
      await listenIn(page)
      // The thanks are read because they are focused, so no live region repeats them.
      const thanks = page.getByRole('group', { name: /^Thank you for contacting us!/ })
      await expect(async () => {
        await send.press('Enter')
        await expect(thanks).toBeFocused({ timeout: 500 })
      }).toPass()
      expect(await heardSince(page)).toEqual([])
    })
  })

  test('prices: each plan is a heading, followed by its price and period', async ({ page }) => {
    await page.goto('/pricing')
    const spoken = await readAloud(page)
    const plan = spoken.findIndex(
      ({ role, name }) => role === 'heading' && name === 'Comfort Learning',
    )
    const next = spoken.findIndex(({ role }, index) => index > plan && role === 'heading')
    expect(wordsOf(spoken.slice(plan, next))).toMatch(
      /^Comfort Learning \$240 was \$300 per month 4 sessions .* Choose Comfort Learning$/,
    )
  })
})
