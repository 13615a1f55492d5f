import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type Body = Record<string, unknown>

/** A request as a host of repositories reads it. */
export interface ApiRequest {
  method: string
  /** Address below the API: `/user`; `/graphql` for that API. */
  path: string
  query: URLSearchParams
  body: Body
}

/** An answer with another status than 200. */
export class Refusal {
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

/** Day of all that happens in a stand-in. */
export const now = '2026-11-23T05:00:00Z'

/** A small server on this computer that stands in for the API of a host of repositories. */
export abstract class FakeServer {
  /** Requests that would change something, refused ones too. */
  readonly writes: ApiRequest[] = []
  /** What fails; nothing: all works. */
  failure: Failure | undefined
  private server: Server | undefined

  /** @param root path of its API: `/api/v3` */
  constructor(private readonly root: string) {}

  /** Returns what is sent as JSON, a file as it is, a refusal, or nothing where there is none. */
  protected abstract respond(request: ApiRequest): unknown

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
    const path = pathname.endsWith('/graphql') ? '/graphql' : pathname.replace(this.root, '')
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
}
