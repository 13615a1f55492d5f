import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Answer of the form collector to a form. */
type Answer =
  | { kind: 'accepted'; body: 'json' | 'empty' | 'bad-json' }
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'slow'; seconds: number }
  | { kind: 'hang' | 'drop' | 'redirect' | 'no-cors' }

/** Every answer that can be requested, for messages and for `npm run serve`. */
const answerHelp = [
  'ok           take the form (what it does unless told otherwise)',
  'empty        take it, with an empty body',
  'bad-json     take it, with JSON that is cut off',
  'slow:10      take it after 10 seconds',
  '500          refuse it with this status, 400 to 599',
  '429:60       refuse it, and say to come back after 60 seconds',
  'redirect     send the browser to a page',
  'hang         never answer',
  'drop         close the connection',
  'no-cors      answer without the headers that let a page of another origin read it',
].join('\n')

const plain: Readonly<Record<string, Answer>> = {
  '': { kind: 'accepted', body: 'json' },
  ok: { kind: 'accepted', body: 'json' },
  empty: { kind: 'accepted', body: 'empty' },
  'bad-json': { kind: 'accepted', body: 'bad-json' },
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  redirect: { kind: 'redirect' },
  'no-cors': { kind: 'no-cors' },
}

/**
 * Parses the name of an answer.
 *
 * @returns undefined if it is none of `answerHelp`
 */
function readAnswer(text: string): Answer | undefined {
  const answer = text.trim()
  if (Object.hasOwn(plain, answer)) return plain[answer]
  const [, name = '', number] = /^(\w+)(?::(\d{1,3}))?$/.exec(answer) ?? []
  const amount = Number(number ?? NaN)
  if (name === 'slow' && amount > 0) return { kind: 'slow', seconds: amount }
  if (!/^[45]\d\d$/.test(name)) return undefined
  return { kind: 'status', status: Number(name), ...(number ? { retryAfter: amount } : {}) }
}

/** Reason why a request is refused, for the developer who sent it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Form as received. */
interface Form {
  contentType: string
  fields: Record<string, unknown>
}

/**
 * Parses the form of a request: JSON or form-encoded fields.
 *
 * @throws {Refusal} 415 unsupported type, 400 malformed
 */
async function readForm(request: IncomingMessage): Promise<Form> {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const body = await text(request)
  if (contentType === 'application/json') return { contentType, fields: readJson(body) }
  if (contentType === 'application/x-www-form-urlencoded') {
    return { contentType, fields: Object.fromEntries(new URLSearchParams(body)) }
  }
  throw new Refusal(
    415,
    `The Content-Type is "${contentType}". Send application/json or application/x-www-form-urlencoded; files (multipart/form-data) are not taken.`,
  )
}

function readJson(body: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    throw new Refusal(400, `The form is not valid JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The form is JSON, but not an object with fields.')
  }
  return value as Record<string, unknown>
}

/** Answer of a form service to a script. */
interface ServiceAnswer {
  status: number
  body: unknown
}

/** Returns the answer of a service to a form that it has read. */
type Service = (form: Form) => ServiceAnswer

const isEmpty = ({ fields }: Form): boolean =>
  Object.entries(fields).every(([name, value]) => name.startsWith('_') || value === '')

const isEmail = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value)

/** Answers as `https://formspree.io/f/<form>` does: errors with a code, by field. */
const formspree: Service = (form) => {
  const { email } = form.fields
  const errors = [
    ...(isEmpty(form) ? [{ code: 'EMPTY', message: 'Empty form' }] : []),
    ...(email && !isEmail(email)
      ? [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      : []),
  ]
  return errors.length > 0
    ? { status: 422, body: { errors } }
    : { status: 200, body: { ok: true, next: '/thanks' } }
}

/** Answers as `https://usebasin.com/f/<form>` does: an error in a word. */
const basin: Service = (form) =>
  isEmpty(form)
    ? { status: 422, body: { error: 'The submission is empty.' } }
    : { status: 200, body: { success: true } }

/** Answers as `https://api.web3forms.com/submit` does: nothing is taken without a key. */
const web3forms: Service = ({ fields }) =>
  fields.access_key
    ? { status: 200, body: { success: true, message: 'Email sent successfully!' } }
    : {
        status: 400,
        body: { success: false, message: "Form must include an 'access_key' field." },
      }

/** Answers as a site at Netlify does: only a form that it knows, encoded as browsers do. */
const netlify: Service = ({ contentType, fields }) =>
  contentType === 'application/x-www-form-urlencoded' && fields['form-name']
    ? { status: 200, body: '<!doctype html><title>Thank you</title>' }
    : { status: 404, body: '<!doctype html><title>Page not found</title>' }

const services: Readonly<Record<string, Service>> = { formspree, basin, web3forms, netlify }

/**
 * Returns the answer of the form service that a path names, such as `/web3forms`, to a form.
 *
 * @returns undefined if the path names none
 */
function answerOfService(pathname: string, form: Form): ServiceAnswer | undefined {
  const [, name = ''] = pathname.split('/')
  return Object.hasOwn(services, name) ? services[name]?.(form) : undefined
}

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
      return fail(response, answer.status, 'As requested.', answer.retryAfter)
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

/** @throws {Refusal} if it is no known answer */
function parseAnswer(name: string): { name: string; answer: Answer } {
  const answer = readAnswer(name)
  if (!answer) throw new Refusal(400, `"${name}" is not an answer. Choose one of:\n${answerHelp}`)
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
