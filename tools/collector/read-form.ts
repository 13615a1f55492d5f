import type { IncomingMessage } from 'node:http'

/** Largest size of a form in bytes. */
export const maxFormBytes = 1_000_000

/** Reason why a request is refused, for the developer who sent it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Form as received. */
export interface Form {
  contentType: string
  fields: Record<string, unknown>
}

/**
 * Parses the form of a request: JSON or form-encoded fields.
 *
 * @throws {Refusal} 413 too large, 415 unsupported type, 400 malformed
 */
export async function readForm(request: IncomingMessage): Promise<Form> {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const bytes = await readBody(request)
  if (contentType === 'application/json') return { contentType, fields: readJson(decode(bytes)) }
  if (contentType === 'application/x-www-form-urlencoded') {
    return { contentType, fields: Object.fromEntries(new URLSearchParams(decode(bytes))) }
  }
  const found = contentType ? `"${contentType}"` : 'no Content-Type'
  throw new Refusal(
    415,
    `The request has ${found}. Send application/json or application/x-www-form-urlencoded; files (multipart/form-data) are not taken.`,
  )
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Bodies that are too large are read to the end: browsers ignore an answer while they are
  // sending.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxFormBytes) chunks.push(chunk)
    if (size > 20 * maxFormBytes) break
  }
  if (size > maxFormBytes) {
    throw new Refusal(413, `The form is larger than ${maxFormBytes} bytes.`)
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The form is not written in UTF-8.')
  }
}

function readJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Refusal(400, `The form is no JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The form is JSON, but no object of fields.')
  }
  return value as Record<string, unknown>
}
