import { answerFork, branch, test } from './fork'
import { addWords, closeFailure, enterToken, path, pressSave, seeList } from './proposals'
import { area, expect } from './test'

test('a writer who wants no fork is told that it is needed, and can sign in again', async ({
  page,
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights()
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
    signInWithoutRights,
  }) => {
    const github = await signInWithoutRights()
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
    signInWithoutRights,
  }) => {
    const github = await signInWithoutRights({ hasFork: true })
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
  signInWithoutRights,
}) => {
  const github = await signInWithoutRights({ hasFork: true })
  await seeList(page)
  await addWords(page, ' Hang up.')
  github.deleteFork()
  await pressSave(page)
  await closeFailure(page)
  await expect(area(page)).toHaveValue(/ Hang up\.$/)

  // The editor keeps its copy half a second after the last key.
  await page.waitForTimeout(1500)
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
