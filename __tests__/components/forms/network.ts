import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'

type Answer = Pick<Response, 'ok' | 'status'>

/** Stands for the network. */
export const sent = jest.fn<Promise<Answer>, [string, RequestInit]>()

/** An answer of the form service. */
export const answer = (status: number): Answer => ({ ok: status >= 200 && status < 300, status })

/** Puts `sent` in the place of the network, answering 200. */
export function openNetwork(): void {
  sent.mockReset()
  sent.mockResolvedValue(answer(200))
  Object.assign(globalThis, { fetch: sent })
}

/** The body of the request that was sent last. */
export function lastBody(): Record<string, unknown> {
  const body = sent.mock.lastCall?.[1].body
  if (typeof body !== 'string') throw new Error('nothing was sent')
  return JSON.parse(body) as Record<string, unknown>
}

/** A visitor for tests with fake timers. */
export function patientVisitor(): UserEvent {
  jest.useFakeTimers()
  return userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
}

/** Puts a text into a field at once, as pasting does. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}
