import { request } from 'node:http'

/** Answer as received, without decoding. */
export interface Answer {
  status: number
  /** Names in lower case, in the order received; a repeated header is there twice. */
  headers: readonly (readonly [name: string, value: string])[]
  /** Body, compressed where it was received compressed. */
  body: Buffer
}

/** Request to a server. */
export interface Question {
  method: string
  /** Sent exactly as written; `fetch` would normalize it first. */
  path: string
  headers?: Readonly<Record<string, string>>
}

/** In milliseconds: a server on this computer that takes longer is broken. */
const answerTimeout = 20_000

/**
 * Sends a request to a server on this computer.
 *
 * @throws Error where it does not answer within 20 seconds
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

/** Returns the value of a header; undefined where it was not sent. */
export function headerOf({ headers }: Pick<Answer, 'headers'>, name: string): string | undefined {
  return headers.find(([one]) => one === name)?.[1]
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
  )
}
