import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'

/** Form as it was received. */
export interface Received {
  /** Time as ISO 8601. */
  at: string
  path: string
  contentType: string
  /** JSON body, or the fields of a form-encoded one. */
  body: unknown
}

/** Lets a page of another origin send the form. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
}

/**
 * Starts the local form collector: a small HTTP server that replaces the form service in development and tests. It
 * appends each form, JSON or form-encoded, to a file, and answers with JSON to a script and with a page to a browser.
 * At the path `/refuse` it answers with status 500, and at `/silent` not at all. Neither stores the form. It listens on
 * this computer only.
 *
 * @param file where to append, one JSON object a line
 * @returns the server, listening
 */
export function startFormCollector(port: number, file: string): Promise<Server> {
  mkdirSync(dirname(file), { recursive: true })
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { ...cors, 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const store = (body: string): void => {
      const [contentType = ''] = (headers['content-type'] ?? '').split(';')
      const fields: unknown =
        contentType === 'application/json'
          ? JSON.parse(body)
          : Object.fromEntries(new URLSearchParams(body))
      const received: Received = {
        at: new Date().toISOString(),
        path: url,
        contentType,
        body: fields,
      }
      appendFileSync(file, `${JSON.stringify(received)}\n`)
      if (headers.accept?.includes('application/json')) return answer(200, { ok: true })
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(
        '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Received</title><h1>Thank you. It was received.</h1>',
      )
    }
    if (method === 'OPTIONS') return answer(200, {})
    if (method !== 'POST') return answer(405, { error: 'Send a form with POST.' })
    if (url === '/silent') return
    if (url === '/refuse') return answer(500, { error: 'As requested.' })
    text(request)
      .then(store)
      .catch((error: unknown) => answer(400, { error: (error as Error).message }))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
