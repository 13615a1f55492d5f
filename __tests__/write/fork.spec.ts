import { FakeGitHub, type GitHubOptions } from './fake-github'
import { githubPort, remotePort } from './ports'
import {
  addWords,
  closeFailure,
  comeBack,
  enterToken,
  nextMessage,
  path,
  pressSave,
  seeList,
  text,
  title,
} from './proposals'
import { siteFiles } from './site-files'
import { area, expect, openEntry, test, titleField, type Page } from './test'

const branch = 'cms/writer/site/articles/scam-likely'

let github: FakeGitHub

test.beforeEach(({ hosts }) => {
  expect(hosts.size).toBe(0)
})

test.afterEach(() => {
  expect(github.original.commits).toEqual([])
  expect([...github.original.heads.keys()]).toEqual(['main'])
  github.stop()
})

/** Opens the editor for a writer who may not push to the repository. */
async function open(page: Page, options: GitHubOptions = {}): Promise<void> {
  github = new FakeGitHub('help/site', siteFiles(), { mayPush: false, ...options })
  await github.start(githubPort)
  await page.goto(`http://localhost:${remotePort}/admin/`)
  await enterToken(page)
}

const answerFork = (page: Page, answer: 'Fork' | 'Cancel'): Promise<void> =>
  page
    .getByRole('alertdialog', { name: 'Fork Repository' })
    .getByRole('button', { name: answer, exact: true })
    .click()

test('a writer without rights proposes from a fork, and nothing is pushed to the original', async ({
  page,
}) => {
  await open(page)
  await answerFork(page, 'Fork')
  await seeList(page)
  await expect(page.getByText('Your changes are saved to your fork')).toBeVisible()

  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()

  await expect
    .poll(() => github.pulls)
    .toMatchObject([{ head: `writer:${branch}`, base: 'main', draft: false, labels: [] }])
  expect(github.fork?.commits).toEqual([
    { branch, message: expect.stringContaining('scam-likely') as unknown, files: [path] },
  ])
  expect(github.fork?.textOf(branch, path)).toBe(text.replace(/\n?$/, ' Hang up.\n'))
})

test('a save that is not sent for review stays in the fork, and can be sent later', async ({
  page,
}) => {
  await open(page, { hasFork: true })
  await seeList(page)
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await seeList(page)
  expect(github.fork?.textOf(branch, path)).toContain(' Hang up.')
  expect(github.pulls).toEqual([])

  await comeBack(page)
  await page.getByRole('button', { name: /^Status: .*Draft/ }).click()
  await page.getByRole('menuitemradio', { name: 'In Review' }).click()
  await expect
    .poll(() => github.pulls)
    .toMatchObject([{ head: `writer:${branch}`, base: 'main', draft: false }])
})

test('a fork that is there is brought up to date and used without a question', async ({ page }) => {
  await open(page, { hasFork: true })
  await seeList(page)

  expect(github.synced).toEqual(['writer/site'])
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()
  await expect.poll(() => github.pulls).toMatchObject([{ head: `writer:${branch}` }])
})

test('a fork with changes of its own passes none of them on', async ({ page }) => {
  await open(page, { hasFork: true })
  await seeList(page)
  github.fork?.write('main', [[path.replace('scam-likely', 'mine'), Buffer.from('Mine.')]])
  github.failure = { status: 409, only: /merge-upstream/ }
  await page.reload()
  await seeList(page)
  github.failure = undefined
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()

  await expect.poll(() => github.pulls).toHaveLength(1)
  const head = github.fork?.heads.get(branch) ?? ''
  expect(github.original.changedSince('main', head)).toEqual([{ path, isNew: false }])
})

test('a second save goes into the same proposal', async ({ page }) => {
  await open(page, { hasFork: true })
  await seeList(page)
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()
  await expect.poll(() => github.pulls).toHaveLength(1)

  await comeBack(page)
  await expect(area(page)).toHaveValue(/ Hang up\.$/)
  await area(page).press('Control+End')
  await page.keyboard.type(' Then call us.')
  await pressSave(page)

  await expect.poll(() => github.fork?.textOf(branch, path)).toMatch(/ Hang up\. Then call us\.\n$/)
  expect(github.fork?.commits).toHaveLength(2)
  expect(github.pulls).toMatchObject([{ head: `writer:${branch}`, draft: false }])
})

test('a writer who wants no fork is told that it is needed, and can sign in again', async ({
  page,
}) => {
  await open(page)
  await answerFork(page, 'Cancel')

  await expect(page.getByRole('alert')).toContainText('You need a fork of the repository')
  expect(github.fork).toBeUndefined()
  await enterToken(page)
  await answerFork(page, 'Fork')
  await seeList(page)
})

for (const status of [403, 500]) {
  test(`where GitHub answers ${status} to making the fork, it says so, and works on the next try`, async ({
    page,
  }) => {
    await open(page)
    github.failure = { status, only: /\/forks/ }
    await answerFork(page, 'Fork')

    await expect(page.getByRole('alert')).toContainText('Couldn’t create a fork')
    github.failure = undefined
    await enterToken(page)
    await answerFork(page, 'Fork')
    await seeList(page)
  })
}

for (const [name, only] of [
  ['the branch', /createRef/],
  ['the commit', /createCommitOnBranch/],
] as const) {
  test(`the words stay when the fork refuses ${name}, and are saved once it works`, async ({
    page,
  }) => {
    await open(page, { hasFork: true })
    await seeList(page)
    await addWords(page, ' Hang up.')
    github.failure = { status: 403, only }
    await pressSave(page)

    await closeFailure(page)
    await expect(area(page)).toHaveValue(/ Hang up\.$/)
    github.failure = undefined
    await pressSave(page)
    await expect.poll(() => github.fork?.textOf(branch, path)).toContain(' Hang up.')
  })
}

test('words that were typed when the fork went away come back with the next fork', async ({
  page,
}) => {
  await open(page, { hasFork: true })
  await seeList(page)
  await addWords(page, ' Hang up.')
  github.deleteFork()
  await pressSave(page)
  await closeFailure(page)
  await expect(area(page)).toHaveValue(/ Hang up\.$/)

  await page.reload()
  github.failure = { status: 500, only: /\/forks/ }
  await answerFork(page, 'Fork')
  await expect(page.getByRole('alert')).toContainText('Couldn’t create a fork')
  github.failure = undefined
  await enterToken(page)
  await answerFork(page, 'Fork')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(area(page)).toHaveValue(/ Hang up\.$/)
})

test('what somebody else has changed in the original meanwhile is not written over', async ({
  page,
}) => {
  await open(page, { hasFork: true })
  await seeList(page)
  await openEntry(page, 'Articles', title)
  await titleField(page).fill('Mine')
  const theirs = text.replace('---\n\n', '---\n\nTheirs.\n\n')
  github.original.write('main', [[path, Buffer.from(theirs)]])
  const message = nextMessage(page)
  await pressSave(page)

  expect(await message).toContain('Somebody else has changed this article')
  await expect(titleField(page)).toHaveValue('Mine')
  expect(github.fork?.commits).toEqual([])
})
