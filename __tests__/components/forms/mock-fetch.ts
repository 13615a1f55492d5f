import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'

type Answer = Pick<Response, 'ok' | 'status'>

/** Mock of fetch. */
export const fetchMock = jest.fn<Promise<Answer>, [string, RequestInit]>()

/** Returns a response of the form service. */
export const response = (status: number): Answer => ({ ok: status >= 200 && status < 300, status })

/** Puts `sent` in the place of the network, answering 200. */
export function mockFetch(): void {
  fetchMock.mockReset()
  fetchMock.mockResolvedValue(response(200))
  Object.assign(globalThis, { fetch: fetchMock })
}

/** Returns the body of the last request. */
export function lastBody(): Record<string, unknown> {
  const body = fetchMock.mock.lastCall?.[1].body
  if (typeof body !== 'string') throw new Error('nothing was sent')
  return JSON.parse(body) as Record<string, unknown>
}

/** Returns a user for tests with fake timers. */
export function userWithFakeTimers(): UserEvent {
  jest.useFakeTimers()
  return userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
}

/** Pastes a text into a field. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}
