import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a text or of bytes, in hexadecimal. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Returns the digest of several texts; no others, and none in another order, have the same. */
export function digestOfAll(parts: readonly (string | Uint8Array)[]): string {
  return digestOf(parts.map(digestOf).join())
}
