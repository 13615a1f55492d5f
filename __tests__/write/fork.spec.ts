import { answerFork, branch, test } from './fork'
import { addWords, comeBack, nextMessage, path, pressSave, seeList, text, title } from './proposals'
import { area, expect, openEntry, titleField } from './test'

test('a writer without rights proposes from a fork, and nothing is pushed to the original', async ({
  page,
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights()
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
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights({ hasFork: true })
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

test('a fork that is there is brought up to date and used without a question', async ({
  page,
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights({ hasFork: true })
  await seeList(page)

  expect(github.synced).toEqual(['writer/site'])
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()
  await expect.poll(() => github.pulls).toMatchObject([{ head: `writer:${branch}` }])
})

test('a fork with changes of its own passes none of them on', async ({
  page,
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights({ hasFork: true })
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

test('a second save goes into the same proposal', async ({ page, signInWithoutRights }) => {
  const github = await signInWithoutRights({ hasFork: true })
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

test('what somebody else has changed in the original meanwhile is not written over', async ({
  page,
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights({ hasFork: true })
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

test('what somebody else has added to the open proposal meanwhile is not written over', async ({
  page,
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights({ hasFork: true })
  await seeList(page)
  await addWords(page, ' Hang up.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Send for Review' }).click()
  await expect.poll(() => github.pulls).toHaveLength(1)
  await comeBack(page)
  await area(page).press('Control+End')
  await page.keyboard.type(' Mine.')
  github.fork?.write(branch, [[path, Buffer.from(`${text.trim()} Hang up. Theirs.\n`)]])
  const message = nextMessage(page)
  await pressSave(page)

  expect(await message).toContain('Somebody else has changed this article')
  await expect(area(page)).toHaveValue(/ Hang up\. Mine\.$/)
  expect(github.fork?.textOf(branch, path)).toMatch(/ Hang up\. Theirs\.\n$/)
})
