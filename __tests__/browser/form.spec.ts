import type { Page } from '@playwright/test'
import { fillText } from '../../src/content-model/text'
import { builtInterface } from '../../tools/built-site'
import {
  accept,
  answerPosts,
  endpoint,
  expectFailure,
  expectSuccess,
  fieldOf,
  fillIn,
  formOf,
  forms,
  networkErrors,
  openForm,
  submit,
} from './form'
import { offences } from './journeys/axe'
import { heardSince, listenIn } from './journeys/heard'
import { expect, holdScripts, receivedWith, test } from './test'

// The form as a visitor meets it. Each answer of the service, each field and each mistake is tested in
// __tests__/components/forms.

test.skip(forms.length === 0, 'No page of this site has the form.')
test.use({ allowedError: networkErrors, viewport: { width: 390, height: 844 } })

for (const form of forms) {
  const { path, section, folder, reply } = form
  const { fields } = section

  test(
    `the form of ${path} names every mistake, and a double click sends it once they are fixed`,
    { tag: form === forms[0] ? '@engines' : [] },
    async ({ page }, { project }) => {
      const visitor = `visitor-${folder}${project.name}${Date.now()}`
      const title = new RegExp(`^${fillText(builtInterface(path).forms.error, { title: '' })}`)
      await openForm(page, form)
      for (const { name, type } of fields) {
        if (type === 'email') await fieldOf(page, form, name).fill('x@')
      }
      await submit(page, form).click()
      const summary = page.getByRole('group', { name: section.errorSummary })
      await expect(summary).toBeFocused()
      await expect(summary).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveTitle(title)
      const wrong = fields.filter(
        ({ required, type, error }) => error && (required || type === 'email'),
      )
      await expect(summary.getByRole('link')).toHaveText(wrong.map(({ error }) => error!))
      for (const { name, error } of wrong) {
        await expect(fieldOf(page, form, name)).toHaveAccessibleDescription(new RegExp(error!))
      }
      await summary.getByRole('link').last().click()
      await expect(fieldOf(page, form, wrong.at(-1)!.name)).toBeFocused()
      if (project.name === 'site') expect(await offences(page)).toEqual([])

      const answers = await fillIn(page, form, visitor)
      await submit(page, form).dblclick({ delay: 50 })
      await expectSuccess(page, form)
      await expect(page).not.toHaveTitle(title)
      if (project.name === 'site') expect(await offences(page)).toEqual([])
      const [{ body } = { body: {} }, ...more] = receivedWith(reply, answers[reply]!)
      expect(more).toEqual([])
      expect(body).toEqual({
        ...answers,
        subject: expect.stringContaining(answers.name ?? '') as unknown,
        // The office learns the language only where it is another one.
        ...(folder ? { language: folder } : {}),
      })
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(
      `the browser checks and sends the form of ${path}`,
      { tag: form === forms[0] ? '@engines' : [] },
      async ({ page }, { project }) => {
        await page.goto(path)
        await submit(page, form).click()
        const first = fields.find(({ required }) => required)!
        await expect(fieldOf(page, form, first.name)).toBeFocused()
        const visitor = `José 李 a=b&c ${folder}${project.name}${Date.now()}`
        const answers = await fillIn(page, form, visitor.replace(/[^\w]/g, '-'))
        await submit(page, form).click()
        await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
        expect(receivedWith(reply, answers[reply]!)).toEqual([
          expect.objectContaining({
            contentType: 'application/x-www-form-urlencoded',
            body: expect.objectContaining(answers),
          }),
        ])
      },
    )
  })
}

const form = forms[0]!

test(
  'a refusal is shown beside the form without a retry, and the answers can be sent again',
  { tag: '@engines' },
  async ({ page }) => {
    let refuses = true
    const posts = await answerPosts(page, (route) =>
      refuses ? route.fulfill({ status: 500 }) : accept(route),
    )
    await page.clock.install()
    await openForm(page, form)
    const answers = await fillIn(page, form, 'Refused')
    await submit(page, form).click()
    await expectFailure(page, form, answers)
    await page.clock.fastForward('10:00')
    await expectFailure(page, form, answers)
    expect(posts()).toBe(1)
    refuses = false
    await submit(page, form).click()
    await expectSuccess(page, form)
  },
)

test('away from the form, a failure comes in a notice that covers no phone number', async ({
  page,
}) => {
  let fail: () => void = () => undefined
  const held = new Promise<void>((resolve) => (fail = resolve))
  await answerPosts(page, async (route) => {
    await held
    await route.abort()
  })
  await openForm(page, form)
  await listenIn(page)
  await fillIn(page, form, 'Away')
  await submit(page, form).click()
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
  fail()
  const notice = page.locator('[data-notice]')
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText(form.section.failure.title)
  const covered = (): Promise<number> =>
    notice.evaluate((element) => {
      const sheet = element.getBoundingClientRect()
      return [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
        if (element.contains(link) || !link.checkVisibility()) return false
        const { left, right, top, bottom } = link.getBoundingClientRect()
        return left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top
      }).length
    })
  await expect.poll(covered).toBe(0)
  const { title } = form.section.failure
  expect((await heardSince(page)).filter((text) => text.includes(title))).toHaveLength(1)
})

test(
  'a form submitted before React has loaded looks busy, and is sent once',
  { tag: '@engines' },
  async ({ page }) => {
    const posts = await answerPosts(page, accept)
    await page.clock.install()
    const release = await holdScripts(page)
    await page.goto(form.path)
    await fillIn(page, form, 'Early')
    await submit(page, form).click()
    await expect(formOf(page, form)).toHaveAttribute('aria-busy', 'true')
    await submit(page, form).click()
    expect(posts()).toBe(0)
    release()
    await expectSuccess(page, form)
    // No later timer may send it again.
    await page.clock.fastForward(60_000)
    expect(posts()).toBe(1)
  },
)

test.describe('where scripts are blocked', () => {
  test.use({ allowedError: /./ })

  test('links and the form work without them', { tag: '@engines' }, async ({ page }, info) => {
    await page.route('**/*.js', (route) => route.abort('blockedbyclient'))
    await page.goto('/')
    await page.keyboard.press('Tab')
    const link = page.getByRole('contentinfo').locator('a[href^="/"]').first()
    const to = await link.getAttribute('href')
    await link.click()
    await page.waitForURL((url) => url.pathname === to)
    await page.goto(form.path)
    const answers = await fillIn(page, form, `Blocked-${info.project.name}${Date.now()}`)
    await submit(page, form).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
    expect(receivedWith(form.reply, answers[form.reply]!)).toHaveLength(1)
  })
})

test.describe('privacy', () => {
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

  test('what a visitor types is sent in one request only, and stored nowhere', async ({ page }) => {
    const secret = 'Zebedee'
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(`${request.url()} ${request.headers().referer ?? ''}`)
      if (request.url() !== endpoint) seen.push(request.postData() ?? '')
    })
    let fails = true
    await answerPosts(page, (route) => (fails ? route.abort() : accept(route)))
    await page.clock.install()
    await openForm(page, form)
    const answers = await fillIn(page, form, secret)
    await submit(page, form).click()
    await expectFailure(page, form, answers)
    fails = false
    // A press right after the last one is taken for a tremor.
    await page.clock.fastForward('00:05')
    await submit(page, form).click()
    await expectSuccess(page, form)
    await page.getByRole('contentinfo').locator('a[href^="/"]').first().click()
    expect(await traces(page)).not.toContain(secret)
    expect(seen.join('\n')).toContain(endpoint)
    expect(seen.join('\n')).not.toContain(secret)
  })

  test('where storage is blocked, the form and the reading panel work', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await answerPosts(page, accept)
    await openForm(page, form)
    await fillIn(page, form, 'Nothing-kept')
    await submit(page, form).click()
    await expectSuccess(page, form)
    const { button, choices, notRemembered } = builtInterface(form.path).preferences
    const opener = (name: string) => page.getByRole('button', { name, exact: true })
    await opener(button.brief).or(opener(button.full)).click()
    await page.getByLabel(choices.size.large, { exact: true }).check()
    await expect(page.locator('html')).toHaveCSS('font-size', '20px')
    await expect(page.getByRole('status').filter({ hasText: notRemembered })).toHaveCount(1)
  })
})
