import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NewsletterForm } from '../../../src/components/forms/newsletter-form'
import type * as Site from '../../../src/components/layout/use-site'
import type { FormService } from '../../../src/content-model/form-service'
import { placeForms, renderInLayout } from '../layout/render'
import { newsletter as copy } from '../../sites/small-site'
import { enter, fetchMock, lastBody, mockFetch, response, userWithFakeTimers } from './mock-fetch'

let mockService: FormService | undefined

jest.mock('../../../src/components/layout/use-site', () => {
  const actual = jest.requireActual<typeof Site>('../../../src/components/layout/use-site')
  return {
    ...actual,
    useSite: function useSite() {
      return { ...actual.useSite(), newsletterService: mockService }
    },
  }
})

const label = 'Where should it go?'
const field = (): HTMLElement => screen.getByLabelText(label)
const button = (): HTMLElement => within(screen.getByRole('main')).getByRole('button')
const pass = (time: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time))

let user: UserEvent
function renderForm(service?: FormService): void {
  mockService = service
  mockFetch()
  user = userWithFakeTimers()
  placeForms(100)
  renderInLayout(<NewsletterForm copy={copy} />)
}
afterEach(() => jest.useRealTimers())

describe('without an endpoint, sending is simulated', () => {
  beforeEach(() => renderForm())

  test.each(['', '   ', '\u00a0'])('without an address (%j) it asks for one', async (typed) => {
    if (typed) await enter(user, label, typed)
    await user.click(button())
    const alert = screen.getByText('No address yet').closest('[role=alert]')
    expect(alert).toHaveTextContent('Please type your e-mail address')
    expect(field()).toHaveFocus()
    expect(button()).toHaveTextContent('Sign me up')
    expect(button()).toBeEnabled()
  })

  test('it is busy for two seconds, then thanks, and the thanks stay; nothing is sent', async () => {
    await enter(user, label, 'ann@example.com')
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
    await enter(user, label, 'ann@example.com')
    await user.keyboard('{Enter}')
    await pass(1_500)
    await user.click(field())
    await user.keyboard('{Enter}{Enter}')
    await pass(500)
    expect(screen.getByText('You are on the list!')).toBeVisible()
    await pass(5_000)
    expect(screen.getAllByText('You are on the list!')).toHaveLength(1)
  })
})

describe('with an endpoint', () => {
  const fields = { list: 'monthly' }
  beforeEach(() =>
    renderForm({ endpoint: 'https://forms.example/newsletter', encoding: 'json', fields }),
  )

  test('an address is sent where the site owner set an endpoint', async () => {
    await enter(user, label, ' ann@example.com ')
    await user.click(button())
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(fetchMock.mock.calls[0]![0]).toBe('https://forms.example/newsletter')
    expect(fetchMock.mock.calls[0]![1].method).toBe('POST')
    expect(lastBody()).toEqual({ email: 'ann@example.com', list: 'monthly' })
    expect(await screen.findAllByText('You are on the list!')).toHaveLength(1)
    expect(screen.getByLabelText(label)).toHaveValue('')
  })

  test('an answer of 500 gets an error, and the address is kept', async () => {
    fetchMock.mockResolvedValue(response(500))
    await enter(user, label, 'ann@example.com')
    await user.click(button())
    const alert = (await screen.findByText('Not on the list yet')).closest('[role=alert]')
    expect(alert).toHaveTextContent('hello@maplehouse.example')
    expect(screen.getByLabelText(label)).toHaveValue('ann@example.com')
    expect(button()).toBeEnabled()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('before hydration the form posts natively', () => {
    const form = button().closest('form')
    expect(form).toHaveAttribute('action', 'https://forms.example/newsletter')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveFormValues({ email: '', list: 'monthly' })
  })
})
