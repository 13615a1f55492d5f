import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

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
 * @throws {Refusal} 415 unsupported type, 400 malformed
 */
export async function readForm(request: IncomingMessage): Promise<Form> {
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
    throw new Refusal(400, `The form is no JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The form is JSON, but no object of fields.')
  }
  return value as Record<string, unknown>
}
