import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comment, marker, type RunEvent } from '../src/comment.cjs'
import { newFolder } from '../../../__tests__/sites/new-folder'

const report = JSON.stringify({
  version: 1,
  built: true,
  pages: [],
  shared: [],
  check: { ok: true, mistakes: [], warnings: [] },
})

const run = {
  head_sha: 'a1'.repeat(20),
  head_branch: 'words&state=all',
  html_url: 'https://github.com/somebody/maplehouse/actions/runs/1',
  head_repository: { id: 7, owner: { login: 'a-writer' } },
}

const pull = { number: 12, head: { sha: run.head_sha, repo: { id: 7 } } }
const bot = { login: 'github-actions[bot]' }

/** Fake GitHub API, which records requests. */
function github(pulls: unknown, pages: unknown[] = [[]]) {
  const asked: { method: string; path: string; body?: string }[] = []
  const api = (method: string, path: string, content?: { body: string }): Promise<unknown> => {
    asked.push({ method, path, ...(content ? { body: content.body } : {}) })
    if (path.includes('/pulls?')) return Promise.resolve(pulls)
    const page = Number(/&page=(\d+)/.exec(path)?.[1] ?? 0)
    return Promise.resolve(page > 0 ? pages[page - 1] : {})
  }
  const said = (more: Partial<RunEvent['workflow_run']> = {}, previewUrl?: string) =>
    comment({
      event: { workflow_run: { ...run, ...more } },
      report,
      repository: 'somebody/maplehouse',
      previewUrl,
      api,
    })
  const written = () => asked.filter(({ method }) => method !== 'GET')
  return { asked, said, written }
}

test('the first run writes a comment under the pull request of branch and commit', async () => {
  const { asked, said, written } = github([pull])
  expect(await said()).toBe('Wrote the comment on #12.')
  expect(asked[0]?.path).toBe(
    '/repos/somebody/maplehouse/pulls?state=open&per_page=100&head=a-writer%3Awords%26state%3Dall',
  )
  expect(written()).toMatchObject([
    { method: 'POST', path: '/repos/somebody/maplehouse/issues/12/comments' },
  ])
  expect(written()[0]?.body).toMatch(/^<!-- summary of the preview -->\n### What changed/)
  expect(written()[0]?.body).toContain(run.html_url)
})

test('a later run updates its own comment, on whichever page of comments it is', async () => {
  const others = Array.from({ length: 100 }, () => ({ id: 1, user: bot, body: 'Another' }))
  const own = { id: 5, user: bot, body: `${marker}\nOld` }
  const { said, written } = github([pull], [others, [own]])
  expect(await said()).toBe('Renewed the comment on #12.')
  expect(written()).toMatchObject([
    { method: 'PATCH', path: '/repos/somebody/maplehouse/issues/comments/5' },
  ])
})

test('the comment of somebody who copied the marker is not touched', async () => {
  const theirs = { id: 5, user: { login: 'mallory' }, body: `${marker}\nMine` }
  const { said, written } = github([pull], [[theirs]])
  expect(await said()).toBe('Wrote the comment on #12.')
  expect(written()[0]?.method).toBe('POST')
})

test.each([
  ['whose newest commit is another', { ...pull, head: { ...pull.head, sha: 'b2'.repeat(20) } }],
  ['from another repository', { ...pull, head: { ...pull.head, repo: { id: 8 } } }],
  ['of a repository that was deleted', { ...pull, head: { ...pull.head, repo: null } }],
  ['whose number is none', { ...pull, number: '12/../../issues/1' }],
])('a pull request %s gets no comment', async (_, other) => {
  const { said, written } = github([other])
  expect(await said()).toBe('No open pull request has this commit as its newest.')
  expect(written()).toEqual([])
})

test('pages are linked where PREVIEW_URL is set', async () => {
  const { said, written } = github([pull])
  await said({}, 'https://deploy-preview-{number}--maplehouse.example')
  expect(written()[0]?.body).toContain('](https://deploy-preview-12--maplehouse.example/__changes)')
})

test.each(['http://x.example', 'https://x.example/a', 'https://x.example)'])(
  'previews at %s are refused',
  async (url) => {
    await expect(github([pull]).said({}, url)).rejects.toThrow('PREVIEW_URL is')
  },
)

test('the command works as the workflow runs it, and reports where GitHub refuses', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.authorization} ${request.url}`)
    const pulls = request.url?.includes('/pulls?')
    const refused = request.method === 'POST'
    response.writeHead(refused ? 403 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(refused ? {} : pulls ? [pull] : []))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const folder = newFolder()
  writeFileSync(join(folder, 'event.json'), JSON.stringify({ workflow_run: run }))
  writeFileSync(join(folder, 'changes.json'), report)
  const program = spawn(
    process.execPath,
    ['packages/review/src/comment.cjs', join(folder, 'changes.json')],
    {
      env: {
        GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
        GITHUB_REPOSITORY: 'somebody/maplehouse',
        GITHUB_TOKEN: 'a-token',
      },
    },
  )
  let said = ''
  program.stderr.on('data', (data) => (said += String(data)))
  const code = await new Promise((ended) => program.once('exit', ended))
  server.close()
  expect(asked).toEqual([
    expect.stringMatching(/^GET Bearer a-token \/repos\/somebody\/maplehouse\/pulls\?/),
    expect.stringMatching(/^GET Bearer a-token .*\/issues\/12\/comments\?/),
    'POST Bearer a-token /repos/somebody/maplehouse/issues/12/comments',
  ])
  expect(said).toContain(
    'GitHub answered 403 to POST /repos/somebody/maplehouse/issues/12/comments.',
  )
  expect(code).toBe(1)
})
