import type { FakeGitHub, PullRequest } from './fake-github'
import { idOf, now, type Body, type FakeRepository } from './fake-repository'

/** Returns the id of a pull request in GraphQL. */
export const pullNodeId = (number: number): string => `P${number}`

const refused = (message: string): Body => ({ data: null, errors: [{ message }] })

/** Answers the queries and changes that the editor asks GitHub for in GraphQL. */
export function answerGraphql(github: FakeGitHub, { query, variables }: Body): Body {
  const text = query as string
  const values = variables as Record<string, string> & { input?: Body }
  const { input = {} } = values
  if (text.includes('createRef')) return createBranch(github, input)
  if (text.includes('createCommitOnBranch')) return commit(github, input)
  if (text.includes('markPullRequestReadyForReview')) {
    const pull = findPull(github, input.pullRequestId)
    if (pull) pull.draft = false
    return { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: pull?.draft } } } }
  }
  if (text.includes('node(id:')) {
    const pull = findPull(github, values.id)
    return { data: { node: pull ? { state: 'OPEN', isDraft: pull.draft } : null } }
  }
  const repository = github.repository(`${values.owner}/${values.repo}`)
  // For the editor, the repository that it saves into is a fork of itself.
  if (repository && text.includes('fork: repository')) {
    const ref = refOf(repository, values.branch ?? 'main')
    return { data: { fork: { id: repository.name }, base: { ref } } }
  }
  return { data: { repository: repository ? describe(github, repository, text, values) : null } }
}

/** Returns all that a query may ask of a repository. */
function describe(
  github: FakeGitHub,
  repository: FakeRepository,
  text: string,
  { branch = 'main', prefix = '' }: Record<string, string>,
): Body {
  const start = prefix.replace('refs/heads/', '')
  const branches = [...repository.heads.keys()].filter((name) => name.startsWith(start))
  const found: Body = {
    id: repository.name,
    defaultBranchRef: { name: 'main' },
    ref: refOf(repository, branch),
    refs: {
      nodes: branches.map((name) => ({
        name: name.slice(start.length),
        target: commitNode(repository, name),
      })),
    },
    forks: { nodes: [] },
    pullRequests: { totalCount: 0, nodes: github.pulls.map((pull) => pullNode(github, pull)) },
  }
  const aliases = (pattern: RegExp): string[][] =>
    [...text.matchAll(pattern)].map(([, ...parts]) => parts)
  for (const [alias = '', oid = ''] of aliases(/(\w+):\s+object\(oid: "(\w+)"\)/g)) {
    found[alias] = { text: repository.findFile(oid)?.toString('utf8'), isTruncated: false }
  }
  for (const [alias = ''] of aliases(/(commit_\w+):\s+object\(oid/g)) {
    const latestStatus = { state: 'SUCCESS', environmentUrl: github.previewUrl }
    const deployments = github.previewUrl ? [{ environment: 'Preview', latestStatus }] : []
    found[alias] = { deployments: { nodes: deployments } }
  }
  const expressions = /(\w+):\s+object\(expression: "([^":]+):([^"]+)"\)/g
  for (const [alias = '', ref = '', path = ''] of aliases(expressions)) {
    const content = repository.filesOf(ref).get(path)
    found[alias] = content ? blobNode(content) : null
  }
  for (const [alias = ''] of aliases(/(\w+):\s+ref\(qualifiedName/g)) {
    found[alias] = refOf(repository, branch)
  }
  for (const [alias = '', head = ''] of aliases(
    /(\w+):\s+pullRequests\(\s*headRefName: "([^"]+)"/g,
  )) {
    const pulls = github.pulls.filter((pull) => pull.head === head)
    found[alias] = { nodes: pulls.map((pull) => pullNode(github, pull)) }
  }
  return found
}

function createBranch(github: FakeGitHub, input: Body): Body {
  const { repositoryId, name, oid } = input as Record<'repositoryId' | 'name' | 'oid', string>
  const repository = github.repository(repositoryId)
  if (!repository) return refused(`There is no repository "${repositoryId}".`)
  const branch = name.replace('refs/heads/', '')
  if (repository.heads.has(branch)) {
    return refused(`A ref named "${name}" already exists in the repository.`)
  }
  repository.startBranch(branch, oid)
  return { data: { createRef: { ref: { name } } } }
}

function commit(github: FakeGitHub, input: Body): Body {
  const { branch, expectedHeadOid, fileChanges, message } = input as {
    branch: { repositoryNameWithOwner: string; branchName: string }
    expectedHeadOid: string
    fileChanges: { additions: { path: string; contents: string }[] }
    message: { headline: string }
  }
  const { branchName } = branch
  const repository = github.repository(branch.repositoryNameWithOwner)
  if (!repository) return refused(`There is no repository "${branch.repositoryNameWithOwner}".`)
  if (repository.heads.get(branchName) !== expectedHeadOid) {
    return refused(`Expected branch to point to "${expectedHeadOid}"`)
  }
  const changes = fileChanges.additions.map(({ path, contents }): [string, Buffer] => [
    path,
    Buffer.from(contents, 'base64'),
  ])
  repository.commit(branchName, message.headline, changes)
  const ids = changes.map(([, content], index) => [`file_${index}`, { oid: idOf(content) }])
  const oid = repository.heads.get(branchName)
  const made: Body = { oid, committedDate: now, ...(Object.fromEntries(ids) as Body) }
  return { data: { createCommitOnBranch: { commit: made } } }
}

const findPull = ({ pulls }: FakeGitHub, id: unknown): PullRequest | undefined =>
  pulls.find(({ number }) => pullNodeId(number) === id)

function commitNode(repository: FakeRepository, branch: string): Body {
  const author = { name: 'Nora', email: 'nora@example.org', user: { id: 1, login: 'nora' } }
  const oid = repository.heads.get(branch)
  return { oid, message: 'A change', author, committedDate: '2026-11-01T05:00:00Z' }
}

function refOf(repository: FakeRepository, branch: string): Body | null {
  if (!repository.heads.has(branch)) return null
  const node = commitNode(repository, branch)
  return { name: branch, target: { oid: node.oid, history: { nodes: [node] } } }
}

const blobNode = (content: Buffer): Body => ({
  oid: idOf(content),
  byteSize: content.length,
  isBinary: false,
  text: content.toString('utf8'),
})

function pullNode(github: FakeGitHub, pull: PullRequest): Body {
  const { number, title, draft, labels, head } = pull
  const oid = github.headOf(pull)
  return {
    ...{ id: pullNodeId(number), number, title, url: '', state: 'OPEN', isDraft: draft },
    ...{ isCrossRepository: false, createdAt: now, updatedAt: now },
    ...{ headRefName: head, headRefOid: oid },
    headRepositoryOwner: { login: github.original.owner },
    author: { login: 'writer', avatarUrl: '', name: 'Wilma' },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: {
      nodes: github.original.changedSince('main', oid ?? '').map(({ path, isNew }) => ({
        path,
        changeType: isNew ? 'ADDED' : 'MODIFIED',
      })),
    },
  }
}
