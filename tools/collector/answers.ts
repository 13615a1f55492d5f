/** How the form collector is to answer. `kept` says whether the form is written to the file. */
export type Answer =
  | { kind: 'taken'; body: 'json' | 'empty' | 'bad-json' }
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'slow'; seconds: number }
  | { kind: 'limit'; perMinute: number }
  | { kind: 'hang' | 'drop' | 'redirect' | 'no-cors' }

/** What the collector can be told, for messages and for `npm run serve`. */
export const answerHelp = [
  'ok           take the form (what it does unless told otherwise)',
  'empty        take it, with an empty body',
  'bad-json     take it, with JSON that is cut off',
  'slow:10      take it after 10 seconds',
  '500          refuse it with this status, 400 to 599',
  '429:60       refuse it, and say to come back after 60 seconds',
  'limit:3      take 3 a minute, refuse the rest with 429',
  'redirect     send the browser to a page',
  'hang         never answer',
  'drop         close the connection',
  'no-cors      answer without the headers that let a page of another origin read it',
].join('\n')

const plain: Readonly<Record<string, Answer>> = {
  '': { kind: 'taken', body: 'json' },
  ok: { kind: 'taken', body: 'json' },
  empty: { kind: 'taken', body: 'empty' },
  'bad-json': { kind: 'taken', body: 'bad-json' },
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  redirect: { kind: 'redirect' },
  'no-cors': { kind: 'no-cors' },
}

/**
 * Reads what the collector was told.
 *
 * @returns undefined where it is none of `answerHelp`
 */
export function readAnswer(told: string): Answer | undefined {
  const words = told.trim()
  if (Object.hasOwn(plain, words)) return plain[words]
  const [, name = '', number] = /^(\w+)(?::(\d{1,3}))?$/.exec(words) ?? []
  const amount = Number(number ?? NaN)
  if (name === 'slow' && amount > 0) return { kind: 'slow', seconds: amount }
  if (name === 'limit' && amount > 0) return { kind: 'limit', perMinute: amount }
  if (!/^[45]\d\d$/.test(name)) return undefined
  return { kind: 'status', status: Number(name), ...(number ? { retryAfter: amount } : {}) }
}

/** Counts how many were taken in the last minute. */
export class Limit {
  private readonly taken: number[] = []

  /** @returns 0 where one more may be taken, otherwise the seconds until then */
  wait(perMinute: number, now = Date.now()): number {
    while (this.taken[0] !== undefined && this.taken[0] <= now - 60_000) this.taken.shift()
    if (this.taken.length < perMinute) {
      this.taken.push(now)
      return 0
    }
    return Math.ceil(((this.taken[0] ?? now) + 60_000 - now) / 1000)
  }
}
