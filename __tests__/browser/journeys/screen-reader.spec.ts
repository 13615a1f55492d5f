import type { Page } from '@playwright/test'
import { expect, test, waitForReact } from '../test'
import { nameless, readAloud, wordsOf } from './accessibility-tree'
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
      await page.getByRole('main').getByRole('link', { name: 'Device setup' }).press('Enter')
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
    - link "Schedule Free Consultation"
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

  test(
    'finding an article: the number of results is announced once, and each card has a label',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/blog')
      const field = page.getByRole('searchbox', { name: 'Search the articles' })
      await expect(field).toHaveAccessibleDescription(/^Type a word or two/)
      await field.focus()
      await waitForReact(page)
      await listenIn(page)
      await field.pressSequentially('phone call')
      await expect.poll(() => heardSince(page)).toEqual(['Found 1 article for “phone call”'])
      await page.getByRole('button', { name: 'Scams', exact: true }).press('Enter')
      await expect
        .poll(() => heardSince(page))
        .toEqual([expect.anything(), 'Found 1 article for “phone call” in Scams'])
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search the articles": phone call
      - button "Search"
      - group "Choose a topic":
        - button "All Topics"
        - button "Scams" [pressed]
    - group "Articles":
      - status: Found 1 article for “phone call” in Scams
    - heading "What we found" [level=2]
    - list:
      - listitem:
        - heading /Scam Likely/ [level=3]:
          - link /Scam Likely/
  `)
    },
  )

  test('enlarging the text: the choices have names, and each change is announced once', async ({
    page,
  }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: /easier to read/i }).press('Enter')
    const panel = page.getByRole('region', { name: 'Make it easier to read' })
    await expect(panel).toMatchAriaSnapshot(`
    - button "Close"
    - group "Size of the text":
      - radio "Normal" [checked]
      - radio "125 %"
      - radio "150 %"
      - radio "200 %"
    - group "Space between lines":
      - radio "Normal" [checked]
      - radio "Wide"
      - radio "Widest"
    - group "Colors":
      - radio "As my device says" [checked]
      - radio "Light"
      - radio "Dark"
      - radio "More contrast"
    - button "Back to normal"
  `)
    await listenIn(page)
    await panel.getByLabel('150 %').check()
    await panel.getByLabel('Dark').check()
    await panel.getByRole('button', { name: 'Back to normal' }).press('Enter')
    expect(await heardSince(page)).toEqual([
      'Size of the text: 150 %. This device remembers it.',
      'Colors: Dark. This device remembers it.',
      'Everything is back to normal. This device remembers it.',
    ])
    expect(nameless(await readAloud(page))).toEqual([])
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
