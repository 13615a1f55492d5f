import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startStaticServer } from '../../tools/static-server'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

let server: Server

beforeAll(async () => {
  const files = {
    'site/_headers': '/*\n  X-Frame-Options: DENY\n/app-1.js\n  Cache-Control: immutable\n',
    'site/_redirects': '/questions /faq 301\n',
    'site/index.html': '<h1>Home</h1>',
    'site/faq/index.html': '<h1>Questions</h1>',
    'site/404.html': '<h1>Page not found</h1>',
    'site/blog/404.html': '<h1>Article not found</h1>',
    'site/app-1.js': 'run()',
    'secret.txt': 'secret',
    'site-secret/secret.txt': 'secret',
  }
  server = await startStaticServer(0, join(writeSite(files, newFolder()), 'site'))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends a path just as it is written; `fetch` would tidy it first. */
function get(path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject).end()
  })
}

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/faq', 200, 'Questions'],
    ['/nowhere', 404, 'Page not found'],
    ['/FAQ', 404, 'Page not found'],
    ['/blog/nowhere', 404, 'Article not found'],
    ['/blog/a/b/c', 404, 'Article not found'],
    ['/404', 404, 'Page not found'],
    ['/404.html', 404, 'Page not found'],
    ['/blog/404.html', 404, 'Article not found'],
    ['/_headers', 404, 'Page not found'],
    ['/_redirects', 404, 'Page not found'],
  ])('%s answers %d: %s', async (path, status, heading) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(answer.body.toString()).toBe(`<h1>${heading}</h1>`)
  })

  test.each([
    ['/questions/?a=1', '/faq?a=1'],
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['//faq', '/faq'],
    ['/blog//a?b=1//', '/blog/a?b=1//'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s leads to %s, on this site', async (path, target) => {
    const answer = await get(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(target)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/../site-secret/secret.txt',
    '/%252e%252e/secret.txt',
    '/secret.txt%00.html',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    'secret.txt',
    'http://evil.example/secret.txt',
  ])('%s never leaves the folder', async (path) => {
    const answer = await get(path)
    expect([301, 400, 404]).toContain(answer.status)
    expect(answer.body.toString()).not.toContain('secret')
  })
})
