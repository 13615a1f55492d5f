import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'

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

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
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
 * At the path `/refuse` it answers with status 500, and at `/silent` not at all. Neither stores the form.
 *
 * @param file where to append, one JSON object a line
 * @returns the server, listening
 */
export function startFormCollector(port: number, file: string): Promise<Server> {
  mkdirSync(dirname(file), { recursive: true })
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => refuse(response, error))
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors)
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
    if (pathname === '/silent') return
    if (pathname === '/refuse') return fail(response, 500, 'As requested.')
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
    send(response, { status: 200, body: { ok: true } })
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
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

function fail(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, {
    ...cors,
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
