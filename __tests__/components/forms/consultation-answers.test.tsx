import { act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { again, field, fillIn, labels, send, renderForm, copy } from './consultation'
import { resubmitDelay } from '../../../src/components/forms/submit-result'
import { lastBody, mockFetch, userWithFakeTimers, fetchMock } from './mock-fetch'

beforeEach(mockFetch)
afterEach(() => jest.useRealTimers())

test('the meaning of the star is explained above the first field, and below the button', () => {
  const { container } = renderForm()
  const text = container.querySelector('form')!.textContent
  expect(text.indexOf('* Required fields.')).toBeLessThan(text.indexOf(labels.name))
  expect(text.lastIndexOf(copy.footnote)).toBeGreaterThan(text.indexOf(copy.button))
})

test.each([
  '(202) 555-0142 x9',
  '(202) 555-0142 ext. 9',
  '+44 20 7946 0000',
  '202.555.0142',
  '202-555-0142',
  '2025550142',
  '+1 (202) 555-0142',
  '1-202-555-0142',
  '555-0142',
  '+49 (0)30 901820',
  '202/555 01 42',
  'Home 202 555 0142, mobile 202 555 0187',
  '٢٠٢٥٥٥٠١٤٢',
])('row 19: the telephone number "%s" is taken as it was typed', async (phone) => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user, { phone })
  await user.click(send())
  expect(lastBody()).toMatchObject({ phone })
})

test.each([
  'José Núñez',
  '李',
  "Siobhán O'Neil",
  'فاطمة الزهراء',
  'Ann 👵🏽💛',
  '<script>alert(1)</script>',
])('row 14: the name "%s" arrives as it was typed', async (name) => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user, { name, issue: name })
  await user.click(send())
  expect(lastBody()).toMatchObject({
    name,
    issue: name,
    subject: `New consultation request from ${name}`,
  })
})

test.each(['ann@example.com', 'a.b+c@sub.example.co.uk', 'josé@example.com', 'ann@localhost'])(
  'the e-mail address "%s" is accepted',
  async (email) => {
    const user = userEvent.setup()
    renderForm()
    await fillIn(user, { email })
    await user.click(send())
    expect(lastBody()).toMatchObject({ email })
  },
)

test('row 15: 10,000 characters are sent without loss', async () => {
  const user = userEvent.setup()
  const long = `${'A long story. '.repeat(714)}End.`
  expect(long).toHaveLength(10_000)
  renderForm()
  await fillIn(user, { name: long, phone: long, issue: long })
  await user.click(send())
  expect(lastBody()).toMatchObject({ name: long, phone: long, issue: long })
})

test('a text of several lines keeps its line breaks', async () => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user, { issue: 'First line\n\nLast line' })
  await user.click(send())
  expect(lastBody()).toMatchObject({ issue: 'First line\n\nLast line' })
})

test('row 18: outer spaces are trimmed, non-breaking ones too, and inner ones are kept', async () => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user, {
    name: ' \u00a0Ann  Lee\u00a0 ',
    phone: '\u00a0(202) 555-0142 ',
    email: '\u00a0ann@example.com \u00a0',
    issue: '\n Help \u00a0',
  })
  await user.click(send())
  expect(lastBody()).toMatchObject({
    name: 'Ann  Lee',
    phone: '(202) 555-0142',
    email: 'ann@example.com',
    issue: 'Help',
  })
})

test('row 17: a name with control characters gives a subject of one line', async () => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user)
  fireEvent.change(field('name'), {
    target: { value: 'Ann\u0007\u2028Bcc: all@example.com\u0085x' },
  })
  await user.click(send())
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(lastBody().subject).toBe('New consultation request from Ann Bcc: all@example.com x')
})

test.each([
  ['serviceType', ['device-setup', 'app-training', 'security', 'general']],
  ['preferredTime', ['morning', 'evening']],
] as const)(
  'every choice of %s is sent under the value that the content gives it',
  async (name, values) => {
    const user = userWithFakeTimers()
    renderForm()
    const offered = Array.from((field(name) as HTMLSelectElement).options, (option) => option.value)
    expect(offered).toEqual(['', ...values])
    for (const value of values) {
      await fillIn(user, { [name]: value })
      await user.click(send())
      expect(lastBody()).toMatchObject({ [name]: value })
      await act(() => jest.advanceTimersByTimeAsync(resubmitDelay))
      await user.click(again())
    }
    expect(fetchMock).toHaveBeenCalledTimes(values.length)
  },
)
