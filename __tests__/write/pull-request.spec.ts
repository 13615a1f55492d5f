import { FakeGitHub } from './fake-github'
import { githubPort, remotePort } from './ports'
import { siteFiles } from './site-files'
import { area, expect, openEntry, test, titleField, type Page } from './test'

const address = `http://localhost:${remotePort}/admin/`
const path = '__tests__/sites/small-site/articles/scam-likely/index.mdx'

let github: FakeGitHub

test.beforeEach(async ({ page, hosts }) => {
  expect(hosts.size).toBe(0)
  github = new FakeGitHub('help/site', siteFiles())
  await github.start(githubPort)
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible()
})

test.afterEach(() => {
  github.stop()
})

const change = async (page: Page, words: string): Promise<void> => {
  await openEntry(page, 'Articles', titleOf(path))
  await area(page).press('Control+End')
  await page.keyboard.type(words)
}

const titleOf = (file: string): string =>
  /^title: (.*)$/m.exec(siteFiles().get(file)?.toString('utf8') ?? '')?.[1] ?? ''

const pressSave = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Save/ }).first().click()

test('a save is a branch with one commit and a draft pull request; nothing is pushed to main', async ({
  page,
}) => {
  await change(page, ' Hang up.')
  await pressSave(page)

  await expect.poll(() => github.pulls).toHaveLength(1)
  const [pull] = github.pulls
  expect(pull).toMatchObject({ base: 'main', draft: true })
  await expect.poll(() => pull?.labels).toEqual(['sveltia-cms/draft'])
  expect(github.commits).toEqual([
    {
      branch: pull?.head,
      message: expect.stringContaining('scam-likely') as unknown as string,
      files: [path],
    },
  ])
  expect(github.textOf(pull?.head ?? '', path)).toBe(
    siteFiles().get(path)?.toString('utf8').replace(/\n?$/, ' Hang up.\n'),
  )
  expect(github.textOf('main', path)).not.toContain('Hang up.')
})

test('nobody can publish from the editor', async ({ page }) => {
  await change(page, ' Hang up.')
  await pressSave(page)
  await expect.poll(() => github.pulls).toHaveLength(1)

  await expect(page.getByRole('button', { name: /publish/i })).toHaveCount(0)
})

for (const failure of [401, 403, 409, 422, 500, 503]) {
  test(`the words stay when GitHub answers ${failure}, and are saved once it works`, async ({
    page,
  }) => {
    await change(page, ' Hang up.')
    github.failure = failure
    await pressSave(page)

    await expect(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible()
    const close = page.getByRole('alertdialog').getByRole('button', { name: /OK|Close/ })
    if (await close.count()) await close.first().click()
    await expect(area(page)).toHaveValue(/ Hang up\.$/)
    expect(github.pulls).toEqual([])

    github.failure = undefined
    await pressSave(page)
    await expect.poll(() => github.pulls).toHaveLength(1)
  })
}

test('the words stay without a network', async ({ page, context }) => {
  await change(page, ' Hang up.')
  await context.setOffline(true)
  await pressSave(page)

  await expect(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible()
  await expect(area(page)).toHaveValue(/ Hang up\.$/)
})

test('what somebody else has changed meanwhile is not written over, and both keep their words', async ({
  page,
}) => {
  await openEntry(page, 'Articles', titleOf(path))
  await titleField(page).fill('Mine')
  const text = siteFiles().get(path)?.toString('utf8') ?? ''
  github.commitElsewhere('main', path, text.replace('---\n\n', '---\n\nTheirs.\n\n'))
  const message = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await pressSave(page)

  expect(await message).toContain('Somebody else has changed this article')
  await expect(titleField(page)).toHaveValue('Mine')
  expect(github.commits).toEqual([])
  expect(github.pulls).toEqual([])
})

test('a second save goes into the same pull request, which is sent for review when the writer says so', async ({
  page,
}) => {
  await change(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible()

  // The next day.
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible()
  await openEntry(page, 'Articles', titleOf(path))
  // The editor keeps a copy of its own, and asks whether it is newer.
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(area(page)).toHaveValue(/ Hang up\.$/)
  await area(page).press('Control+End')
  await page.keyboard.type(' Then call us.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()

  await expect
    .poll(() => github.pulls)
    .toMatchObject([{ base: 'main', draft: false, labels: ['sveltia-cms/pending_review'] }])
  expect(github.commits).toHaveLength(2)
  expect(github.textOf(github.pulls[0]?.head ?? '', path)).toMatch(/ Hang up\. Then call us\.\n$/)
  expect(github.textOf('main', path)).not.toContain('Hang up.')
})
