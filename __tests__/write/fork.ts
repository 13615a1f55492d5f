import { FakeGitHub, type GitHubOptions } from './fake-github'
import { githubPort, remotePort } from './ports'
import { enterToken } from './proposals'
import { siteFiles } from './site-files'
import { expect, test as base, type Page } from './test'

/** Branch of a fork that holds what a writer changes of the article. */
export const branch = 'cms/writer/site/articles/scam-likely'

/** Tests of a writer without rights, after each of which the original is as it was. */
export const test = base.extend<{
  /** Signs in as a writer who may not push to the repository, and returns the stand-in for GitHub. */
  signInWithoutRights: (options?: GitHubOptions) => Promise<FakeGitHub>
}>({
  signInWithoutRights: async ({ page, hosts }, provide) => {
    expect(hosts.size).toBe(0)
    const started: FakeGitHub[] = []
    await provide(async (options = {}) => {
      const github = new FakeGitHub('help/site', siteFiles(), { mayPush: false, ...options })
      started.push(github)
      await github.start(githubPort)
      await page.goto(`http://localhost:${remotePort}/admin/`)
      await enterToken(page)
      return github
    })
    for (const github of started) {
      github.stop()
      expect(github.original.commits).toEqual([])
      expect([...github.original.heads.keys()]).toEqual(['main'])
    }
  },
})

/** Answers the question whether the editor may make a fork. */
export const answerFork = (page: Page, answer: 'Fork' | 'Cancel'): Promise<void> =>
  page
    .getByRole('alertdialog', { name: 'Fork Repository' })
    .getByRole('button', { name: answer, exact: true })
    .click()
