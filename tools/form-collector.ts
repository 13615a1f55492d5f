import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { answerHelp, readAnswer, type Answer } from './collector/answers'
import { readForm, Refusal } from './collector/read-form'
import { answerOfService, type ServiceAnswer } from './collector/services'

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
const answerHeader = 'collector-answer'

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
 * submission, and a redirect to a page to a script that sends no Accept header. At a path such as
 * `/web3forms` it takes only what that service takes, and answers in its words.
 *
 * The answer can be selected (`answerHelp`): for one request by the header `Collector-Answer`, for all
 * requests by `PUT /answers` with the answer as body, until `DELETE /answers`. Refused forms are not
 * stored.
 *
 * @param file where to append, one JSON object a line
 * @returns the server, listening
 */
export function startFormCollector(port: number, file: string): Promise<Server> {
  mkdirSync(dirname(file), { recursive: true })
  let defaultAnswer = ''

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const work =
      url.pathname === '/answers' ? changeAnswer(request, response) : respond(request, response)
    work.catch((error: unknown) => refuse(response, error))
  })

  async function changeAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') defaultAnswer = parseAnswer(await text(request)).name
    else if (request.method === 'DELETE') defaultAnswer = ''
    else throw new Refusal(405, 'Set an answer with PUT, or end it with DELETE.')
    // Without CORS headers: pages of other origins may not change the answer.
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ answer: defaultAnswer || 'ok' }))
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const { answer } = parseAnswer(String(request.headers[answerHeader] ?? defaultAnswer))
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

    const form = await readForm(request)
    const { contentType, fields } = form
    const asksForJson = request.headers.accept?.includes('application/json') ?? false
    if (answer.kind === 'hang') return
    if (answer.kind === 'slow') await wait(answer.seconds * 1000)
    if (answer.kind === 'redirect') return redirect(response)
    if (answer.kind === 'status')
      return fail(response, answer.status, 'As told.', answer.retryAfter)
    if (contentType === 'application/json' && !asksForJson) return redirect(response)

    const service = answerOfService(pathname, form)
    if (service && service.status !== 200) return send(response, service)
    const received: Received = {
      at: new Date().toISOString(),
      path: pathname,
      contentType,
      body: fields,
    }
    appendFileSync(file, `${JSON.stringify(received)}\n`)
    if (!asksForJson) return page(response, 'Thank you. It was received.')
    if (service) return send(response, service)
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

function accept(response: ServerResponse, answer: Answer): void {
  const bodies = { json: '{"ok":true}', empty: '', 'bad-json': '{"ok": tru' }
  response.writeHead(200, {
    ...(answer.kind === 'no-cors' ? {} : cors),
    'Content-Type': 'application/json',
  })
  response.end(bodies[answer.kind === 'accepted' ? answer.body : 'json'])
}

function send(response: ServerResponse, { status, body }: ServiceAnswer): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, {
    ...cors,
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
  })
  response.end(isPage ? body : JSON.stringify(body))
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
