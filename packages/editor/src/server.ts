import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, relative, resolve, sep } from 'node:path'
import sirv from 'sirv'
import { checkAll } from '../../../tools/check/check-all'
import { withWord } from '../../../src/content-model/prose/spelling'
import { editorPath } from '../../../src/output/content-security-policy'
import { gitIn } from '../../../tools/git'
import { translatedText } from '../../../tools/translate/source-changes'
import { editable } from './config/yaml-forms'

/** Options of the server of the editor. */
interface EditorServerOptions {
  port: number
  /** Folder that `writeEditor` has written. */
  folder: string
  contentDir: string
  /** Content security policy of the editor. */
  policy: string
}

const mostBytes = 1_000_000

/** Lists of words that the spelling check takes as right. */
const wordList = /^([a-z]{2,3}\/)?words\.txt$/

/**
 * Serves the editor on this computer, and checks the text that it sends. It writes words that are right; all other files
 * are written by the browser, in the folder that the writer has chosen.
 */
export function startEditorServer(options: EditorServerOptions): Promise<Server> {
  const { port, folder, policy } = options
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] })
  const drawings = sirv('src/illustrations')
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    if (!isOwn(request, port)) return void response.writeHead(403).end('Not for other sites')
    const answer = { '/check': answerCheck, '/words': answerWord }[pathname]
    if (answer && request.method === 'POST') {
      answer(request, response, options.contentDir).catch((error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      })
      return
    }
    if (pathname === '/file' && request.method === 'GET') {
      const path = searchParams.get('path') ?? ''
      return sendFile(response, path, searchParams.get('digest'), options.contentDir)
    }
    if (pathname === '/' || pathname === editorPath) {
      return void response.writeHead(302, { Location: `${editorPath}/` }).end()
    }
    const notFound = (): void => void response.writeHead(404).end('Not found')
    if (pathname.startsWith('/illustrations/')) {
      return drawings(
        Object.assign(request, { url: pathname.slice('/illustrations'.length) }),
        response,
        notFound,
      )
    }
    if (!pathname.startsWith(`${editorPath}/`)) return notFound()
    files(Object.assign(request, { url: pathname.slice(editorPath.length) }), response, notFound)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Returns whether a request comes from the page of the editor, and not from another site. */
function isOwn({ headers }: IncomingMessage, port: number): boolean {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const { host = '', origin } = headers
  return (
    hosts.includes(host) &&
    (origin === undefined || hosts.includes(origin.replace(/^http:\/\//, '')))
  )
}

/** Sends the text of a file as it is on disk now, or as it was when its texts had a digest. */
function sendFile(
  response: ServerResponse,
  path: string,
  digest: string | null,
  contentDir: string,
): void {
  const file = relative(contentDir, resolve(path)).split(sep).join('/')
  const notFound = (): void => void response.writeHead(404).end()
  if (!(editable.test(file) || wordList.test(file)) || !existsSync(join(contentDir, file)))
    return notFound()
  const text = digest
    ? translatedText(gitIn(contentDir), file, digest)
    : readFileSync(join(contentDir, file))
  if (text === undefined) return notFound()
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(text)
}

async function answerCheck(
  request: IncomingMessage,
  response: ServerResponse,
  contentDir: string,
): Promise<void> {
  const edited = editedFile(await readAll(request))
  if (!edited) return void response.writeHead(400).end()
  const { mistakes, warnings } = await checkAll(contentDir, [edited.path], undefined, edited)
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify([...mistakes, ...warnings]))
}

/** Adds a word that is right to a list of them. */
async function answerWord(
  request: IncomingMessage,
  response: ServerResponse,
  contentDir: string,
): Promise<void> {
  const { path, word } = JSON.parse(await readAll(request)) as Record<string, unknown>
  const file = relative(contentDir, resolve(String(path)))
    .split(sep)
    .join('/')
  const isRight = wordList.test(file) && /^[\p{L}'’]+$/u.test(String(word))
  if (!isRight) return void response.writeHead(400).end()
  const whole = join(contentDir, file)
  writeFileSync(whole, withWord(readFileSync(whole, 'utf8'), String(word)))
  response.end()
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Returns the file of a request; undefined if the editor does not change it. */
function editedFile(json: string): { path: string; bytes: Uint8Array } | undefined {
  try {
    const { path, text } = JSON.parse(json) as Record<string, unknown>
    if (typeof path !== 'string' || typeof text !== 'string') return undefined
    if (!editable.test(path)) return undefined
    return { path, bytes: new TextEncoder().encode(text) }
  } catch {
    return undefined
  }
}
