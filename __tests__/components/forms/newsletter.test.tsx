import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NewsletterForm } from '../../../src/components/forms/newsletter-form'
import { placeForms, renderInLayout } from '../layout/render'
import { sharedSection } from '../../sites/small-site'
import { enter, mockFetch, userWithFakeTimers, fetchMock } from './mock-fetch'

const words = sharedSection('newsletter', 'newsletter')
const field = (): HTMLElement => screen.getByLabelText('Where should it go?')
const button = (): HTMLElement => within(screen.getByRole('main')).getByRole('button')

let user: UserEvent
beforeEach(() => {
  mockFetch()
  user = userWithFakeTimers()
  placeForms(100)
  renderInLayout(<NewsletterForm copy={words} />)
})
afterEach(() => jest.useRealTimers())

const pass = (time: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time))

test.each(['', '   ', '\u00a0'])('without an address (%j) it asks for one', async (typed) => {
  if (typed) await enter(user, 'Where should it go?', typed)
  await user.click(button())
  const alert = screen.getByText('No address yet').closest('[role=alert]')
  expect(alert).toHaveTextContent('Please type your e-mail address')
  expect(field()).toHaveFocus()
  expect(button()).toHaveTextContent('Sign me up')
  expect(button()).toBeEnabled()
})

test('it is busy for two seconds, then thanks, and the thanks stay; nothing is sent', async () => {
  await enter(user, 'Where should it go?', 'ann@example.com')
  await user.click(button())
  expect(button()).toHaveTextContent('Signing you up...')
  expect(button()).toHaveAttribute('aria-disabled', 'true')

  await pass(1_900)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText('You are on the list!')).not.toBeInTheDocument()

  await pass(100)
  const panel = screen.getByRole('group', {
    name: 'You are on the list! The next letter comes to you.',
  })
  expect(panel).toHaveFocus()
  expect(screen.getAllByText('You are on the list!')).toHaveLength(1)
  expect(field()).not.toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()

  await pass(20 * 60_000)
  expect(panel).toBeVisible()
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
  expect(screen.getByText('You are on the list!')).toBeVisible()
  await pass(5_000)
  expect(screen.getAllByText('You are on the list!')).toHaveLength(1)
})

test('the format of an address is not validated further', async () => {
  await enter(user, 'Where should it go?', 'ann at example')
  await user.click(button())
  await pass(2_000)
  expect(screen.getByText('You are on the list!')).toBeVisible()
})

test('a repeated mistake is announced again', async () => {
  await user.click(button())
  const region = screen.getByText('No address yet').closest('[role=alert]')!
  const announced = jest.fn()
  new MutationObserver(announced).observe(region, { childList: true })
  await user.click(button())
  expect(region).toHaveTextContent('No address yet')
  expect(announced).toHaveBeenCalledTimes(1)
})

test('the field is an e-mail field and marked as required', () => {
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toBeRequired()
})
