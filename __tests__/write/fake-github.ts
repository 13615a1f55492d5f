import { answerGraphql, pullNodeId } from './fake-github-graphql'
import { FakeRepository, idOf } from './fake-repository'
import { FakeServer, now, Refusal, type ApiRequest, type Body } from './fake-server'

/** A pull request that the editor opened. */
export interface PullRequest {
  number: number
  title: string
  /** Branch, with the owner in front where it is in a fork: `writer:branch`. */
  head: string
  base: string
  draft: boolean
  body: string
  labels: string[]
}

/** What a stand-in for GitHub is like at the beginning. */
export interface GitHubOptions {
  /** Whether the writer may push to the repository. */
  mayPush?: boolean
  /** Whether the writer has a fork already. */
  hasFork?: boolean
}

/** Account of the writer. */
export const login = 'writer'

/**
 * A small stand-in for the API of GitHub with one repository, and a fork of it where the writer makes one. It keeps
 * branches, commits and pull requests in memory, and fails when it is told to.
 */
export class FakeGitHub extends FakeServer {
  readonly original: FakeRepository
  readonly pulls: PullRequest[] = []
  /** Names of the forks that were brought up to date with the original. */
  readonly synced: string[] = []
  readonly mayPush: boolean
  private forked: FakeRepository | undefined
  /** How often a new fork is not found before it is there: GitHub makes forks after it has answered. */
  private misses = 0

  constructor(repo: string, files: ReadonlyMap<string, Buffer>, options: GitHubOptions = {}) {
    super('/api/v3')
    this.original = FakeRepository.of(repo, files)
    this.mayPush = options.mayPush ?? true
    if (options.hasFork) this.forked = this.original.fork(login)
  }

  /** The copy of the repository that belongs to the writer. */
  get fork(): FakeRepository | undefined {
    return this.forked
  }

  /** Takes the fork away, as the writer can on the pages of GitHub. */
  deleteFork(): void {
    this.forked = undefined
  }

  /** Returns a repository by its name, if there is one. */
  repository(name: string): FakeRepository | undefined {
    return [this.original, this.forked].find((one) => one?.name === name)
  }

  /** Returns whether the writer may change a repository. */
  mayChange({ owner }: FakeRepository): boolean {
    return this.mayPush || owner === login
  }

  /** Returns the newest commit of a pull request. */
  headOf({ head }: Pick<PullRequest, 'head'>): string | undefined {
    const [branch = '', owner] = head.split(':').reverse()
    const repository = owner === undefined ? this.original : this.forked
    return repository?.heads.get(branch)
  }

  protected respond(request: ApiRequest): unknown {
    const { method, path, body } = request
    if (path === '/graphql') return answerGraphql(this, body)
    if (path === '/user') {
      return { id: 7, login, name: 'Wilma', email: 'wilma@example.org', html_url: '' }
    }
    if (path === '/user/repository_invitations') return []
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
    if (method === 'POST' && rest === '/forks') return this.makeFork()
    if (this.misses > 0 && name === this.forked?.name) {
      this.misses -= 1
      return undefined
    }
    const repository = this.repository(name)
    if (!repository) return undefined
    if (rest === '') return this.describe(repository)
    if (rest === '/merge-upstream') return this.sync(repository)
    return this.contentOf(repository, decodeURI(rest), request) ?? this.answerPull(rest, request)
  }

  private describe(repository: FakeRepository): Body {
    const isFork = repository !== this.original
    return {
      full_name: repository.name,
      default_branch: 'main',
      private: false,
      allow_forking: true,
      permissions: { pull: true, push: this.mayChange(repository) },
      fork: isFork,
      ...(isFork ? { parent: { full_name: this.original.name } } : {}),
    }
  }

  private makeFork(): unknown {
    this.forked = this.original.fork(login)
    this.misses = 2
    return { full_name: this.forked.name }
  }

  private sync(repository: FakeRepository): unknown {
    if (!this.mayChange(repository)) return new Refusal(403, 'Must have push access')
    repository.startBranch('main', this.original.heads.get('main') ?? '')
    this.synced.push(repository.name)
    return { merge_type: 'fast-forward' }
  }

  private contentOf(repository: FakeRepository, path: string, { query }: ApiRequest): unknown {
    const [, tree] = path.split('/git/trees/')
    if (tree) {
      return {
        tree: [...repository.filesOf(tree)].map(([file, content]) => ({
          path: file,
          type: 'blob',
          sha: idOf(content),
          size: content.length,
        })),
      }
    }
    const [, file] = path.split('/contents/')
    if (file) return repository.filesOf(query.get('ref') ?? 'main').get(file)
    const [, blob] = path.split('/git/blobs/')
    if (blob) return repository.findFile(blob)
    const [, base = '', head] = /^\/compare\/(.+)\.\.\.(.+)$/.exec(path) ?? []
    if (head === undefined) return undefined
    const changed = repository.changedSince(base, this.headOf({ head }) ?? '')
    return {
      files: changed.map((one) => ({
        filename: one.path,
        status: one.isNew ? 'added' : 'modified',
      })),
    }
  }

  private answerPull(rest: string, { method, query, body }: ApiRequest): unknown {
    if (method === 'POST' && rest === '/pulls') return this.openPull(body)
    if (rest === '/pulls') {
      const { owner } = this.original
      return this.pulls.filter(
        ({ head }) => (head.includes(':') ? head : `${owner}:${head}`) === query.get('head'),
      )
    }
    const [, issue, part] = /^\/issues\/(\d+)(\/labels)?$/.exec(rest) ?? []
    const pull = this.pulls.find(({ number }) => number === Number(issue))
    if (!pull) return undefined
    if (method !== 'GET') {
      if (!this.mayPush) return new Refusal(403, 'Must have push access')
      pull.labels = body.labels as string[]
    }
    const labels = pull.labels.map((name) => ({ name }))
    return part ? labels : { number: pull.number, labels }
  }

  private openPull(values: Body): unknown {
    const { title, head, base, draft, body } = values as unknown as PullRequest
    const sha = this.headOf({ head })
    if (sha === undefined) return new Refusal(422, 'Validation Failed')
    const number = this.pulls.length + 1
    this.pulls.push({ number, title, head, base, draft, body, labels: [] })
    return {
      number,
      node_id: pullNodeId(number),
      title,
      html_url: '',
      draft,
      head: { ref: head, sha },
      created_at: now,
      updated_at: now,
    }
  }
}
