import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

/** A folder that is being served. */
export interface FolderServer {
  /** Address without a slash at the end. */
  origin: string
  close: () => void
}

/**
 * Serves a folder of built files on this computer: /about is about.html or about/index.html, and an
 * unknown address is 404.html, if there is one.
 */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const notFoundPage = join(folder, '404.html')
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found')
    },
  })
  const server: Server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
