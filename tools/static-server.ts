import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { readRedirectsFile, redirectOf } from '../src/output/redirect-files'
import { headersFor, readHeadersFile, revalidated } from '../src/output/site-headers'
import { builtPathPrefix } from './built-site'

/**
 * Serves a built site as good hosts do: the headers of its file `_headers`, the redirects of `_redirects`, no trailing
 * slash, and for an unknown path the nearest 404.html up the tree with status 404. A site that lives below a path is
 * served there. It listens on this computer only.
 *
 * @param folder the built site
 * @returns the server, listening
 */
export function startStaticServer(port: number, folder: string): Promise<Server> {
  const files = sirv(folder, {
    // Looks up each file again, so that a new build is served while the server runs.
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (request, response) => notFound(response, folder, request.url ?? '/'),
  })
  const server = createServer((request, response) => {
    const path = readPath(request.url ?? '/')
    setHeaders(response, folder, path ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (path === undefined) {
      // A visitor with a broken link never sees an empty page.
      notFound(response, folder, '/')
    } else {
      answer(request, response, path)
    }
  })
  const answer = (request: IncomingMessage, response: ServerResponse, whole: string): void => {
    const search = /\?.*$/.exec(request.url ?? '')?.[0] ?? ''
    const base = builtPathPrefix(folder)
    if (whole === base) return redirect(response, `${base}/${search}`)
    // What else the host holds is no part of the site.
    if (!whole.startsWith(`${base}/`)) return void response.writeHead(404).end('Not found')
    const path = whole.slice(base.length)
    const clean = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    const to = redirectOf(readRedirects(folder), base + clean, search)
    if (to) redirect(response, to)
    else if (clean !== path) redirect(response, base + clean + search)
    // These are no pages of their own.
    else if (/\/404(\.html)?$/.test(path) || /^\/_(headers|redirects)$/.test(path))
      notFound(response, folder, path)
    else {
      // sirv does not know this type, and would send an empty one.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      files(Object.assign(request, { url: path + search }), response)
    }
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(301, { Location: address }).end()
}

/**
 * Returns the path of a request; undefined if it is malformed or contains an encoded slash or
 * null character.
 */
function readPath(url: string): string | undefined {
  const address = `http://localhost${url}`
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined
  const { pathname } = new URL(address)
  return /%(?![0-9a-f]{2})|%(00|2f|5c)/i.test(pathname) ? undefined : pathname
}

function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects')
  return readRedirectsFile(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

function setHeaders(response: ServerResponse, folder: string, path: string): void {
  const file = join(folder, '_headers')
  const rules = existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : []
  for (const { name, value } of [revalidated, ...headersFor(rules, path)]) {
    response.setHeader(name, value)
  }
}

function notFound(response: ServerResponse, folder: string, path: string): void {
  const parts = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, -1)
  const nearest = [...parts.keys(), parts.length]
    .reverse()
    .map((length) => join(folder, ...parts.slice(0, length), '404.html'))
    .find((file) => !file.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile())
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(nearest ? readFileSync(nearest) : 'Not found')
}
