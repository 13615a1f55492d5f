import { FakeGitLab } from './fake-gitlab'
import { gitlabPort, gitlabSitePort } from './ports'
import {
  addWords,
  closeFailure,
  comeBack,
  nextMessage,
  path,
  pressSave,
  signIn,
  text,
  title,
} from './proposals'
import { siteFiles } from './site-files'
import { area, expect, openEntry, test, titleField } from './test'

const source = 'cms/articles/scam-likely'

let gitlab: FakeGitLab

test.beforeEach(async ({ page, hosts }) => {
  expect(hosts.size).toBe(0)
  gitlab = new FakeGitLab('help/site', siteFiles())
  await gitlab.start(gitlabPort)
  await signIn(page, `http://localhost:${gitlabSitePort}/admin/`)
})

test.afterEach(() => {
  expect(gitlab.project.textOf('main', path)).not.toContain('Hang up.')
  gitlab.stop()
})

test('a save at GitLab is a branch with one commit and a draft merge request against main', async ({
  page,
}) => {
  await addWords(page, ' Hang up.')
  await pressSave(page)

  await expect
    .poll(() => gitlab.mergeRequests)
    .toMatchObject([
      {
        title: expect.stringMatching(/^Draft: .*scam-likely/) as unknown,
        source,
        target: 'main',
        labels: ['sveltia-cms/draft'],
      },
    ])
  expect(gitlab.project.commits).toEqual([
    { branch: source, message: expect.stringContaining('scam-likely') as unknown, files: [path] },
  ])
  expect(gitlab.project.textOf(source, path)).toBe(text.replace(/\n?$/, ' Hang up.\n'))
  await expect(page.getByRole('button', { name: /publish/i })).toHaveCount(0)
})

test('a second save at GitLab goes into the same merge request, which is sent for review', async ({
  page,
}) => {
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await comeBack(page)
  await expect(area(page)).toHaveValue(/ Hang up\.$/)
  await area(page).press('Control+End')
  await page.keyboard.type(' Then call us.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()

  await expect
    .poll(() => gitlab.mergeRequests)
    .toMatchObject([
      {
        title: expect.not.stringContaining('Draft') as unknown,
        labels: ['sveltia-cms/pending_review'],
      },
    ])
  expect(gitlab.project.textOf(source, path)).toMatch(/ Hang up\. Then call us\.\n$/)
})

test('a branch of an older proposal that was closed is begun anew', async ({ page }) => {
  gitlab.project.startBranch(source, gitlab.project.heads.get('main') ?? '')
  gitlab.project.write(source, [[path, Buffer.from('Refused.')]])
  await addWords(page, ' Hang up.')
  await pressSave(page)

  await expect.poll(() => gitlab.mergeRequests).toHaveLength(1)
  expect(gitlab.project.textOf(source, path)).toBe(text.replace(/\n?$/, ' Hang up.\n'))
})

for (const status of [403, 500]) {
  test(`the words stay when GitLab answers ${status}, and are saved once it works`, async ({
    page,
  }) => {
    await addWords(page, ' Hang up.')
    gitlab.failure = { status }
    await pressSave(page)

    await closeFailure(page)
    await expect(area(page)).toHaveValue(/ Hang up\.$/)
    expect(gitlab.mergeRequests).toEqual([])

    gitlab.failure = undefined
    await pressSave(page)
    await expect.poll(() => gitlab.mergeRequests).toHaveLength(1)
  })
}

test('what somebody else has changed at GitLab meanwhile is not written over', async ({ page }) => {
  await openEntry(page, 'Articles', title)
  await titleField(page).fill('Mine')
  const theirs = text.replace('---\n\n', '---\n\nTheirs.\n\n')
  gitlab.project.write('main', [[path, Buffer.from(theirs)]])
  const message = nextMessage(page)
  await pressSave(page)

  expect(await message).toContain('Somebody else has changed this article')
  await expect(titleField(page)).toHaveValue('Mine')
  expect(gitlab.project.commits).toEqual([])
})

test('what somebody else has proposed at GitLab for the same article meanwhile is not taken away', async ({
  page,
}) => {
  await openEntry(page, 'Articles', title)
  await titleField(page).fill('Mine')
  gitlab.project.startBranch(source, gitlab.project.heads.get('main') ?? '')
  gitlab.project.write(source, [[path, Buffer.from(`${text.trim()} Theirs.\n`)]])
  gitlab.mergeRequests.push({ number: 1, title: 'Draft:', source, target: 'main', labels: [] })
  const message = nextMessage(page)
  await pressSave(page)

  expect(await message).toContain('Somebody else has changed this article')
  await expect(titleField(page)).toHaveValue('Mine')
  expect(gitlab.project.textOf(source, path)).toContain(' Theirs.')
})

test('a writer who is no member of the project is told so, and has no way to propose', async ({
  page,
}) => {
  gitlab.members = []
  await page.reload()

  await expect(page.getByRole('alert')).toContainText('You don’t have access')
})
