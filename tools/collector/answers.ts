/** Answer of the form collector to a form. */
export type Answer =
  | { kind: 'accepted'; body: 'json' | 'empty' | 'bad-json' }
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'slow'; seconds: number }
  | { kind: 'hang' | 'drop' | 'redirect' | 'no-cors' }

/** Every answer that can be requested, for messages and for `npm run serve`. */
export const answerHelp = [
  'ok           take the form (what it does unless told otherwise)',
  'empty        take it, with an empty body',
  'bad-json     take it, with JSON that is cut off',
  'slow:10      take it after 10 seconds',
  '500          refuse it with this status, 400 to 599',
  '429:60       refuse it, and say to come back after 60 seconds',
  'redirect     send the browser to a page',
  'hang         never answer',
  'drop         close the connection',
  'no-cors      answer without the headers that let a page of another origin read it',
].join('\n')

const plain: Readonly<Record<string, Answer>> = {
  '': { kind: 'accepted', body: 'json' },
  ok: { kind: 'accepted', body: 'json' },
  empty: { kind: 'accepted', body: 'empty' },
  'bad-json': { kind: 'accepted', body: 'bad-json' },
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  redirect: { kind: 'redirect' },
  'no-cors': { kind: 'no-cors' },
}

/**
 * Parses the name of an answer.
 *
 * @returns undefined where it is none of `answerHelp`
 */
export function readAnswer(text: string): Answer | undefined {
  const answer = text.trim()
  if (Object.hasOwn(plain, answer)) return plain[answer]
  const [, name = '', number] = /^(\w+)(?::(\d{1,3}))?$/.exec(answer) ?? []
  const amount = Number(number ?? NaN)
  if (name === 'slow' && amount > 0) return { kind: 'slow', seconds: amount }
  if (!/^[45]\d\d$/.test(name)) return undefined
  return { kind: 'status', status: Number(name), ...(number ? { retryAfter: amount } : {}) }
}
