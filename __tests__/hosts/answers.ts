import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expectedHeaders, requests } from './requests'

/** Server of the built site on this computer. */
export interface Server {
  /** Such as http://127.0.0.1:9000. */
  address: string
  /** Stops it; returns a promise where that takes time. */
  stop: () => unknown
}

/** Differences of a host from the table, none of which does harm. */
export interface Differences {
  /** Status of redirects, where it is not 301. */
  redirect?: 307
  /** Statuses of some kinds of requests. */
  status?: Readonly<Record<string, 200 | 307>>
  /** Targets of some kinds of requests. */
  target?: Readonly<Record<string, string>>
  /** Whether Accept-Encoding is not named in Vary. */
  noVary?: boolean
}

/** Media types by file name extension. */
const mediaTypes: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  '.json': /^application\/json(; ?charset=utf-8)?$/i,
  '.webmanifest': /^application\/manifest\+json(; ?charset=utf-8)?$/i,
  '.wasm': /^application\/wasm$/i,
  '.xml': /^(text|application)\/(rss\+)?xml(; ?charset=utf-8)?$/i,
  '.txt': /^text\/plain(; ?charset=utf-8)?$/i,
  '.svg': /^image\/svg\+xml(; ?charset=utf-8)?$/i,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/i,
  '.png': /^image\/png$/i,
  '.jpg': /^image\/jpeg$/i,
  '.webp': /^image\/webp$/i,
  '.avif': /^image\/avif$/i,
  '.woff2': /^font\/woff2$/i,
  '.pdf': /^application\/pdf$/i,
}

/** Headers about how an answer is sent. All others must be in the file _headers. */
const transport =
  /^(accept-ranges|age|cf-cache-status|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|location|server|transfer-encoding|vary)$/

const headersIn = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !transport.test(name)))

/** Sends every request of the table to a host, and compares the answers. */
export function testAnswers(start: () => Promise<Server>, differences: Differences = {}): void {
  let server: Server | undefined
  const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
    fetch(`${server?.address}${path}`, { method, headers, redirect: 'manual' })

  beforeAll(async () => {
    server = await start()
  }, 90_000)
  afterAll(() => server?.stop())

  test.each(requests)('row 37: $kind $path', async (request) => {
    const isCompressed = request.kind === 'compressed file'
    const encodings = { 'accept-encoding': isCompressed ? 'br, gzip' : 'identity' }
    const answer = await ask(request.path, encodings, request.method)
    const sent = headersIn(answer)
    const ordinary = request.status === 301 ? (differences.redirect ?? 301) : request.status
    const status = differences.status?.[request.kind] ?? ordinary
    const headers = expectedHeaders(request, sent)

    if (status === 301 || status === 307) {
      // Browsers keep no 307 unless they are told to.
      if (status === 307) delete headers['cache-control']
      const location = answer.headers.get('location')
      expect({ status: answer.status, location, headers: sent }).toEqual({
        status,
        location: differences.target?.[request.kind] ?? request.target,
        headers,
      })
      return
    }
    const encoding = answer.headers.get('content-encoding')
    expect({ status: answer.status, headers: sent, isCompressed: encoding !== null }).toEqual({
      status,
      headers,
      isCompressed,
    })
    expect(answer.headers.get('content-type')).toMatch(
      mediaTypes[extname(request.file)] ?? 'a type that this file does not know',
    )
    if (isCompressed && !differences.noVary) {
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    }
    if (request.method === 'HEAD') return
    // fetch has unpacked it.
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.equals(readFileSync(`public/${request.file}`))).toBe(true)
  })

  test('a browser that has a page already is not sent it again', async () => {
    const encodings = { 'accept-encoding': 'br, gzip' }
    const first = await ask('/', encodings)
    await first.arrayBuffer()
    const etag = first.headers.get('etag')
    const again = await ask('/', { ...encodings, 'if-none-match': etag ?? 'none' })
    expect({ status: again.status, headers: headersIn(again), body: await again.text() }).toEqual({
      status: 304,
      headers: headersIn(first),
      body: '',
    })
  })
}
