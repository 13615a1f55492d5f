import { extname } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headersFor } from '../../src/output/headers-file'
import { revalidated, type Header, type HeaderRule } from '../../src/output/site-headers'
import { headerOf, type Answer } from './ask'
import { differences, redirectStatus, withoutVary, type HostId } from './differences'
import type { Row } from './requests'

/** Media types by file name extension. */
const mediaTypes: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  '.json': /^application\/json(; ?charset=utf-8)?$/i,
  '.webmanifest': /^application\/manifest\+json(; ?charset=utf-8)?$/i,
  '.wasm': /^application\/wasm$/i,
  '.xml': /^(text|application)\/(rss\+)?xml(; ?charset=utf-8)?$/i,
  '.txt': /^text\/plain; ?charset=utf-8$|^text\/plain$/i,
  '.svg': /^image\/svg\+xml(; ?charset=utf-8)?$/i,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/i,
  '.png': /^image\/png$/i,
  '.jpg': /^image\/jpeg$/i,
  '.webp': /^image\/webp$/i,
  '.avif': /^image\/avif$/i,
  '.woff2': /^font\/woff2$/i,
  '.pdf': /^application\/pdf$/i,
}

/** Headers about how an answer is sent. All others must be in the file _headers. */
const transport = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'cf-cache-status',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'server',
  'transfer-encoding',
  'vary',
])

/** Expectations that the answers of a host are compared with. */
export interface Wanted {
  host: HostId
  rules: readonly HeaderRule[]
  /** Bytes of the file of the row. */
  file: Buffer
}

/** Returns every difference between an answer and the table, a sentence each. */
export function compare(row: Row, answer: Answer, wanted: Wanted): string[] {
  const redirected = answer.status >= 300 && answer.status < 400
  const faults = statusFaults(row, answer, wanted.host)
  if (faults.length > 0) return faults
  return [
    ...rowHeaderFaults(row, answer, wanted.rules),
    ...(redirected
      ? redirectFaults(row, answer)
      : [...bodyFaults(row, answer, wanted), ...typeFaults(row, answer)]),
    ...cacheFaults(row, answer, wanted.rules),
  ]
}

function statusFaults({ kind, status }: Row, answer: Answer, host: HostId): string[] {
  const wanted = status === 301 ? (redirectStatus[host] ?? 301) : status
  const instead = differences.filter((one) => one.host === host && one.kind === kind)
  const allowed = [wanted, ...instead.map((one) => one.status)]
  return allowed.includes(answer.status)
    ? []
    : [`status ${answer.status}, expected ${allowed.join(' or ')}`]
}

/**
 * Compares the headers with those of the address that was asked. Hosts that find another file for it, such as
 * the page for unknown addresses, may send those of that file.
 */
function rowHeaderFaults(row: Row, { headers }: Answer, rules: Wanted['rules']): string[] {
  const paths = [row.path, ...(row.targets ?? []), `/${row.file}`]
  const [asked = [], ...others] = paths.map((path) => headerFaults(headers, path, rules))
  return others.some((faults) => faults.length === 0) ? [] : asked
}

/**
 * Compares the headers of an answer, but for how it is sent: each of those of its path must be sent
 * once, with the value of the file _headers, and no others beside them.
 */
export function headerFaults(
  headers: Answer['headers'],
  path: string,
  rules: readonly HeaderRule[],
): string[] {
  const expected = headersFor(rules, path.replace(/\?.*$/, '')).filter(
    ({ name }) => !transport.has(name.toLowerCase()),
  )
  const faults = expected.flatMap(({ name, value }) => {
    const came = headers.filter(([one]) => one === name.toLowerCase()).map(([, one]) => one)
    if (came.length === 0) return [`no ${name}`]
    if (came.length > 1) return [`${name} came ${came.length} times`]
    return came[0] === value ? [] : [`${name} is "${came[0]}", expected "${value}"`]
  })
  const known = new Set(expected.map(({ name }) => name.toLowerCase()))
  const others = headers.filter(([name]) => !known.has(name) && !transport.has(name))
  return [...faults, ...others.map(([name, value]) => `unexpected header ${name}: ${value}`)]
}

function redirectFaults({ targets = [] }: Row, answer: Answer): string[] {
  const location = headerOf(answer, 'location') ?? ''
  return targets.includes(location)
    ? []
    : [`leads to "${location}", expected ${targets.join(' or ')}`]
}

function bodyFaults(row: Row, answer: Answer, { file, host }: Wanted): string[] {
  if (row.method === 'HEAD') return answer.body.length > 0 ? ['HEAD was answered with a body'] : []
  const encoding = headerOf(answer, 'content-encoding') ?? 'identity'
  const vary = headerOf(answer, 'vary') ?? ''
  const faults: string[] = []
  if (row.encodings && !['br', 'gzip'].includes(encoding)) faults.push(`not packed: ${encoding}`)
  if (!row.encodings && encoding !== 'identity') faults.push(`packed as ${encoding} without asking`)
  if (row.encodings && !/accept-encoding/i.test(vary) && !withoutVary.includes(host)) {
    faults.push('packed without Vary: Accept-Encoding')
  }
  if (!unpack(answer.body, encoding)?.equals(file)) faults.push(`the body is not ${row.file}`)
  return faults
}

function unpack(body: Buffer, encoding: string): Buffer | undefined {
  try {
    if (encoding === 'br') return brotliDecompressSync(body)
    return encoding === 'gzip' ? gunzipSync(body) : body
  } catch {
    return undefined
  }
}

function typeFaults({ file }: Row, answer: Answer): string[] {
  const type = headerOf(answer, 'content-type') ?? 'none'
  const wanted = mediaTypes[extname(file)]
  if (!wanted) return [`no media type is known for ${extname(file)}: add it to compare.ts`]
  return wanted.test(type) ? [] : [`Content-Type is "${type}", expected ${wanted.source}`]
}

function cacheFaults(row: Row, answer: Answer, rules: readonly HeaderRule[]): string[] {
  const came = headerOf(answer, 'cache-control')
  // Browsers do not cache these redirects unless a header allows it.
  if ((answer.status === 307 || answer.status === 302) && came === undefined) return []
  const wanted = answer.status === 200 ? cacheControl(row.path, rules) : revalidated.value
  if (row.cacheable && came === cacheControl(row.path, rules)) return []
  return came === wanted ? [] : [`Cache-Control is "${came ?? 'none'}", expected "${wanted}"`]
}

/** Returns the Cache-Control of the file at a path. */
export function cacheControl(path: string, rules: readonly HeaderRule[]): string {
  const given = headersFor(rules, path.replace(/\?.*$/, ''))
  const { value }: Header = given.find(({ name }) => name === revalidated.name) ?? revalidated
  return value
}
