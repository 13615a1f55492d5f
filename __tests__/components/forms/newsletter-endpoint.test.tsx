import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewsletterForm } from '../../../src/components/forms/newsletter-form'
import type * as Site from '../../../src/components/layout/use-site'
import { placeForms, renderInLayout } from '../layout/render'
import { sharedSection } from '../../sites/small-site'
import { response, enter, lastBody, mockFetch, fetchMock } from './mock-fetch'

jest.mock('../../../src/components/layout/use-site', () => {
  const actual = jest.requireActual<typeof Site>('../../../src/components/layout/use-site')
  return {
    ...actual,
    useSite: function useSite() {
      const newsletterService = {
        endpoint: 'https://forms.example/newsletter',
        encoding: 'json',
        fields: { list: 'monthly' },
      }
      return { ...actual.useSite(), newsletterService }
    },
  }
})

const words = sharedSection('newsletter', 'newsletter')
const label = 'Where should it go?'
const button = (): HTMLElement => within(screen.getByRole('main')).getByRole('button')

beforeEach(() => {
  mockFetch()
  placeForms(100)
  renderInLayout(<NewsletterForm copy={words} />)
})

test('an address is sent where the site owner set an endpoint', async () => {
  const user = userEvent.setup()
  await enter(user, label, ' ann@example.com ')
  await user.click(button())
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock.mock.calls[0]![0]).toBe('https://forms.example/newsletter')
  expect(fetchMock.mock.calls[0]![1].method).toBe('POST')
  expect(lastBody()).toEqual({ email: 'ann@example.com', list: 'monthly' })
  expect(await screen.findAllByText('You are on the list!')).toHaveLength(1)
  expect(screen.getByLabelText(label)).toHaveValue('')
})

test('the button is busy until the response', async () => {
  let letGo: (taken: ReturnType<typeof response>) => void = () => undefined
  fetchMock.mockImplementation(() => new Promise((resolve) => (letGo = resolve)))
  const user = userEvent.setup()
  await enter(user, label, 'ann@example.com')
  await user.click(button())
  expect(button()).toHaveTextContent('Signing you up...')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  letGo(response(200))
  await screen.findAllByText('You are on the list!')
  expect(button()).toBeEnabled()
})

test.each([
  ['an answer of 500', () => fetchMock.mockResolvedValue(response(500))],
  ['a fault of the network', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s gets an error, and the address is kept', async (_, fail) => {
  fail()
  const user = userEvent.setup()
  await enter(user, label, 'ann@example.com')
  await user.click(button())
  const alert = (await screen.findByText('Not on the list yet')).closest('[role=alert]')
  expect(alert).toHaveTextContent('hello@maplehouse.example')
  expect(screen.getByLabelText(label)).toHaveValue('ann@example.com')
  expect(button()).toBeEnabled()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('without an address nothing is sent', async () => {
  const user = userEvent.setup()
  await user.click(button())
  expect(screen.getByText('No address yet')).toBeInTheDocument()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('before hydration the form posts natively', () => {
  const form = button().closest('form')
  expect(form).toHaveAttribute('action', 'https://forms.example/newsletter')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveFormValues({ email: '', list: 'monthly' })
})
