import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** A commit that the editor made. */
export interface Commit {
  branch: string
  message: string
  /** Paths of the files that it adds or changes. */
  files: string[]
}

/** A pull request that the editor opened. */
export interface PullRequest {
  number: number
  title: string
  head: string
  base: string
  draft: boolean
  body: string
  labels: string[]
}

type Files = Map<string, Buffer>
type Body = Record<string, unknown>

const idOf = (content: Buffer | string): string => createHash('sha1').update(content).digest('hex')

/**
 * A small stand-in for the API of GitHub with one repository: it keeps branches, commits and pull requests in memory, and
 * fails when it is told to.
 */
export class FakeGitHub {
  readonly branches = new Map<string, { head: string; files: Files }>()
  commits: Commit[] = []
  pulls: PullRequest[] = []
  /** Status that every saving request gets; nothing: it works. */
  failure: number | undefined
  private server: Server | undefined

  constructor(
    private readonly repo: string,
    files: ReadonlyMap<string, Buffer>,
  ) {
    this.branches.set('main', { head: idOf('main'), files: new Map(files) })
  }

  start(port: number): Promise<void> {
    this.server = createServer((request, response) => {
      void this.answer(request, response)
    })
    return new Promise((resolve) => this.server?.listen(port, '127.0.0.1', resolve))
  }

  stop(): void {
    this.server?.close()
    this.server?.closeAllConnections()
  }

  /** Returns the text of a file on a branch. */
  textOf(branch: string, path: string): string | undefined {
    return this.branches.get(branch)?.files.get(path)?.toString('utf8')
  }

  /** Changes a file as somebody else would. */
  commitElsewhere(branch: string, path: string, text: string): void {
    const found = this.branches.get(branch)
    found?.files.set(path, Buffer.from(text))
    if (found) found.head = idOf(`${found.head} ${text}`)
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request as AsyncIterable<Buffer>) text += part.toString('utf8')
    for (const name of ['origin', 'headers', 'methods']) {
      response.setHeader(`Access-Control-Allow-${name}`, '*')
    }
    const { method = 'GET', url = '' } = request
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    const send = (status: number, value: unknown): void => {
      const raw = Buffer.isBuffer(value)
      response.writeHead(status, {
        'Content-Type': raw ? 'application/octet-stream' : 'application/json',
      })
      response.end(raw ? value : JSON.stringify(value))
    }
    const body = (text ? JSON.parse(text) : {}) as Body
    const saves = method !== 'GET' && (!url.endsWith('/graphql') || text.includes('mutation'))
    if (this.failure !== undefined && saves) {
      return send(this.failure, { message: `failed with ${this.failure}` })
    }
    const result = url.endsWith('/graphql') ? this.graphql(body) : this.rest(method, url, body)
    send(result === undefined ? 404 : 200, result ?? { message: 'Not Found' })
  }

  private rest(method: string, url: string, body: Body): unknown {
    const path = url.replace(/^\/api\/v3/, '').replace(/\?.*$/, '')
    const base = `/repos/${this.repo}`
    if (path === '/user') {
      return { id: 7, login: 'writer', name: 'Wilma', email: 'wilma@example.org', html_url: '' }
    }
    if (path === base) {
      const permissions = { pull: true, push: true }
      return { full_name: this.repo, default_branch: 'main', private: false, permissions }
    }
    const [, tree] = path.split(`${base}/git/trees/`)
    if (tree) {
      return {
        tree: this.allFiles(tree).map(([file, content]) => ({
          path: file,
          type: 'blob',
          sha: idOf(content),
          size: content.length,
        })),
      }
    }
    const [, file] = path.split(`${base}/contents/`)
    if (file) return this.branches.get('main')?.files.get(file)
    const [, blob] = path.split(`${base}/git/blobs/`)
    if (blob) return this.findBlob(blob)
    if (method === 'POST' && path === `${base}/pulls`) return this.openPull(body)
    const [, issue, part] = /\/issues\/(\d+)(\/labels)?$/.exec(path) ?? []
    const pull = this.pulls.find(({ number }) => number === Number(issue))
    if (!pull) return undefined
    if (method !== 'GET') pull.labels = body.labels as string[]
    const labels = pull.labels.map((name) => ({ name }))
    return part ? labels : { number: pull.number, labels }
  }

  private openPull(body: Body): unknown {
    const {
      title,
      head,
      base,
      draft,
      body: text,
    } = body as unknown as PullRequest & { body: string }
    const number = this.pulls.length + 1
    this.pulls.push({ number, title, head, base, draft, body: text, labels: [] })
    const now = '2026-11-23T05:00:00Z'
    const sha = this.branches.get(head)?.head
    return {
      number,
      node_id: `P${number}`,
      title,
      html_url: '',
      draft,
      head: { ref: head, sha },
      created_at: now,
      updated_at: now,
    }
  }

  private graphql({ query, variables }: Body): unknown {
    const text = query as string
    const { input, branch } = variables as { input?: Body; branch?: string }
    if (text.includes('createRef')) {
      const { name, oid } = input as { name: string; oid: string }
      const main = this.branches.get('main')
      this.branches.set(name.replace('refs/heads/', ''), { head: oid, files: new Map(main?.files) })
      return { data: { createRef: { ref: { name } } } }
    }
    if (text.includes('createCommitOnBranch')) return this.commit(input ?? {})
    if (text.includes('markPullRequestReadyForReview')) {
      const pull = this.pulls.find(({ number }) => `P${number}` === input?.pullRequestId)
      if (pull) pull.draft = false
      return { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: pull?.draft } } } }
    }
    if (text.includes('fork: repository')) {
      return { data: { fork: { id: 'R1' }, base: { ref: this.ref('main') } } }
    }
    const repository: Body = {
      id: 'R1',
      defaultBranchRef: { name: 'main' },
      ref: this.ref(branch ?? 'main'),
      refs: { nodes: [] },
      pullRequests: { totalCount: 0, nodes: this.pulls.map((pull) => this.pullNode(pull)) },
    }
    for (const [, alias = '', oid = ''] of text.matchAll(/(\w+):\s+object\(oid: "(\w+)"\)/g)) {
      repository[alias] = { text: this.findBlob(oid)?.toString('utf8'), isTruncated: false }
    }
    for (const [, alias = '', ref = '', path = ''] of text.matchAll(
      /(\w+):\s+object\(expression: "([^":]+):([^"]+)"\)/g,
    )) {
      const content = this.branches.get(ref)?.files.get(path)
      repository[alias] = content
        ? {
            oid: idOf(content),
            byteSize: content.length,
            isBinary: false,
            text: content.toString('utf8'),
          }
        : null
    }
    for (const [, alias = ''] of text.matchAll(/(\w+):\s+ref\(qualifiedName/g)) {
      repository[alias] = this.ref(branch ?? 'main')
    }
    return { data: { repository } }
  }

  private commit(input: Body): unknown {
    const { branch, expectedHeadOid, fileChanges, message } = input as {
      branch: { branchName: string }
      expectedHeadOid: string
      fileChanges: { additions: { path: string; contents: string }[] }
      message: { headline: string }
    }
    const found = this.branches.get(branch.branchName)
    if (!found || found.head !== expectedHeadOid) {
      return {
        data: null,
        errors: [{ message: `Expected branch to point to "${expectedHeadOid}"` }],
      }
    }
    for (const { path, contents } of fileChanges.additions) {
      found.files.set(path, Buffer.from(contents, 'base64'))
    }
    found.head = idOf(`${found.head} ${JSON.stringify(fileChanges)}`)
    const files = fileChanges.additions.map(({ path }) => path)
    this.commits.push({ branch: branch.branchName, message: message.headline, files })
    const blobs = files.map((path, index): [string, unknown] => [
      `file_${index}`,
      { oid: idOf(found.files.get(path) ?? '') },
    ])
    const commit = {
      oid: found.head,
      committedDate: '2026-11-23T05:00:00Z',
      ...Object.fromEntries(blobs),
    }
    return { data: { createCommitOnBranch: { commit } } }
  }

  private ref(name: string): unknown {
    const found = this.branches.get(name)
    if (!found) return null
    const author = { name: 'Nora', email: 'nora@example.org', user: { id: 1, login: 'nora' } }
    const node = {
      oid: found.head,
      message: 'A change',
      author,
      committedDate: '2026-11-01T05:00:00Z',
    }
    return { name, target: { oid: found.head, history: { nodes: [node] } } }
  }

  private pullNode({ number, title, head, draft, labels }: PullRequest): unknown {
    const main = this.branches.get('main')?.files
    const changed = this.allFiles(head).filter(([path, content]) => main?.get(path) !== content)
    const now = '2026-11-23T05:00:00Z'
    return {
      ...{ id: `P${number}`, number, title, url: '', isDraft: draft, isCrossRepository: false },
      ...{
        createdAt: now,
        updatedAt: now,
        headRefName: head,
        headRefOid: this.branches.get(head)?.head,
      },
      author: { login: 'writer', avatarUrl: '', name: 'Wilma' },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: changed.map(([path]) => ({
          path,
          changeType: main?.has(path) ? 'MODIFIED' : 'ADDED',
        })),
      },
    }
  }

  /** Returns the files of a branch, or of the branch with that head. */
  private allFiles(name: string): [path: string, content: Buffer][] {
    const byHead = [...this.branches.values()].find(({ head }) => head === name)
    return [...((this.branches.get(name) ?? byHead)?.files ?? [])]
  }

  private findBlob(id: string): Buffer | undefined {
    const all = [...this.branches.values()].flatMap(({ files }) => [...files.values()])
    return all.find((content) => idOf(content) === id)
  }
}
