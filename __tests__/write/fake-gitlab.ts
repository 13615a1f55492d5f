import { FakeRepository, idOf } from './fake-repository'
import { FakeServer, now, Refusal, type ApiRequest, type Body } from './fake-server'

/** A merge request that the editor opened. */
export interface MergeRequest {
  number: number
  /** GitLab takes a merge request for a draft where its title begins so. */
  title: string
  source: string
  target: string
  labels: string[]
}

interface Action {
  action: string
  file_path: string
  content: string
  encoding: 'text' | 'base64'
}

const writer = { id: 7, username: 'writer', name: 'Wilma', email: 'wilma@example.org', web_url: '' }

/**
 * A small stand-in for the API of GitLab with one project: it keeps branches, commits and merge requests in memory, and
 * fails when it is told to.
 */
export class FakeGitLab extends FakeServer {
  readonly project: FakeRepository
  readonly mergeRequests: MergeRequest[] = []
  /** Who may write to the project. */
  members = [writer]
  private readonly base: string

  constructor(name: string, files: ReadonlyMap<string, Buffer>) {
    super('/api/v4')
    this.project = FakeRepository.of(name, files)
    this.base = `/projects/${encodeURIComponent(name)}`
  }

  protected respond(request: ApiRequest): unknown {
    const { method, path, query, body } = request
    if (path === '/graphql') return this.answerGraphql(body)
    if (path === '/user') return writer
    if (!path.startsWith(this.base)) return undefined
    const rest = path.slice(this.base.length)
    if (rest === '/users') return this.members
    if (rest.startsWith('/merge_requests')) return this.answerMerge(rest, request)
    if (method === 'POST' && rest === '/repository/commits') return this.commit(body)
    if (rest === '/repository/commits') return []
    const [, file] = /^\/repository\/files\/([^/]+)\/raw$/.exec(rest) ?? []
    if (file) {
      return this.project.filesOf(query.get('ref') ?? 'main').get(decodeURIComponent(file))
    }
    const [, branch] = /^\/repository\/branches\/([^/]+)$/.exec(rest) ?? []
    if (branch && method === 'DELETE') {
      return { deleted: this.project.heads.delete(decodeURIComponent(branch)) }
    }
    if (branch) return { commit: { id: this.project.heads.get(decodeURIComponent(branch)) } }
    return rest.endsWith('/statuses') || rest === '/deployments' ? [] : undefined
  }

  private answerGraphql({ query, variables }: Body): Body {
    const text = query as string
    const { branch = 'main', paths = [] } = variables as { branch?: string; paths?: string[] }
    const files = this.project.filesOf(branch)
    const nodes = text.includes('blobs(ref')
      ? paths.flatMap((path) => blobNode(path, files.get(path)))
      : [...files].map(([path, content]) => ({ type: 'blob', path, sha: idOf(content) }))
    const blobs = { nodes, pageInfo: { endCursor: '', hasNextPage: false } }
    const lastCommit = { sha: this.project.heads.get(branch), message: 'A change' }
    const repository = { rootRef: 'main', tree: { lastCommit, blobs }, blobs }
    return { data: { project: { repository } } }
  }

  private commit(body: Body): unknown {
    const { branch, start_branch, commit_message, actions } = body as {
      branch: string
      start_branch?: string
      commit_message: string
      actions: Action[]
    }
    if (start_branch !== undefined) {
      if (this.project.heads.has(branch)) {
        return new Refusal(400, `A branch called '${branch}' already exists.`)
      }
      this.project.startBranch(branch, this.project.heads.get(start_branch) ?? '')
    }
    const changes = actions.map(({ file_path, content, encoding }): [string, Buffer] => [
      file_path,
      Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
    ])
    this.project.commit(branch, commit_message, changes)
    return { id: this.project.heads.get(branch), committed_date: now }
  }

  private answerMerge(rest: string, { method, query, body }: ApiRequest): unknown {
    const [, number, part] = /^\/merge_requests\/(\d+)(\/diffs)?$/.exec(rest) ?? []
    if (number === undefined) {
      if (method === 'POST') return this.openMerge(body)
      const label = query.get('labels')
      const source = query.get('source_branch')
      return this.mergeRequests
        .filter((one) => label === null || one.labels.includes(label))
        .filter((one) => source === null || one.source === source)
        .map((one) => this.describe(one))
    }
    const found = this.mergeRequests.find((one) => one.number === Number(number))
    if (!found) return undefined
    if (part) {
      const commit = this.project.heads.get(found.source) ?? ''
      return this.project.changedSince('main', commit).map(({ path, isNew }) => ({
        ...{ old_path: path, new_path: path, new_file: isNew },
        ...{ deleted_file: false, renamed_file: false },
      }))
    }
    if (method === 'PUT') {
      const { title, add_labels, remove_labels } = body as Record<string, string>
      const removed = remove_labels?.split(',') ?? []
      found.title = title ?? found.title
      found.labels = found.labels.filter((label) => !removed.includes(label))
      if (add_labels !== undefined) found.labels.push(add_labels)
    }
    return this.describe(found)
  }

  private openMerge(body: Body): Body {
    const { title, source_branch, target_branch, labels } = body as Record<string, string>
    const made: MergeRequest = {
      number: this.mergeRequests.length + 1,
      title: title ?? '',
      source: source_branch ?? '',
      target: target_branch ?? '',
      labels: labels?.split(',') ?? [],
    }
    this.mergeRequests.push(made)
    return this.describe(made)
  }

  private describe({ number, title, source, labels }: MergeRequest): Body {
    return {
      ...{ iid: number, id: 100 + number, title, labels, web_url: '', author: writer },
      ...{ source_branch: source, sha: this.project.heads.get(source) },
      ...{ state: 'opened', created_at: now, updated_at: now },
    }
  }
}

const blobNode = (path: string, content: Buffer | undefined): Body[] =>
  content
    ? [
        {
          path,
          oid: idOf(content),
          size: String(content.length),
          rawTextBlob: content.toString('utf8'),
        },
      ]
    : []
