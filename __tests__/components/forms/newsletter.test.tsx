import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NewsletterForm } from '../../../src/components/forms/newsletter-form'
import { renderInLayout } from '../layout/render'
import { sharedSection } from '../../sites/small-site'
import { enter, mockFetch, userWithFakeTimers, fetchMock } from './mock-fetch'

const words = sharedSection('newsletter', 'newsletter')
const field = (): HTMLElement => screen.getByLabelText('Where should it go?')
const button = (): HTMLElement => within(screen.getByRole('main')).getByRole('button')

let user: UserEvent
beforeEach(() => {
  mockFetch()
  user = userWithFakeTimers()
  renderInLayout(<NewsletterForm copy={words} />)
})
afterEach(() => jest.useRealTimers())

const pass = (time: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time))

test.each(['', '   ', '\u00a0'])('without an address (%j) it asks for one', async (typed) => {
  if (typed) await enter(user, 'Where should it go?', typed)
  await user.click(button())
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('No address yet')
  expect(alert).toHaveTextContent('Please type your e-mail address')
  expect(field()).toHaveFocus()
  expect(button()).toHaveTextContent('Sign me up')
  expect(button()).toBeEnabled()
})

test('it is busy for two seconds, then thanks; nothing is sent', async () => {
  await enter(user, 'Where should it go?', 'ann@example.com')
  await user.click(button())
  expect(button()).toHaveTextContent('Signing you up...')
  expect(button()).toHaveAttribute('aria-disabled', 'true')

  await pass(1_900)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  await pass(100)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('You are on the list!')
  expect(status).toHaveTextContent('The next letter comes to you.')
  const panel = screen.getByRole('group', { name: 'You are on the list!' })
  expect(panel).toHaveFocus()
  expect(panel).toHaveTextContent('The next letter comes to you.')
  expect(field()).not.toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()

  await user.click(within(panel).getByRole('button', { name: 'One more address' }))
  expect(panel).not.toBeInTheDocument()
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent('Sign me up')
})

test('Enter while it is busy starts nothing again', async () => {
  await enter(user, 'Where should it go?', 'ann@example.com')
  await user.keyboard('{Enter}')
  await pass(1_500)
  await user.click(field())
  await user.keyboard('{Enter}{Enter}')
  await pass(500)
  expect(within(screen.getByRole('main')).getByText('You are on the list!')).toBeVisible()
  expect(within(screen.getByRole('status')).getAllByText('You are on the list!')).toHaveLength(1)
  await pass(5_000)
  expect(within(screen.getByRole('status')).getAllByText('You are on the list!')).toHaveLength(1)
})

test('the format of an address is not validated further', async () => {
  await enter(user, 'Where should it go?', 'ann at example')
  await user.click(button())
  await pass(2_000)
  expect(screen.getByRole('status')).toHaveTextContent('You are on the list!')
})

test('the field is an e-mail field and marked as required', () => {
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toBeRequired()
})
