import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerGraphql, pullNodeId } from './fake-github-graphql'
import { FakeRepository, idOf, now, type Body } from './fake-repository'

/** A request as GitHub reads it. */
interface ApiRequest {
  method: string
  /** Address below the API: `/user`; `/graphql` for that API. */
  path: string
  query: URLSearchParams
  body: Body
}

/** An answer with another status than 200. */
class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
  ) {}
}

/** What a stand-in refuses. */
export interface Failure {
  status: number
  /** What the address or body of a refused request holds; every saving request unless given. */
  only?: RegExp
}

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

/** Path of its API. */
const root = '/api/v3'

/** Account of the writer. */
export const login = 'writer'

/**
 * A small stand-in for the API of GitHub with one repository, to which the writer may push. It keeps branches,
 * commits and pull requests in memory, and fails when it is told to.
 */
export class FakeGitHub {
  /** Requests that would change something, refused ones too. */
  readonly writes: ApiRequest[] = []
  /** What fails; nothing: all works. */
  failure: Failure | undefined
  private server: Server | undefined

  readonly original: FakeRepository
  readonly pulls: PullRequest[] = []
  /** Address of the preview that a host has built of every commit. */
  previewUrl: string | undefined
  /** What checks and people answer to pull requests, by the end of its address: check-runs, reviews. */
  readonly answers: Record<string, object> = {}

  constructor(repo: string, files: ReadonlyMap<string, Buffer>) {
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

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request as AsyncIterable<Buffer>) text += part.toString('utf8')
    for (const name of ['origin', 'headers', 'methods']) {
      response.setHeader(`Access-Control-Allow-${name}`, '*')
    }
    const { method = 'GET', url = '' } = request
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    const path = pathname.endsWith('/graphql') ? '/graphql' : pathname.replace(root, '')
    const body = (text ? JSON.parse(text) : {}) as Body
    const saves = method !== 'GET' && (path !== '/graphql' || text.includes('mutation'))
    if (saves) this.writes.push({ method, path, query, body })
    const refusal = saves ? this.failureOf(path, text) : undefined
    const result = refusal ?? this.respond({ method, path, query, body })
    if (Buffer.isBuffer(result)) {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(result)
      return
    }
    const { status, message } =
      result instanceof Refusal ? result : { status: result === undefined ? 404 : 200, message: '' }
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? result : { message: message || 'Not Found' }))
  }

  private failureOf(path: string, text: string): Refusal | undefined {
    const { status, only = /^/ } = this.failure ?? {}
    if (status === undefined || !only.test(`${path} ${text}`)) return undefined
    return new Refusal(status, `failed with ${status}`)
  }

  private respond(request: ApiRequest): unknown {
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
