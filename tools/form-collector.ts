import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answerHelp, Limit, readAnswer, type Answer } from './collector/answers'
import { readForm, Refusal } from './collector/read-form'

/** Form as it was received. */
export interface Received {
  /** Time as ISO 8601. */
  at: string
  path: string
  contentType: string
  /** JSON body, or the fields of a form-encoded one. */
  body: unknown
}

/** Request header that selects the answer to that request. */
export const answerHeader = 'collector-answer'

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, Collector-Answer',
  'Access-Control-Max-Age': '600',
}

const personCheck = '/are-you-a-person'

/**
 * Starts the local form collector: a small HTTP server that replaces the form service in
 * development and tests. It accepts POSTs of JSON or form-encoded fields and appends each to a
 * file. It listens on this computer only.
 *
 * It answers as form services do: JSON to requests that accept JSON, a page to a native form
 * submission, and a redirect to a page to a script that sends no Accept header.
 *
 * The answer can be selected (`answerHelp`), in this order: for one request by `?answer=…` or by
 * the header `Collector-Answer`; for all requests by `PUT /answers` with the answer as body, until
 * `DELETE /answers`, which also resets the limit. Refused forms are not stored.
 *
 * @param file where to append, one JSON object a line
 * @returns the server, listening
 */
export function startFormCollector(port: number, file: string): Promise<Server> {
  mkdirSync(dirname(file), { recursive: true })
  let limit = new Limit()
  let defaultAnswer = ''

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const work =
      url.pathname === '/answers' ? changeAnswer(request, response) : respond(request, response)
    work.catch((error: unknown) => refuse(response, error))
  })

  async function changeAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request)
    if (request.method === 'DELETE') {
      defaultAnswer = ''
      limit = new Limit()
    } else if (request.method === 'PUT') defaultAnswer = parseAnswer(body).name
    else if (request.method !== 'GET') {
      response.writeHead(405, { Allow: 'GET, PUT, DELETE' }).end()
      return
    }
    // Without CORS headers: pages of other origins may not change the answer.
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ answer: defaultAnswer || 'ok' }))
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { answer } = parseAnswer(
      searchParams.get('answer') ?? String(request.headers[answerHeader] ?? defaultAnswer),
    )
    if (answer.kind === 'drop') return void request.socket.destroy()
    if (request.method === 'OPTIONS') {
      response.writeHead(204, answer.kind === 'no-cors' ? {} : cors)
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
    if (answer.kind === 'hang') return
    if (answer.kind === 'slow') await wait(answer.seconds * 1000)
    if (answer.kind === 'redirect') return redirect(response)
    if (answer.kind === 'status')
      return fail(response, answer.status, 'As told.', answer.retryAfter)
    const seconds = answer.kind === 'limit' ? limit.wait(answer.perMinute) : 0
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
    accept(response, answer)
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** @throws {Refusal} where it is no known answer */
function parseAnswer(name: string): { name: string; answer: Answer } {
  const answer = readAnswer(name)
  if (!answer) throw new Refusal(400, `"${name}" is no answer. Known are:\n${answerHelp}`)
  return { name: name.trim(), answer }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8')
    if (text.length > 1000) throw new Refusal(413, 'Too long for an answer.')
  }
  return text
}

function accept(response: ServerResponse, answer: Answer): void {
  const bodies = { json: '{"ok":true}', empty: '', 'bad-json': '{"ok": tru' }
  response.writeHead(200, {
    ...(answer.kind === 'no-cors' ? {} : cors),
    'Content-Type': 'application/json',
  })
  response.end(bodies[answer.kind === 'accepted' ? answer.body : 'json'])
}

function redirect(response: ServerResponse): void {
  response.writeHead(302, { ...cors, Location: personCheck })
  response.end()
}

function page(response: ServerResponse, title: string): void {
  response.writeHead(200, { ...cors, 'Content-Type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>`)
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
