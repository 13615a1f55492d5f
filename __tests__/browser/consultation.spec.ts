import { expect, received, test, waitForReact } from './test'

// Faults and mistakes are in faults/.

test(
  'a visitor finds a service and asks for help; the office gets every answer',
  { tag: ['@smoke', '@engines'] },
  async ({ page }, { project }) => {
    const name = `Ruth Ames ${project.name}`
    await page.goto('/')
    await page.getByRole('link', { name: 'Set up a new device' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('new device')
    await page.getByRole('main').getByRole('link', { name: 'Request device setup' }).first().click()
    await expect(page).toHaveURL(/\/contact\?about=device-setup$/)
    await expect(page.getByLabel('What do you need help with? *')).toHaveValue('device-setup')

    await page.getByLabel('Full Name *').fill(`  ${name} `)
    await page.getByLabel('Phone Number *').fill('202.555.0177 x9')
    await page.getByLabel('Email Address').fill('ruth@example.com')
    await page.getByLabel('Tell us about it').fill('My new tablet.\nIt asks for “updates”.')
    await page.getByLabel('Best time to call').selectOption({ label: 'Morning (8 AM-12 PM)' })
    await page.getByRole('button', { name: 'Send my request' }).click()

    const panel = page.getByRole('group', { name: 'Thank you for contacting us!' })
    await expect(panel).toContainText(
      "We'll call you within 24 hours to schedule your free consultation.",
    )
    await expect(page.getByLabel('Full Name *')).toHaveValue('')
    await expect(page.getByLabel('Tell us about it')).toHaveValue('')
    const [request, ...more] = received(name)
    expect(more).toEqual([])
    expect(request?.contentType).toBe('application/json')
    expect(request?.body).toEqual({
      name,
      phone: '202.555.0177 x9',
      email: 'ruth@example.com',
      serviceType: 'device-setup',
      issue: 'My new tablet.\nIt asks for “updates”.',
      preferredTime: 'morning',
      subject: `New consultation request from ${name}`,
    })
    expect(page.url()).not.toContain('ruth')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a visitor asks for help, and the browser itself sends every answer',
    { tag: ['@smoke', '@engines'] },
    async ({ page }, { project }) => {
      const name = `Walter Ames ${project.name}`
      await page.goto('/')
      await page.getByRole('link', { name: 'Set up a new device' }).click()
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Request device setup' })
        .first()
        .click()
      await page.getByLabel('Full Name *').fill(name)
      await page.getByLabel('Phone Number *').fill('(202) 555-0177')
      await page.getByLabel('What do you need help with? *').selectOption('App training')
      await page.getByRole('button', { name: 'Send my request' }).click()
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()

      const [request] = received(name)
      expect(request?.contentType).toBe('application/x-www-form-urlencoded')
      expect(request?.body).toMatchObject({
        name,
        phone: '(202) 555-0177',
        email: '',
        serviceType: 'app-training',
        issue: '',
        preferredTime: '',
      })
    },
  )
})

test(
  'an empty form is not sent; its mistakes are listed first, focused, and lead to the fields',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    let requests = 0
    await page.route('**/consultation', (route) => {
      requests += 1
      return route.abort()
    })
    await page.goto('/contact')
    await page.getByLabel('Email Address').fill('ruth@')
    await waitForReact(page)
    await page.getByRole('button', { name: 'Send my request' }).click()

    const summary = page.getByRole('group', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    const field = page.getByLabel('Full Name *')
    await expect(field).toHaveAccessibleDescription('Enter your full name')
    await summary.getByRole('link', { name: 'Enter your full name' }).click()
    await expect(field).toBeFocused()
    await expect(page.getByLabel('Email Address')).toHaveValue('ruth@')
    expect(requests).toBe(0)
  },
)
