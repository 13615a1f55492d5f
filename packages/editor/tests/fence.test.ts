import { refuseEmpty } from '../src/browser/sveltia/conflicts'
import { isProposal, usersOf } from '../src/browser/sveltia/fence'
import type { SaveEvent } from '../src/browser/sveltia/sveltia'

type Body = Record<string, unknown>
type Case = [what: string, request: string, body: Body]

const isAllowed = (name: 'github' | 'gitlab', request: string, body: Body): boolean => {
  const [method = '', path = ''] = request.split(' ')
  return isProposal({ method, path, body }, { name, repo: 'help/site', branch: 'main' })
}

/** A change in GraphQL as Sveltia CMS writes it. */
const change = (name: string, input: Body, result = '{ id }'): Body => ({
  query: ` mutation($input: AnyInput!) { ${name}(input: $input) ${result} } `,
  variables: { input },
})

const commit = (branchName: string, deletions: Body[] = []): Body =>
  change(
    'createCommitOnBranch',
    {
      branch: { repositoryNameWithOwner: 'help/site', branchName },
      fileChanges: { additions: [{ path: 'a.mdx', contents: '' }], deletions },
    },
    '{ commit { oid committedDate file_0: file(path: "a (1).mdx") { oid } } }',
  )

const repo = '/repos/help/site'
const project = '/projects/help/site'
const picture = { path: 'content/articles/a/a.png' }

const atGitHub: readonly Case[] = [
  ['to read', 'POST /graphql', { query: 'query($owner: String!) { a: file(path: "mutation") }' }],
  ['a branch', 'POST /graphql', change('createRef', { name: 'refs/heads/cms/articles/a' })],
  ['a commit', 'POST /graphql', commit('cms/articles/a')],
  ['to send for review', 'POST /graphql', change('markPullRequestReadyForReview', {})],
  ['a draft again', 'POST /graphql', change('convertPullRequestToDraft', {})],
  ['a pull request', `POST ${repo}/pulls`, { base: 'main', head: 'cms/articles/a' }],
  ['one of a fork', `POST ${repo}/pulls`, { base: 'main', head: 'nora:cms/nora/site/articles/a' }],
  ['its status', `PATCH ${repo}/issues/7`, { labels: ['sveltia-cms/draft'] }],
  ['to open it again', `PATCH ${repo}/pulls/7`, { state: 'open' }],
  ['a fork', `POST ${repo}/forks`, {}],
  ['a fork to follow', 'POST /repos/nora/site/merge-upstream', { branch: 'main' }],
  ['to begin a branch anew', `PATCH ${repo}/git/refs/heads/cms/articles/a`, { force: true }],
]

const notAtGitHub: readonly Case[] = [
  ['a commit on main', 'POST /graphql', commit('main')],
  ['to delete a picture', 'POST /graphql', commit('main', [picture])],
  ['to delete one in a proposal', 'POST /graphql', commit('cms/articles/a', [picture])],
  ['a branch of the site', 'POST /graphql', change('createRef', { name: 'refs/heads/release' })],
  ['to merge', 'POST /graphql', change('mergePullRequest', {})],
  [
    'to merge on top',
    'POST /graphql',
    {
      query: `mutation($input: I!) { createRef(input: $input) { id } mergePullRequest(input: $input) { id } }`,
      variables: { input: { name: 'refs/heads/cms/a' } },
    },
  ],
  [
    'to merge behind a read',
    'POST /graphql',
    {
      query: `query A { viewer { login } } mutation B { mergePullRequest(input: {}) { id } }`,
    },
  ],
  ['to merge by REST', `PUT ${repo}/pulls/7/merge`, { merge_method: 'squash' }],
  ['to close', `PATCH ${repo}/pulls/7`, { state: 'closed' }],
  ['to close as an issue', `PATCH ${repo}/issues/7`, { state: 'closed' }],
  ['another base', `PATCH ${repo}/pulls/7`, { base: 'release' }],
  ['a pull request from main', `POST ${repo}/pulls`, { base: 'main', head: 'main' }],
  ['to delete a branch', `DELETE ${repo}/git/refs/heads/cms/articles/a`, {}],
  ['to move main', `PATCH ${repo}/git/refs/heads/main`, { force: true }],
  ['to write a file', `PUT ${repo}/contents/content/site.yaml`, { branch: 'main' }],
  ['to delete a file', `DELETE ${repo}/contents/content/site.yaml`, { branch: 'main' }],
  ['to start a workflow', `POST ${repo}/dispatches`, { event_type: 'sveltia-cms-publish' }],
  ['to move main to a fork', `POST ${repo}/merge-upstream`, { branch: 'main' }],
]

const save = { branch: 'cms/articles/a', start_branch: 'main' }

const atGitLab: readonly Case[] = [
  ['to read', 'POST /graphql', { query: '{ project(fullPath: "help/site") { id } }' }],
  ['a commit', `POST ${project}/repository/commits`, { ...save, actions: [{ action: 'update' }] }],
  [
    'a merge request',
    `POST ${project}/merge_requests`,
    {
      source_branch: 'cms/articles/a',
      target_branch: 'main',
      title: 'Draft: A',
    },
  ],
  [
    'its status',
    `PUT ${project}/merge_requests/7`,
    { title: 'A', add_labels: 'x', remove_labels: '' },
  ],
  ['to begin a branch anew', `DELETE ${project}/repository/branches/cms/articles/a`, {}],
]

const notAtGitLab: readonly Case[] = [
  ['a commit on main', `POST ${project}/repository/commits`, { branch: 'main', actions: [] }],
  [
    'to delete a picture',
    `POST ${project}/repository/commits`,
    {
      ...save,
      actions: [{ action: 'delete', file_path: picture.path }],
    },
  ],
  ['to merge', `PUT ${project}/merge_requests/7/merge`, { squash: true }],
  ['to close', `PUT ${project}/merge_requests/7`, { state_event: 'close' }],
  ['to delete main', `DELETE ${project}/repository/branches/main`, {}],
  [
    'a merge request from main',
    `POST ${project}/merge_requests`,
    {
      source_branch: 'main',
      target_branch: 'release',
    },
  ],
  ['to write a file', `PUT ${project}/repository/files/site.yaml`, { branch: 'main' }],
  ['a change in GraphQL', 'POST /graphql', change('mergeRequestAccept', {})],
]

describe('what may leave the editor', () => {
  it.each(atGitHub)('at GitHub: %s', (_, request, body) => {
    expect(isAllowed('github', request, body)).toBe(true)
  })

  it.each(notAtGitHub)('not at GitHub: %s', (_, request, body) => {
    expect(isAllowed('github', request, body)).toBe(false)
  })

  it.each(atGitLab)('at GitLab: %s', (_, request, body) => {
    expect(isAllowed('gitlab', request, body)).toBe(true)
  })

  it.each(notAtGitLab)('not at GitLab: %s', (_, request, body) => {
    expect(isAllowed('gitlab', request, body)).toBe(false)
  })

  it('no entry whose address says nothing', () => {
    const save = (slug: string) => (): void => {
      const entry = { get: (name: string) => (name === 'slug' ? slug : true) }
      refuseEmpty({ entry } as unknown as SaveEvent, '')
    }
    expect(save('563d448b5450')).toThrow('saving_failed')
    expect(save('lost-key')).not.toThrow()
  })
})

test('a refused deletion names the texts that have the pictures', () => {
  const titles = { '/blog/a': 'An article', '/blog/b': 'Another one' }
  expect(usersOf(commit('main', [picture]), titles)).toEqual(['An article'])
  const actions = [{ action: 'delete', file_path: picture.path }]
  expect(usersOf({ actions }, titles)).toEqual(['An article'])
})
