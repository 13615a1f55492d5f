import { answerGraphql, pullNodeId } from './fake-github-graphql'
import { FakeRepository, idOf } from './fake-repository'
import { FakeServer, now, Refusal, type ApiRequest, type Body } from './fake-server'

/** A pull request that the editor opened. */
export interface PullRequest {
  number: number
  title: string
  /** Branch. */
  head: string
  base: string
  draft: boolean
  body: string
  labels: string[]
  /** Time at which it was accepted. */
  merged_at?: string
  requested_reviewers?: { login: string }[]
}

/** Account of the writer. */
export const login = 'writer'

/**
 * A small stand-in for the API of GitHub with one repository, to which the writer may push. It keeps branches,
 * commits and pull requests in memory, and fails when it is told to.
 */
export class FakeGitHub extends FakeServer {
  readonly original: FakeRepository
  readonly pulls: PullRequest[] = []
  /** Address of the preview that a host has built of every commit. */
  previewUrl: string | undefined
  /** What checks and people answer to pull requests, by the end of its address: check-runs, reviews. */
  readonly answers: Record<string, object> = {}

  constructor(repo: string, files: ReadonlyMap<string, Buffer>) {
    super('/api/v3')
    this.original = FakeRepository.of(repo, files)
  }

  /** Returns the repository if it has this name. */
  repository(name: string): FakeRepository | undefined {
    return this.original.name === name ? this.original : undefined
  }

  /** Returns the newest commit of a pull request. */
  headOf({ head }: Pick<PullRequest, 'head'>): string | undefined {
    return this.original.heads.get(head)
  }

  protected respond(request: ApiRequest): unknown {
    const { path, body } = request
    if (path === '/graphql') return answerGraphql(this, body)
    if (path === '/user') {
      return { id: 7, login, name: 'Wilma', email: 'wilma@example.org', html_url: '' }
    }
    if (path === '/user/repository_invitations') return []
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
    const repository = this.repository(name)
    if (!repository) return undefined
    if (rest === '') return this.describe(repository)
    return this.contentOf(repository, decodeURI(rest), request) ?? this.answerPull(rest, request)
  }

  private describe(repository: FakeRepository): Body {
    return {
      full_name: repository.name,
      default_branch: 'main',
      private: false,
      allow_forking: true,
      permissions: { pull: true, push: true },
      fork: false,
    }
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
    if (path === '/commits') {
      return repository.commitsOf(query.get('path') ?? '').map((sha) => ({ sha }))
    }
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
      const { state = 'all', head: wanted } = Object.fromEntries(query)
      return this.pulls
        .filter(({ head }) => wanted === undefined || `${owner}:${head}` === wanted)
        .filter(({ merged_at }) => state === 'all' || !merged_at)
        .map((pull) => this.listed(pull))
    }
    const [answer] = /(?<=\/)(check-runs|reviews|comments|annotations)$/.exec(rest) ?? []
    if (answer) return this.answers[answer] ?? []
    const [, issue, part] = /^\/issues\/(\d+)(\/labels)?$/.exec(rest) ?? []
    const pull = this.pulls.find(({ number }) => number === Number(issue))
    if (!pull) return undefined
    if (method !== 'GET') pull.labels = body.labels as string[]
    const labels = pull.labels.map((name) => ({ name }))
    return part ? labels : { number: pull.number, labels }
  }

  private listed(pull: PullRequest): unknown {
    const { merged_at, head } = pull
    return {
      ...{ ...pull, html_url: `https://github.example/pull/${pull.number}`, created_at: now },
      ...{ state: merged_at ? 'closed' : 'open', user: { login } },
      head: { ref: head, sha: this.headOf(pull) },
    }
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
