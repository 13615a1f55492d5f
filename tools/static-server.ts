import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'

/**
 * Serves a built site as good hosts do: no trailing slash, gzip, and for an unknown address the
 * nearest 404.html up the tree with status 404. It listens on this computer only.
 *
 * @param folder the built site
 * @returns the server, listening
 */
export function startStaticServer(port: number, folder: string): Promise<Server> {
  const zip = compression()
  const files = sirv(folder, {
    dev: true,
    extensions: ['html'],
    onNoMatch: (request, response) => notFound(response, folder, request.url ?? '/'),
  })
  const server = createServer((request, response) => {
    const address = `http://localhost${request.url ?? '/'}`
    if (!URL.canParse(address)) {
      response.writeHead(400).end()
      return
    }
    const { pathname, search } = new URL(address)
    const clean = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    if (clean !== pathname) {
      response.writeHead(301, { Location: clean + search })
      response.end()
      return
    }
    zip(request as never, response as never, () => {
      // The not-found pages are no pages of their own.
      if (/\/404(\.html)?$/.test(clean)) notFound(response, folder, clean)
      else files(request, response)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
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
