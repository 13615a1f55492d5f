import { createHash } from 'node:crypto'

/** A short name for a row of texts that no other row has. */
export function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('base64url')
}
