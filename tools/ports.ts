import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Port of the local site. */
export const sitePort = Number(process.env.PORT || 9000)

/** Port of the local form collector. */
export const collectorPort = Number(process.env.COLLECTOR_PORT || 9001)

/** Port of the editor for writers. */
export const editorPort = sitePort + 4

/** Consultation endpoint of local builds. */
export const localEndpoint = `http://localhost:${collectorPort}/consultation`

/** Returns the port of the form collector that a built site posts to. */
export function builtCollectorPort(folder = 'public'): number {
  const file = join(folder, '_headers')
  const headers = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/http:\/\/localhost:(\d+)\/consultation/.exec(headers)?.[1] ?? collectorPort)
}

/** File to which the local form collector appends what it receives, one JSON object a line. */
export const collectorFile = process.env.COLLECTOR_FILE || '.tmp/form-collector.jsonl'

/** Prints why a local server could not be started, and what to do. Ends the process, other servers included. */
export function explainStart(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number }
  console.error(
    code === 'EADDRINUSE'
      ? `Another program is using port ${port}. Stop it, or set PORT and COLLECTOR_PORT.`
      : error,
  )
  process.exit(1)
}
