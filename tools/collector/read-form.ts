import type { IncomingMessage } from 'node:http'

/** The most that a form may weigh, in bytes. */
export const largestForm = 1_000_000

/** Why a request is refused, in words for the developer who sent it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** A form as it came. */
export interface Form {
  contentType: string
  fields: Record<string, unknown>
}

/**
 * Reads the form out of a request: JSON or form-encoded fields.
 *
 * @throws {Refusal} 413 too large, 415 another type, 400 not readable
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
  const parts: Buffer[] = []
  let size = 0
  // What is too large is read to its end too: a browser that still sends does not hear an answer.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= largestForm) parts.push(part)
    if (size > 20 * largestForm) break
  }
  if (size > largestForm) {
    throw new Refusal(413, `The form is larger than ${largestForm} bytes.`)
  }
  return Buffer.concat(parts)
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
