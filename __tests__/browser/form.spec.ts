import type { Page } from '@playwright/test'
import { localEndpoint } from '../../tools/ports'
import {
  allAnswers,
  button,
  collectorAnswers,
  countPosts,
  expectErrorState,
  expectSuccess,
  fillIn,
  labels,
  networkErrors,
  openForm,
  success,
} from './form'
import { expect, holdScripts, received, test } from './test'

// The consultation form as a visitor meets it. Each answer of the service, each field and each mistake is
// tested in __tests__/components/forms.

test.use({ allowedError: networkErrors })

test(
  'a visitor finds a service and asks for help; a double click sends every answer once',
  { tag: ['@smoke', '@engines'] },
  async ({ page }, { project }) => {
    const name = `Ruth Ames ${project.name}`
    const posts = countPosts(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Set up a new device' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('new device')
    await page.getByRole('main').getByRole('link', { name: 'Request device setup' }).first().click()
    await expect(page).toHaveURL(/\/contact\?about=device-setup$/)
    await expect(page.getByLabel(labels.serviceType)).toHaveValue('device-setup')

    await fillIn(page, {
      name: `  ${name} `,
      phone: '202.555.0177 x9',
      email: 'ruth@example.com',
      issue: 'My new tablet.\nIt asks for “updates”.',
    })
    await page.getByLabel(labels.preferredTime).selectOption({ label: 'Morning (8 AM–12 PM)' })
    await button(page).dblclick({ delay: 50 })
    await expectSuccess(page)
    await expect(page.getByText('There is a problem')).toHaveCount(0)

    const [request, ...more] = received(name)
    expect(more).toEqual([])
    expect(posts()).toBe(1)
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

test(
  'row 20: mistakes are listed first, focused, and lead to their fields; once fixed, the form is sent',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    const posts = countPosts(page)
    await openForm(page)
    const title = await page.title()
    await page.getByLabel(labels.email).pressSequentially('visitor@')
    await button(page).click()
    const summary = page.getByRole('group', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(`Error: ${title}`)
    await expect(summary.getByRole('link')).toHaveCount(3)
    await summary.getByRole('link').last().click()
    await expect(page.getByLabel(labels.email)).toBeFocused()
    expect(posts()).toBe(0)

    await fillIn(page, { name: 'Fixed', phone: '202 555 0177', email: 'visitor@example.com' })
    await button(page).click()
    await expectSuccess(page)
    await expect(page).toHaveTitle(title)
  },
)

test('row 20: the title of the next page does not begin with Error', async ({ page }) => {
  await openForm(page)
  await button(page).click()
  await expect(page).toHaveTitle(/^Error: /)
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(/^About/)
})

// A refusal, a page that asks for a person, and a service that pages may not read.
for (const answer of ['500', 'redirect', 'no-cors']) {
  test(
    `rows 2, 3 and 7: the answer "${answer}" shows the error state, without an automatic retry`,
    { tag: answer === '500' ? ['@smoke', '@engines'] : [] },
    async ({ page }) => {
      const answers = allAnswers(`Answer ${answer}`)
      const posts = countPosts(page)
      await page.clock.install()
      await openForm(page)
      await fillIn(page, answers)
      await collectorAnswers(page, answer)
      await button(page).click()
      await expectErrorState(page, answers)
      await page.clock.fastForward('10:00')
      await expectErrorState(page, answers)
      await expect(page).toHaveURL(/\/contact$/)
      expect(posts()).toBe(1)

      await collectorAnswers(page, 'ok')
      await button(page).click()
      await expectSuccess(page)
    },
  )
}

test(
  'row 4: offline the error is shown at once, and sending works when the connection is back',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const answers = allAnswers('Offline')
    await page.clock.install()
    await openForm(page)
    await fillIn(page, answers)
    await context.setOffline(true)
    await button(page).click()
    await expectErrorState(page, answers)
    await context.setOffline(false)
    await page.clock.fastForward(1000)
    await button(page).click()
    await expectSuccess(page)
    expect(received('Offline')).toHaveLength(1)
  },
)

test('row 9: a visitor who opens another page while sending sees the result there, without a warning', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  await openForm(page)
  await fillIn(page, allAnswers('Leaving by link'))
  await collectorAnswers(page, 'slow:2')
  await button(page).click()
  await expect(button(page)).toHaveText('Sending...')
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('status').filter({ hasText: success.title })).toBeVisible()
  expect(dialogs).toEqual([])
  expect(received('Leaving by link')).toHaveLength(1)
})

test(
  'row 11: a form submitted before hydration looks busy, and is sent once',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    const answers = allAnswers('Early sender')
    const posts = countPosts(page)
    await page.clock.install()
    const release = await holdScripts(page)
    await page.goto('/contact')
    await fillIn(page, answers)
    await button(page).click()
    await expect(page.locator('main form[aria-busy=true]')).toHaveCount(1)
    await expect(button(page)).toHaveCSS('cursor', 'progress')
    await button(page).click()
    await page.getByLabel(labels.name).press('Enter')
    expect(posts()).toBe(0)
    release()
    await expectSuccess(page)
    // No later timer may send it again.
    await page.clock.fastForward(60_000)
    await expect(page).toHaveURL(/\/contact$/)
    expect(posts()).toBe(1)
    expect(received(answers.name)).toHaveLength(1)
  },
)

test.describe('row 12: where the scripts fail', () => {
  test.use({ allowedError: /./ })

  test(
    'page, links and form work without them',
    { tag: ['@smoke', '@engines'] },
    async ({ page }) => {
      const answers = allAnswers('Missing scripts')
      const posts = countPosts(page)
      await page.route('**/*.js', (route) => route.abort('blockedbyclient'))
      await page.goto('/about')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click()
      await fillIn(page, { name: answers.name })
      await button(page).click()
      // The browser asks for what is missing in place of the script.
      await expect(page.getByLabel(labels.phone)).toBeFocused()
      expect(posts()).toBe(0)
      await fillIn(page, answers)
      await button(page).click()
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
      expect(received(answers.name)).toHaveLength(1)
    },
  )
})

test.describe('rows 21 and 22: privacy', () => {
  const secret = 'Zebedee'
  const answers = {
    ...allAnswers(`${secret} Name`),
    phone: `${secret} 202 555 0177`,
    email: `${secret}@example.com`,
    issue: `${secret} has lost a password`,
  }

  /** Returns everything that a browser could store for a site, or expose to others. */
  async function traces(page: Page): Promise<string> {
    const kept = await page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        [document.cookie, document.title, window.name, window.history.state],
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    )
    return `${page.url()} ${kept} ${JSON.stringify(await page.context().cookies())}`
  }

  /** Records what leaves the page, beside the one request that is meant to carry the answers. */
  function watch(page: Page): () => string {
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(`${request.url()} ${request.headers().referer ?? ''}`)
      if (request.url() !== localEndpoint) seen.push(request.postData() ?? '')
    })
    return () => seen.join('\n')
  }

  test(
    'what a visitor types is sent in one request only, and stored nowhere',
    { tag: '@smoke' },
    async ({ page }) => {
      const seen = watch(page)
      await page.clock.install()
      await openForm(page)
      await fillIn(page, { issue: answers.issue, email: 'no address' })
      await button(page).click()
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
      expect(await traces(page)).not.toContain(secret)

      await fillIn(page, answers)
      await collectorAnswers(page, '500')
      await button(page).click()
      await expectErrorState(page, answers)
      await collectorAnswers(page, 'ok')
      // A press right after the last one is taken for a tremor.
      await page.clock.fastForward('00:05')
      await button(page).click()
      await expectSuccess(page)
      await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()
      await expect(page).toHaveURL(/\/about$/)
      // No endpoint is set for the newsletter, so nothing is sent.
      await page.goto('/')
      await page.getByLabel('Your e-mail address').fill(answers.email)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Successfully Subscribed!')).toHaveCount(1)
      expect(await traces(page)).not.toContain(secret)
      expect(seen()).toContain(localEndpoint)
      expect(seen()).not.toContain(secret)
    },
  )

  test(
    'where storage is blocked, the form, the search and the reading panel work',
    { tag: ['@smoke', '@engines'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
        }
      })
      await openForm(page)
      await fillIn(page, allAnswers('Nothing kept'))
      await button(page).click()
      await expectSuccess(page)
      await page.goto('/blog')
      await page.getByLabel('Search the articles').fill('board')
      await expect(page.locator('main p[aria-hidden]')).toContainText('Found 1 article')
      await page.getByRole('button', { name: /easier to read/i }).click()
      const panel = page.getByRole('region', { name: 'Make it easier to read' })
      await panel.getByLabel('125 %').check()
      await expect(page.locator('html')).toHaveCSS('font-size', '20px')
      await expect(panel.getByRole('status')).toContainText('This device does not remember it')
    },
  )
})
