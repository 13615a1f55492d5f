/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAnswer } from '../../tools/collector/answers'
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
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines.pop()).toBe('')
    return lines.map((line) => JSON.parse(line) as Received)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
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

  test('of a script that does not accept JSON is redirected to a page', async () => {
    const response = await post(ann, { 'Content-Type': 'application/json' })
    expect(response.status).toBe(302)
    const page = await fetch(address + response.headers.get('location')!)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(kept()).toEqual([])
  })

  test.each([
    ['{"name":', 400, /no JSON/],
    ['"Ann"', 400, /no object/],
    ['[]', 400, /no object/],
    ['null', 400, /no object/],
    ['', 400, /no JSON/],
    [new Uint8Array([0x7b, 0xff, 0x7d]), 400, /UTF-8/],
  ])('in malformed JSON (%j) is refused and not stored', async (body, status, why) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await reason(response)).toMatch(why)
    expect(kept()).toEqual([])
  })

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/jsonp', ''])(
    'of the type "%s" is refused with what to send instead',
    async (type) => {
      const response = await post(new TextEncoder().encode(ann), {
        ...(type ? { 'Content-Type': type } : {}),
      })
      expect(response.status).toBe(415)
      expect(await reason(response)).toContain('application/x-www-form-urlencoded')
      expect(kept()).toEqual([])
    },
  )

  test('in JSON with a charset is accepted', async () => {
    expect(
      (await post(ann, { ...asJson, 'Content-Type': 'application/json; charset=utf-8' })).status,
    ).toBe(200)
  })

  test('that is too large is refused, and one of the largest size is stored completely', async () => {
    const most = 1_000_000 - '{"a":""}'.length
    const response = await post(`{"a":"${'x'.repeat(most + 1)}"}`)
    expect(response.status).toBe(413)
    expect(kept()).toEqual([])
    expect((await post(`{"a":"${'x'.repeat(most)}"}`)).status).toBe(200)
    expect((kept()[0]!.body as { a: string }).a).toHaveLength(most)
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is not accepted by %s', async (method) => {
    const response = await fetch(`${address}/consultation`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('and 99 others at once are all appended, each on a line of its own', async () => {
    writeFileSync(file, `${JSON.stringify({ body: { name: 'before' } })}\n`)
    const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`)
    const long = 'y'.repeat(20_000)
    const answers = await Promise.all(
      names.map((name) => post(JSON.stringify({ name, issue: long }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
    const found = kept().map(({ body }) => (body as { name: string }).name)
    expect(found[0]).toBe('before')
    expect(found.slice(1).sort()).toEqual(names.sort())
  })

  test('is refused where the file cannot be written, and the server keeps running', async () => {
    rmSync(folder, { recursive: true })
    expect((await post()).status).toBe(500)
    expect((await post()).status).toBe(500)
    file = join((folder = mkdtempSync(join(tmpdir(), 'collector-'))), 'x')
  })
})

describe('a page of another origin', () => {
  test('may send a preflight request, and learns what it may send', async () => {
    const response = await fetch(`${address}/consultation`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:9000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type')
  })

  test.each(['', '?answer=500', '?answer=redirect', '?answer=empty'])(
    'may read the answer of /consultation%s',
    async (query) => {
      const { headers } = await post(ann, asJson, `/consultation${query}`)
      expect(headers.get('access-control-allow-origin')).toBe('*')
    },
  )

  test.each(['OPTIONS', 'POST'])(
    'may not change the answer, nor send a preflight request for it (%s)',
    async (method) => {
      const response = await fetch(`${address}/answers`, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    },
  )
})

describe('a selected answer', () => {
  test.each([
    ['400', 400],
    ['403', 403],
    ['404', 404],
    ['422', 422],
    ['429', 429],
    ['500', 500],
    ['503', 503],
    ['redirect', 302],
  ])('"%s" is a status of %i, and nothing is stored', async (told, status) => {
    expect((await post(ann, asJson, `/consultation?answer=${told}`)).status).toBe(status)
    expect((await post(ann, { ...asJson, 'Collector-Answer': told })).status).toBe(status)
    expect(kept()).toEqual([])
  })

  test('"429:120" sends Retry-After', async () => {
    const response = await post(ann, { ...asJson, 'Collector-Answer': '429:120' })
    expect(response.headers.get('retry-after')).toBe('120')
  })

  test.each([
    ['empty', ''],
    ['bad-json', '{"ok": tru'],
    ['no-cors', '{"ok":true}'],
  ])('"%s" accepts the form with the body %j', async (told, body) => {
    const response = await post(ann, { ...asJson, 'Collector-Answer': told })
    expect([response.status, await response.text()]).toEqual([200, body])
    expect(kept()).toHaveLength(1)
  })

  test('"no-cors" lets no page of another origin read it or send a preflight request', async () => {
    const headers = { ...asJson, 'Collector-Answer': 'no-cors' }
    const asked = await fetch(`${address}/consultation`, { method: 'OPTIONS', headers })
    for (const { headers: got } of [asked, await post(ann, headers)]) {
      expect(got.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('"drop" closes the connection', async () => {
    await expect(post(ann, { ...asJson, 'Collector-Answer': 'drop' })).rejects.toThrow()
    expect(kept()).toEqual([])
  })

  test('"hang" gives no answer; "slow:1" gives one, and later ones do not wait for it', async () => {
    const hanging = request(`${address}/?answer=hang`, { method: 'POST', headers: asJson })
    const answered = jest.fn()
    hanging.on('response', answered).on('error', () => undefined)
    hanging.end(ann)
    const slow = post(ann, asJson, '/?answer=slow:1')
    await post('{"name":"quick"}')
    expect((await slow).status).toBe(200)
    expect(kept().map(({ body }) => body)).toEqual([{ name: 'quick' }, { name: 'Ann' }])
    expect(answered).not.toHaveBeenCalled()
    hanging.destroy()
  })

  test('"limit:2" accepts two a minute, and sends Retry-After for the third', async () => {
    const answers = []
    for (let index = 0; index < 4; index += 1) {
      answers.push(await post(ann, asJson, '/?answer=limit:2'))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
    const wait = Number(answers[2]!.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(kept()).toHaveLength(2)
  })

  test('applies to all requests until it is deleted', async () => {
    const order = (method: string, body?: string) =>
      fetch(`${address}/answers`, { method, ...(body ? { body } : {}) })
    expect(await (await order('PUT', '503\n')).json()).toEqual({ answer: '503' })
    expect((await post()).status).toBe(503)
    expect((await post(ann, { ...asJson, 'Collector-Answer': 'ok' })).status).toBe(200)
    expect(await (await order('GET')).json()).toEqual({ answer: '503' })
    await order('DELETE')
    expect((await post()).status).toBe(200)
  })

  test('that is unknown is refused with the list of known ones, and changes nothing', async () => {
    const response = await fetch(`${address}/answers`, { method: 'PUT', body: 'explode' })
    expect(response.status).toBe(400)
    expect(await reason(response)).toMatch(/"explode"[^]*slow:10/)
    expect((await post()).status).toBe(200)
  })

  test.each(['200', '302', '600', '99', 'slow', 'slow:0', 'slow:-1', 'limit', '500x', '__proto__'])(
    '"%s" is not a known one',
    (told) => expect(readAnswer(told)).toBeUndefined(),
  )
})

test('the form collector listens on this computer only', async () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')
  if (!outer) return
  const { port } = server.address() as AddressInfo
  await expect(fetch(`http://${outer.address}:${port}/`)).rejects.toThrow()
})
