/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFormCollector, type Received } from '../../tools/form-collector'

let folder: string
let file: string
let server: Server
let address: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'collector-'))
  file = join(folder, 'received.jsonl')
  server = await startFormCollector(0, file)
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const asJson = { 'Content-Type': 'application/json', Accept: 'application/json' }
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }
const ann = '{"name":"Ann"}'

function post(
  body: BodyInit = ann,
  headers: Record<string, string> = asJson,
  path = '/consultation',
): Promise<Response> {
  return fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' })
}
function kept(): Received[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Received)
}
const reason = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error: string }).error

describe('a form', () => {
  test('in JSON is stored unchanged, and answered with JSON', async () => {
    const response = await post('{"name":"José 李 🙂","issue":"a\\nb"}')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(kept()).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        path: '/consultation',
        contentType: 'application/json',
        body: { name: 'José 李 🙂', issue: 'a\nb' },
      },
    ])
  })

  test('that a browser posts is stored, and answered with a page', async () => {
    const response = await post('name=Jos%C3%A9+Lee&issue=', asForm)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('Thank you')
    expect(kept()[0]).toMatchObject({ body: { name: 'José Lee', issue: '' } })
  })

  test.each([
    ['{"name":', 'application/json', 400, /no JSON/],
    ['[]', 'application/json', 400, /no object/],
    [ann, 'text/plain', 415, /application\/x-www-form-urlencoded/],
  ])('%s as %s is refused with the reason, and not stored', async (body, type, status, why) => {
    const response = await post(body, { ...asJson, 'Content-Type': type })
    expect(response.status).toBe(status)
    expect(await reason(response)).toMatch(why)
    expect(kept()).toEqual([])
  })
})

describe('a selected answer', () => {
  test('applies to all requests until it is deleted', async () => {
    const order = (method: string, body?: string) =>
      fetch(`${address}/answers`, { method, ...(body ? { body } : {}) })
    expect(await (await order('PUT', '503\n')).json()).toEqual({ answer: '503' })
    expect((await post()).status).toBe(503)
    expect((await post(ann, { ...asJson, 'Collector-Answer': 'ok' })).status).toBe(200)
    await order('DELETE')
    expect((await post()).status).toBe(200)
  })

  test('that is unknown is refused with the list of known ones, and changes nothing', async () => {
    const response = await fetch(`${address}/answers`, { method: 'PUT', body: 'explode' })
    expect(response.status).toBe(400)
    expect(await reason(response)).toMatch(/"explode"[^]*slow:10/)
    expect((await post()).status).toBe(200)
  })
})

test('the form collector listens on this computer only', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
})

describe('a form at the path of a form service', () => {
  const asFormWithJson = { ...asForm, Accept: 'application/json' }

  test.each([
    ['/formspree', ann, asJson, 200, { ok: true, next: '/thanks' }],
    ['/formspree/f/abc', 'name=Ann', asFormWithJson, 200, { ok: true, next: '/thanks' }],
    [
      '/formspree',
      '{"name":"Ann","email":"ann"}',
      asJson,
      422,
      { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
    ],
    ['/formspree', '{}', asJson, 422, { errors: [{ code: 'EMPTY', message: 'Empty form' }] }],
    ['/basin', 'name=Ann', asFormWithJson, 200, { success: true }],
    ['/basin', 'name=&_gotcha=', asFormWithJson, 422, { error: 'The submission is empty.' }],
    [
      '/web3forms',
      '{"access_key":"k"}',
      asJson,
      200,
      { success: true, message: 'Email sent successfully!' },
    ],
    [
      '/web3forms',
      ann,
      asJson,
      400,
      { success: false, message: "Form must include an 'access_key' field." },
    ],
  ])('%s: %s is answered as there', async (path, body, headers, status, answer) => {
    const response = await post(body, headers, path)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual(answer)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(kept()).toHaveLength(status === 200 ? 1 : 0)
  })

  test.each([
    ['name=Ann&form-name=ask', asFormWithJson, 200],
    ['name=Ann', asFormWithJson, 404],
    ['{"name":"Ann","form-name":"ask"}', asJson, 404],
  ])('/netlify: %s is answered with a page', async (body, headers, status) => {
    const response = await post(body, headers, '/netlify')
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(kept()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('that a browser posts without a script gets a page', async () => {
    const response = await post('name=Ann&access_key=k', asForm, '/web3forms')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Thank you')
    expect((await post('name=Ann', asForm, '/web3forms')).status).toBe(400)
  })
})
