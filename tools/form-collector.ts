import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'

/** One form as it was received. */
export interface Received {
  /** When, as ISO 8601. */
  at: string
  path: string
  contentType: string
  /** The JSON body, or the fields of a form-encoded one. */
  body: unknown
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Max-Age': '600',
}

const largestBody = 1_000_000

/**
 * Starts the local form collector: a small HTTP server that stands for the form service while
 * developing and testing. It takes POSTs of JSON or form-encoded fields and appends each to a
 * file. It listens on this computer only.
 *
 * For tests it can be told how to answer with `?answer=`: a status such as `500` or `429`,
 * `hang` (never answers), `slow` (after ten seconds), `redirect` (to a page), `empty`, `bad-json`.
 * What it refuses is not kept.
 *
 * @param file where to append, one JSON object a line
 * @returns the server, listening
 */
export function startFormCollector(port: number, file: string): Promise<Server> {
  mkdirSync(dirname(file), { recursive: true })
  const server = createServer((request, response) => {
    answer(request, response, file).catch(() => {
      if (!response.headersSent) response.writeHead(500, cors)
      response.end()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'OPTIONS') return end(response, 204)
  if (request.method !== 'POST') return end(response, 405, { error: 'Send a form with POST.' })

  const text = await readBody(request)
  if (text === undefined) return end(response, 413, { error: 'Too large.' })

  const told = url.searchParams.get('answer') ?? ''
  if (told === 'hang') return
  if (told === 'slow') await new Promise((resolve) => setTimeout(resolve, 10_000))
  if (told === 'redirect') {
    response.writeHead(302, { ...cors, Location: '/are-you-a-robot' })
    response.end()
    return
  }
  if (/^\d{3}$/.test(told) && told !== '200') {
    const wait: Record<string, string> = told === '429' ? { 'Retry-After': '60' } : {}
    return end(response, Number(told), { error: 'As told.' }, wait)
  }

  const contentType = request.headers['content-type']?.split(';')[0] ?? ''
  const body = parse(text, contentType)
  if (body === undefined) return end(response, 400, { error: 'Neither JSON nor a form.' })
  const received: Received = { at: new Date().toISOString(), path: url.pathname, contentType, body }
  appendFileSync(file, `${JSON.stringify(received)}\n`)

  if (told === 'empty') return end(response, 200)
  if (told === 'bad-json') return page(response, '{"ok": tru', 'application/json')
  if (request.headers.accept?.includes('application/json')) return end(response, 200, { ok: true })
  page(response, '<!doctype html><title>Thank you</title><h1>Thank you. It was received.</h1>')
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestBody) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string, contentType: string): unknown {
  if (contentType === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text))
  }
  if (contentType !== 'application/json') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function end(
  response: ServerResponse,
  status: number,
  body?: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...cors, ...headers, 'Content-Type': 'application/json' })
  response.end(body ? JSON.stringify(body) : undefined)
}

function page(response: ServerResponse, body: string, type = 'text/html; charset=utf-8'): void {
  response.writeHead(200, { ...cors, 'Content-Type': type })
  response.end(body)
}
