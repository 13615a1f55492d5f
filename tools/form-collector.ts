import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answerHelp, Limit, readAnswer, type Answer } from './collector/answers'
import { readForm, Refusal } from './collector/read-form'

/** One form as it was received. */
export interface Received {
  /** When, as ISO 8601. */
  at: string
  path: string
  contentType: string
  /** The JSON body, or the fields of a form-encoded one. */
  body: unknown
}

/** The header that tells the collector how to answer one request. */
export const answerHeader = 'collector-answer'

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, Collector-Answer',
  'Access-Control-Max-Age': '600',
}

const personCheck = '/are-you-a-person'

/**
 * Starts the local form collector: a small HTTP server that stands for the form service while
 * developing and testing. It takes POSTs of JSON or form-encoded fields and appends each to a
 * file. It listens on this computer only.
 *
 * It answers as form services do: JSON to who asks for JSON, a page to a form that the browser
 * posts, and a redirect to a page to a script that forgot to say what it accepts.
 *
 * It can be told how to answer (`answerHelp`), in this order: one request by `?answer=…` or by the
 * header `Collector-Answer`; all requests by `PUT /answers` with the words as body, until
 * `DELETE /answers`, which also forgets how many were taken. What it refuses is not kept.
 *
 * @param file where to append, one JSON object a line
 * @returns the server, listening
 */
export function startFormCollector(port: number, file: string): Promise<Server> {
  mkdirSync(dirname(file), { recursive: true })
  let limit = new Limit()
  let standing = ''

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const work = url.pathname === '/answers' ? order(request, response) : answer(request, response)
    work.catch((error: unknown) => refuse(response, error))
  })

  async function order(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request)
    if (request.method === 'DELETE') {
      standing = ''
      limit = new Limit()
    } else if (request.method === 'PUT') standing = known(body).words
    else if (request.method !== 'GET') {
      response.writeHead(405, { Allow: 'GET, PUT, DELETE' }).end()
      return
    }
    // Without CORS headers: pages of other origins have no say in this.
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ answer: standing || 'ok' }))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { told } = known(
      searchParams.get('answer') ?? String(request.headers[answerHeader] ?? standing),
    )
    if (told.kind === 'drop') return void request.socket.destroy()
    if (request.method === 'OPTIONS') {
      response.writeHead(204, told.kind === 'no-cors' ? {} : cors)
      response.end()
      return
    }
    if (request.method === 'GET' && pathname === personCheck)
      return page(response, 'Are you a person?')
    if (request.method === 'GET' && pathname === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    if (request.method !== 'POST') throw new Refusal(405, 'Send a form with POST.')

    const { contentType, fields } = await readForm(request)
    const asksForJson = request.headers.accept?.includes('application/json') ?? false
    if (told.kind === 'hang') return
    if (told.kind === 'slow') await wait(told.seconds * 1000)
    if (told.kind === 'redirect') return redirect(response)
    if (told.kind === 'status') return fail(response, told.status, 'As told.', told.retryAfter)
    const seconds = told.kind === 'limit' ? limit.wait(told.perMinute) : 0
    if (seconds > 0) return fail(response, 429, 'Too many a minute.', seconds)
    if (contentType === 'application/json' && !asksForJson) return redirect(response)

    const received: Received = {
      at: new Date().toISOString(),
      path: pathname,
      contentType,
      body: fields,
    }
    appendFileSync(file, `${JSON.stringify(received)}\n`)
    if (!asksForJson) return page(response, 'Thank you. It was received.')
    take(response, told)
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** @throws {Refusal} where nobody knows what is meant */
function known(words: string): { words: string; told: Answer } {
  const told = readAnswer(words)
  if (!told) throw new Refusal(400, `"${words}" is no answer. Known are:\n${answerHelp}`)
  return { words: words.trim(), told }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request as AsyncIterable<Buffer>) {
    text += part.toString('utf8')
    if (text.length > 1000) throw new Refusal(413, 'Too long for an answer.')
  }
  return text
}

function take(response: ServerResponse, told: Answer): void {
  const bodies = { json: '{"ok":true}', empty: '', 'bad-json': '{"ok": tru' }
  response.writeHead(200, {
    ...(told.kind === 'no-cors' ? {} : cors),
    'Content-Type': 'application/json',
  })
  response.end(bodies[told.kind === 'taken' ? told.body : 'json'])
}

function redirect(response: ServerResponse): void {
  response.writeHead(302, { ...cors, Location: personCheck })
  response.end()
}

function page(response: ServerResponse, words: string): void {
  response.writeHead(200, { ...cors, 'Content-Type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>${words}</title><h1>${words}</h1>`)
}

function fail(response: ServerResponse, status: number, error: string, retryAfter?: number): void {
  response.writeHead(status, {
    ...cors,
    ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
    ...(status === 405 ? { Allow: 'POST, OPTIONS' } : {}),
    'Content-Type': 'application/json',
  })
  response.end(JSON.stringify({ error }))
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.end()
  const { status, message } =
    error instanceof Refusal ? error : { status: 500, message: (error as Error).message }
  fail(response, status, message)
}
