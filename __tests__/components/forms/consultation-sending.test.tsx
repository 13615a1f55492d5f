import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { again, field, fillIn, labels, panel, send, renderForm, copy } from './consultation'
import { resubmitDelay } from '../../../src/components/forms/submit-result'
import { interfaceTexts } from '../../sites/small-site'
import { placeForms, scrollIntoView } from '../layout/render'
import { response, lastBody, mockFetch, userWithFakeTimers, fetchMock } from './mock-fetch'

beforeEach(mockFetch)
afterEach(() => jest.useRealTimers())

const everything = {
  name: 'Ann Lee',
  phone: '(202) 555-0199',
  email: 'ann@example.com',
  serviceType: 'app-training',
  issue: 'I would like to see my grandchildren.',
  preferredTime: 'morning',
}
const failureTitle = 'Your request was not sent'
const failureText = 'Please call us at (202) 555-0142.'

/** Expects the failure once, announced beside the form, and no notice. */
async function failureIsShown(): Promise<void> {
  const title = await screen.findByText(failureTitle)
  const alert = title.closest('[role=alert]')
  expect(alert).toHaveTextContent(failureText)
  expect(screen.getByRole('main')).toContainElement(title)
  expect(document.querySelector('[data-notice]')).toBeNull()
}

describe('a request that is accepted', () => {
  test('is posted once as JSON, with exactly the agreed names', async () => {
    const user = userEvent.setup()
    renderForm()
    await fillIn(user, everything)
    await user.click(send())

    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(fetchMock.mock.calls[0]![0]).toBe('https://forms.example/consultation')
    expect(lastBody()).toEqual({
      ...everything,
      subject: 'New consultation request from Ann Lee',
    })
  })

  test('is thanked for once, with the number we call, and the fields are cleared', async () => {
    const user = userEvent.setup()
    renderForm()
    await fillIn(user, everything)
    await user.click(send())

    await waitFor(() => expect(panel()).toHaveFocus())
    expect(panel()).toHaveTextContent('We have your request!We call you within 24 hours.')
    expect(panel()).toHaveTextContent('We call (202) 555-0199.')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      expect(field(name)).toHaveValue('')
    }
    const ours = within(panel()).getByRole('link', { name: '(202) 555-0142' })
    expect(ours).toHaveAttribute('href', 'tel:+12025550142')
    expect(field('name')).not.toBeVisible()
    expect(screen.queryByRole('button', { name: copy.button })).not.toBeInTheDocument()
  })

  test('shows the empty form again for another request', async () => {
    const user = userWithFakeTimers()
    renderForm()
    await fillIn(user, everything)
    await user.click(send())
    await act(() => jest.advanceTimersByTimeAsync(resubmitDelay))
    await user.click(again())
    expect(screen.queryByText(copy.sent.title)).not.toBeInTheDocument()
    expect(field('name')).toHaveFocus()
    for (const name of ['name', 'phone', 'issue'] as const) expect(field(name)).toHaveValue('')
    fireEvent.change(field('name'), { target: { value: 'Bo Lee' } })
    fireEvent.change(field('phone'), { target: { value: '202-555-0101' } })
    await user.click(send())
    expect(fetchMock).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(panel()).toHaveTextContent('We call 202-555-0101.'))
  })

  test('while the form is off the screen, thanks in a notice, and moves nothing', async () => {
    const user = userEvent.setup()
    renderForm()
    await fillIn(user)
    placeForms(-900)
    scrollIntoView.mockClear()
    await user.click(send())
    const close = await screen.findByRole('button', { name: 'Close' })
    expect(screen.getByRole('status')).toContainElement(close)
    expect(screen.getByRole('status')).toHaveTextContent('We have your request!')
    expect(panel()).not.toHaveFocus()
    expect(scrollIntoView).not.toHaveBeenCalled()
    await user.click(close)
    expect(screen.getAllByText('We have your request!')).toHaveLength(1)
  })
})

describe('a request that is not accepted', () => {
  test('because of a network error keeps the fields, and can be sent again', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const user = userWithFakeTimers()
    renderForm()
    await fillIn(user, everything)
    await user.click(send())
    await failureIsShown()
    expect(screen.getByRole('main')).toHaveTextContent(failureTitle + failureText)
    expect(screen.getByRole('main')).toHaveTextContent(copy.answersKept)
    for (const [name, value] of Object.entries(everything)) {
      expect(field(name as keyof typeof everything)).toHaveValue(value)
    }
    expect(fetchMock).toHaveBeenCalledTimes(1)

    await act(() => jest.advanceTimersByTimeAsync(resubmitDelay))
    await user.click(send())
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(await screen.findAllByText('We have your request!')).toHaveLength(1)
    expect(screen.getByRole('main')).not.toHaveTextContent(failureTitle)
  })
})

test('while the form is off the screen, an error is a notice, until a later outcome is seen', async () => {
  fetchMock.mockResolvedValueOnce(response(500))
  const user = userWithFakeTimers()
  renderForm()
  await fillIn(user)
  placeForms(2000)
  scrollIntoView.mockClear()
  await user.click(send())
  await screen.findByRole('button', { name: 'Close' })
  const announced = (): string[] =>
    screen.getAllByRole('alert').map(({ textContent }) => textContent.slice(0, failureTitle.length))
  expect(announced()).toEqual(['', failureTitle])
  expect(within(screen.getByRole('main')).getByText(failureTitle)).toBeInTheDocument()
  expect(scrollIntoView).not.toHaveBeenCalled()

  placeForms(100)
  await act(() => jest.advanceTimersByTimeAsync(resubmitDelay))
  await user.click(send())
  await waitFor(() => expect(panel()).toHaveFocus())
  expect(announced()).toEqual([''])
})

describe('while a request is pending', () => {
  /** Holds the response back until it is released. */
  function holdAnswer(): () => Promise<void> {
    let letGo: (taken: ReturnType<typeof response>) => void = () => undefined
    fetchMock.mockImplementation(() => new Promise((resolve) => (letGo = resolve)))
    return () =>
      act(async () => {
        letGo(response(200))
        await Promise.resolve()
      })
  }

  test('the button says so, and gets its label back afterwards', async () => {
    const letGo = holdAnswer()
    const user = userEvent.setup()
    renderForm()
    await fillIn(user)
    await user.click(send())
    const busy = screen.getByRole('button', { name: copy.busy })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(busy).toHaveFocus()
    expect(screen.getByText(copy.wait)).toBeVisible()
    await letGo()
    await user.click(await screen.findByRole('button', { name: copy.sent.again }))
    expect(send()).toHaveAttribute('aria-disabled', 'false')
    expect(screen.queryByText(copy.wait)).not.toBeInTheDocument()
  })

  test('pressing again, twice and by Enter, posts nothing more', async () => {
    const letGo = holdAnswer()
    const user = userEvent.setup()
    renderForm()
    await fillIn(user)
    await user.dblClick(send())
    await user.click(screen.getByRole('button', { name: copy.busy }))
    await user.type(field('phone'), '{Enter}{Enter}')
    await letGo()
    await screen.findAllByText('We have your request!')
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

describe('a press right after the one before it', () => {
  test('sends nothing more after a failure, and clears no field', async () => {
    fetchMock.mockResolvedValue(response(500))
    const user = userWithFakeTimers()
    renderForm()
    await fillIn(user)
    await user.click(send())
    await act(() => jest.advanceTimersByTimeAsync(resubmitDelay - 1))
    await user.click(send())
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText(failureTitle)).toHaveLength(1)
    expect(screen.queryByText('Something is missing')).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1))
    await user.click(send())
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('is not caused by a held Enter key', () => {
    renderForm()
    const held = { key: 'Enter', repeat: true }
    expect(fireEvent.keyDown(field('name'), held)).toBe(false)
    expect(fireEvent.keyDown(send(), held)).toBe(false)
    // In a text area it inserts line breaks.
    expect(fireEvent.keyDown(field('issue'), held)).toBe(true)
    expect(fireEvent.keyDown(field('name'), { key: 'Enter' })).toBe(true)
  })
})

describe('the honeypot field', () => {
  const trap = (): HTMLElement => screen.getByLabelText('Leave this empty')

  test('is hidden from visitors', () => {
    renderForm()
    expect(trap()).not.toBeVisible()
    expect(trap()).toHaveAttribute('tabindex', '-1')
    expect(trap()).toHaveAttribute('autocomplete', 'off')
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument()
  })

  test('when filled in sends nothing, and still offers the phone number', async () => {
    const user = userEvent.setup()
    renderForm()
    await fillIn(user, everything)
    fireEvent.change(trap(), { target: { value: 'https://spam.example' } })
    await user.click(send())
    await failureIsShown()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(field('name')).toHaveValue(everything.name)
  })
})

test('before hydration the form posts natively: action, method and names are in the HTML', () => {
  renderForm()
  const form = send().closest('form')
  expect(form).toHaveAttribute('action', 'https://forms.example/consultation')
  expect(form).toHaveAttribute('method', 'post')
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    expect(field(name)).toHaveAttribute('name', name)
  }
})

describe('a number that looks too short', () => {
  const texts = interfaceTexts.forms.slips
  const question = (): HTMLElement => screen.getByRole('group', { name: `555 ${texts.phone}` })
  const press = (name: string): HTMLElement => screen.getByRole('button', { name })

  async function sendShortNumber() {
    const user = userWithFakeTimers()
    renderForm()
    await fillIn(user, { phone: '555' })
    await user.click(send())
    await waitFor(() => expect(question()).toHaveFocus())
    return user
  }

  test('is asked about before the request is sent, in place of the button', async () => {
    await sendShortNumber()
    expect(screen.queryByRole('button', { name: copy.button })).not.toBeInTheDocument()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('is sent as typed where it is right, but not by a tremor', async () => {
    const user = await sendShortNumber()
    await user.click(press(texts.send))
    expect(fetchMock).not.toHaveBeenCalled()
    jest.advanceTimersByTime(resubmitDelay)
    await user.click(press(texts.send))
    await waitFor(() => expect(panel()).toHaveFocus())
    expect(lastBody()).toMatchObject({ phone: '555' })
  })

  test('can be changed: its field is focused, and the button is back', async () => {
    const user = await sendShortNumber()
    await user.click(press(texts.change))
    expect(field('phone')).toHaveFocus()
    jest.advanceTimersByTime(resubmitDelay)
    await user.type(field('phone'), '0')
    expect(press(copy.button)).toBeVisible()
    await user.click(press(copy.button))
    const name = `5550 ${texts.phone}`
    await waitFor(() => expect(screen.getByRole('group', { name })).toHaveFocus())
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('is asked about once, also where sending failed', async () => {
    fetchMock.mockResolvedValueOnce(response(500))
    const user = await sendShortNumber()
    jest.advanceTimersByTime(resubmitDelay)
    await user.click(press(texts.send))
    await failureIsShown()
    jest.advanceTimersByTime(resubmitDelay)
    await user.click(send())
    await waitFor(() => expect(panel()).toBeVisible())
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

test('the number that we call is read back in groups', async () => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user, { phone: '2025550177' })
  await user.click(send())
  await waitFor(() => expect(panel()).toHaveTextContent('We call (202) 555-0177.'))
  expect(lastBody()).toMatchObject({ phone: '2025550177' })
})
