import { createHash } from 'node:crypto'
import { FakeGitHub } from './fake-github'
import { githubPort, remotePort } from './ports'
import {
  addWords,
  closeFailure,
  comeBack,
  failureMessage,
  nextMessage,
  path,
  pressSave,
  saveAsDraft,
  seeList,
  signIn,
  text,
  title,
} from './proposals'
import { siteFiles } from './site-files'
import { area, closeEntry, expect, mistakes, openEntry, preview, test, titleField } from './test'

let github: FakeGitHub

/** A proposal of another writer. */
const theirPull = { number: 1, title: '', base: 'main', draft: true, body: '', labels: [] }

test.beforeEach(async ({ page, hosts }) => {
  expect(hosts.size).toBe(0)
  github = new FakeGitHub('help/site', siteFiles())
  await github.start(githubPort)
  await signIn(page, `http://localhost:${remotePort}/admin/`)
})

test.afterEach(() => {
  github.stop()
})

test('a save is a branch with one commit and a draft pull request, and nobody can publish it here', async ({
  page,
}) => {
  await addWords(page, ' Hang up.')
  await pressSave(page)

  await expect.poll(() => github.pulls).toHaveLength(1)
  const [pull] = github.pulls
  expect(pull).toMatchObject({ base: 'main', draft: true })
  await expect.poll(() => pull?.labels).toEqual(['sveltia-cms/draft'])
  expect(github.original.commits).toEqual([
    {
      branch: pull?.head,
      message: expect.stringContaining('scam-likely') as unknown as string,
      files: [path],
    },
  ])
  expect(github.original.textOf(pull?.head ?? '', path)).toBe(text.replace(/\n?$/, ' Hang up.\n'))
  expect(github.original.textOf('main', path)).not.toContain('Hang up.')
  await expect(page.getByRole('button', { name: /publish/i })).toHaveCount(0)
})

test('nothing else changes the site: its ways are hidden, and what is asked for is refused', async ({
  page,
}) => {
  await expect(page.getByRole('button', { name: 'Show Assets' })).toBeHidden()
  await page.getByRole('button', { name: 'Create Entry or Assets' }).click()
  await expect(page.getByRole('menuitem', { name: 'Article', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Assets' })).toBeHidden()
  await page.goto(`http://localhost:${remotePort}/admin/#/assets/-/all`)
  await expect(page).toHaveURL(/#\/collections\/articles$/)

  const api = `http://localhost:${githubPort}/api/v3`
  const input = {
    branch: { repositoryNameWithOwner: 'help/site', branchName: 'main' },
    fileChanges: { additions: [], deletions: [{ path }] },
  }
  const query =
    'mutation($input: I!) { createCommitOnBranch(input: $input) { commit { oid committedDate } } }'
  const ask = (method: string, address: string, body: object): Promise<string> =>
    page.evaluate(
      ([method, address, body]) =>
        fetch(address, { method, body }).then(String, (error: Error) => error.message),
      [method, address, JSON.stringify(body)] as const,
    )
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  expect(await ask('POST', `${api}/graphql`, { query, variables: { input } })).toMatch(
    /^This was not done/,
  )
  await ask('PUT', `${api}/repos/help/site/pulls/1/merge`, {})
  await ask('POST', 'http://localhost:1/elsewhere', {})
  const byXhr = page.evaluate((address) => new XMLHttpRequest().open('DELETE', address), api)
  await expect(byXhr).rejects.toThrow('This was not done')

  expect(messages).toHaveLength(4)
  expect(github.writes).toEqual([])
})

test('a word that is right goes into the list of such words, in the same proposal', async ({
  page,
}) => {
  const list = path.replace(/articles.*/, 'words.txt')
  github.original.write('main', [[list, Buffer.from('Porchlight\nZelle\n')]])
  await addWords(page, ' Press Recents.')
  await mistakes(page).getByRole('button', { name: '“Recents” is right' }).click()
  await expect(mistakes(page)).toContainText('No mistakes')
  await saveAsDraft(page)

  const head = github.pulls[0]?.head ?? ''
  expect(github.original.textOf(head, list)).toBe('Porchlight\nRecents\nZelle\n')
})

test('what was only opened cannot be saved', async ({ page }) => {
  await openEntry(page, 'Articles', title)
  // A click makes Sveltia draw and compare; it took the lists of words for a change.
  await titleField(page).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveCSS('pointer-events', 'none')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.keyboard.press('Control+s')
  await page.waitForTimeout(1500)
  expect(github.writes).toEqual([])

  await titleField(page).fill('Mine')
  await expect(save).toHaveCSS('pointer-events', 'auto')
})

test('an emptied price is a mistake, which names what shows it', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Hours, prices, facts' }).click()
  await page.getByText('Prices', { exact: true }).click()
  await page.locator('[data-key-path=sessionFrom]').locator('input').first().fill('')

  await expect(mistakes(page)).toContainText('Fill in the field. These show it')
  await expect(mistakes(page)).toContainText('“Device setup”')
})

test('a saved article stays open, and leads to the preview once the host has built it', async ({
  page,
}) => {
  await addWords(page, ' Hang up.')
  await saveAsDraft(page)
  await expect(page.getByRole('button', { name: 'Checking for Preview' })).toBeDisabled()
  await expect(area(page)).toHaveText(/ Hang up\.$/)
  github.previewUrl = 'https://proposal-1.example.org'
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address)
      return null
    }
  })
  await page.getByRole('button', { name: 'View Preview' }).click({ timeout: 30_000 })

  await expect(page).toHaveTitle('https://proposal-1.example.org/blog/scam-likely')
})

test('whoever types on during a save sends nothing for review, and keeps the words', async ({
  page,
}) => {
  await addWords(page, ' Hang')
  await pressSave(page)
  await area(page).press('Control+End')
  const later = page.getByRole('button', { name: 'Later' })
  let words = ''
  while (!(await later.isVisible()) || words.length % 9 !== 0) {
    words += ' up now. '.charAt(words.length % 9)
    await page.keyboard.type(words.slice(-1), { delay: 100 })
  }
  await page.keyboard.type(words.slice(0, 9), { delay: 100 })

  await expect(later).toBeVisible()
  await expect(area(page)).toHaveText(/ Hang( up now\. )+$/)
  await expect(area(page)).toContainText(` Hang${words}${words.slice(0, 9)}`)
  expect(github.pulls).toMatchObject([{ labels: ['sveltia-cms/draft'] }])
})

test('who has sent an article for review hears what becomes of it, until the site serves it', async ({
  page,
}) => {
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()
  const news = preview(page).getByRole('region', { name: 'Your proposal' })
  await expect(news).toContainText(
    'Proposed on November 22, 2026. Waiting for somebody to read it.',
  )
  const pull = github.pulls[0]!
  expect(pull.title).toBe(`Change “${title}”`)

  const output = { annotations_count: 1 }
  const run = { id: 1, status: 'completed', conclusion: 'failure', output }
  const message = 'Misspelt: “Hagn”.'
  Object.assign(github.answers, {
    'check-runs': { check_runs: [run] },
    annotations: [
      { path, start_line: text.split('\n').length - 1, message, annotation_level: 'failure' },
    ],
    reviews: [{ user: { login: 'ruth' }, state: 'CHANGES_REQUESTED', body: 'Please say when.' }],
  })
  await comeBack(page)
  await expect(news).toContainText('ruth asks you to change something.')
  await expect(news).toContainText('Text, “Call')
  await expect(news).toContainText('Misspelt: “Hagn”.')
  await expect(news).toContainText('ruth: Please say when.')

  const accepted = github.original.textOf(pull.head, path) ?? ''
  github.original.write('main', [[path, Buffer.from(accepted)]])
  pull.merged_at = '2026-11-25T18:00:00Z'
  await page.clock.setFixedTime('2026-11-25T18:05:00Z')
  await comeBack(page)
  await expect(news).toContainText('It is being published.')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  const row = page.getByRole('region', { name: 'Your proposals' })
  await expect(row).toContainText(`Change “${title}” · Accepted on November 25, 2026.`)

  const digest = createHash('sha256').update(accepted).digest('hex').slice(0, 12)
  await page.route('**/site.json', async (route) => {
    const data = (await (await route.fetch()).json()) as { digests: Record<string, string> }
    data.digests['articles/scam-likely/index.mdx'] = digest
    await route.fulfill({ json: data })
  })
  await row.getByRole('button', { name: 'Open' }).click()
  await expect(news).toContainText('It is on the site.')
  await expect(news.getByRole('link', { name: 'See it on the site' })).toBeVisible()
})

for (const status of [401, 500]) {
  test(`the words stay when GitHub answers ${status}, and are saved once it works`, async ({
    page,
  }) => {
    await addWords(page, ' Hang up.')
    github.failure = { status }
    await pressSave(page)

    await closeFailure(page)
    await expect(area(page)).toHaveText(/ Hang up\.$/)
    expect(github.pulls).toEqual([])

    github.failure = undefined
    await pressSave(page)
    await expect.poll(() => github.pulls).toHaveLength(1)
  })
}

test('the words stay without a network', async ({ page, context }) => {
  await addWords(page, ' Hang up.')
  await context.setOffline(true)
  await pressSave(page)

  await expect(failureMessage(page)).toBeVisible()
  await expect(area(page)).toHaveText(/ Hang up\.$/)
})

test('what somebody else has changed since a draft was begun is not written over, and both keep their words', async ({
  page,
}) => {
  await addWords(page, ' Mine.')
  await page.waitForTimeout(1500)
  const theirs = text.replace('---\n\n', '---\n\nTheirs.\n\n')
  github.original.write('main', [[path, Buffer.from(theirs)]])
  await comeBack(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(area(page)).toHaveText(/ Mine\.$/)
  const message = nextMessage(page)
  await pressSave(page)

  expect(await message).toContain('This was changed since you began: by somebody else')
  expect(github.original.commits).toEqual([])
  expect(github.pulls).toEqual([])
  await comeBack(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(area(page)).toContainText('Theirs.')
  await closeEntry(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(area(page)).toHaveText(/ Mine\.$/)
})

test('what somebody else has proposed for the same article meanwhile is not written over', async ({
  page,
}) => {
  await openEntry(page, 'Articles', title)
  await titleField(page).fill('Mine')
  const head = 'cms/articles/scam-likely'
  github.original.startBranch(head, github.original.heads.get('main') ?? '')
  github.original.write(head, [[path, Buffer.from(`${text.trim()} Theirs.\n`)]])
  github.pulls.push({ ...theirPull, head })
  const message = nextMessage(page)
  await pressSave(page)

  expect(await message).toContain('This was changed since you began: by somebody else')
  await expect(titleField(page)).toHaveValue('Mine')
  expect(github.original.textOf(head, path)).toContain(' Theirs.')
})

test('of two tabs with the same article, the later save is refused, and its words stay', async ({
  page,
  context,
}) => {
  await openEntry(page, 'Articles', title)
  const other = await context.newPage()
  await other.goto(`http://localhost:${remotePort}/admin/`)
  await seeList(other)
  await addWords(other, ' Second.')
  await other.waitForTimeout(1500)
  await area(page).press('Control+End')
  await page.keyboard.type(' First.')
  await saveAsDraft(page)
  await expect(area(page)).toHaveText(/ First\.$/)
  const message = nextMessage(other)
  await pressSave(other)

  expect(await message).toContain('or by you in another tab')
  await comeBack(other)
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(area(other)).toHaveText(/ Second\.$/)
  expect(github.original.commits).toHaveLength(1)
})

test('a second save goes into the same pull request, which is sent for review when the writer says so', async ({
  page,
}) => {
  await addWords(page, ' Hang up.')
  await page.keyboard.press('Control+s')
  // While the editor saves.
  await page.keyboard.type(' Then')
  await page.getByRole('button', { name: 'Later' }).click()
  await page.waitForTimeout(2000)
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(area(page)).toHaveText(/ Hang up\. Then$/)
  await area(page).press('Control+End')
  await page.keyboard.type(' call us.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()

  await expect
    .poll(() => github.pulls)
    .toMatchObject([{ base: 'main', draft: false, labels: ['sveltia-cms/pending_review'] }])
  expect(github.original.commits).toHaveLength(2)
  expect(github.original.textOf(github.pulls[0]?.head ?? '', path)).toMatch(
    / Hang up\. Then call us\.\n$/,
  )
  expect(github.original.textOf('main', path)).not.toContain('Hang up.')

  await comeBack(page)
  await expect(area(page)).toHaveText(/ Hang up\. Then call us\.$/)
})
