import { request } from 'node:http'

/** An answer as it came over the wire. */
export interface Answer {
  status: number
  /** Names in lower case, in the order in which they came; one that came twice is there twice. */
  headers: readonly (readonly [name: string, value: string])[]
  /** The body, still packed where it came packed. */
  body: Buffer
}

/** What is asked of a server. */
export interface Question {
  method: string
  /** Sent exactly as it is written; `fetch` would tidy it first. */
  path: string
  headers?: Readonly<Record<string, string>>
}

/** In milliseconds: a server on this computer that takes longer is broken. */
const answerTimeout = 20_000

/**
 * Asks a server on this computer.
 *
 * @throws Error where it does not answer, or not within 20 seconds
 */
export function ask(port: number, { method, path, headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers, agent: false, timeout: answerTimeout },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: pairs(response.rawHeaders),
            body: Buffer.concat(parts),
          })
        })
      },
    )
    sent.once('timeout', () =>
      sent.destroy(new Error(`No answer within ${answerTimeout / 1000} s`)),
    )
    sent.once('error', reject)
    sent.end()
  })
}

/** The value of a header; nothing where it did not come. */
export function headerOf({ headers }: Pick<Answer, 'headers'>, name: string): string | undefined {
  return headers.find(([one]) => one === name)?.[1]
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
  )
}
