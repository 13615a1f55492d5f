import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field, fillIn, send, renderForm } from './consultation'
import { mockFetch, fetchMock } from './mock-fetch'

beforeEach(mockFetch)

const summary = (): HTMLElement => screen.getByRole('group', { name: 'Something is missing' })

test('submitting an empty form shows what is missing, in the summary and at each field, and sends nothing', async () => {
  const user = userEvent.setup()
  renderForm()
  await user.click(send())

  expect(summary()).toHaveFocus()
  expect(within(summary()).getByRole('heading', { level: 2 })).toHaveTextContent(
    'Something is missing',
  )
  expect(within(summary()).getAllByRole('link')).toHaveLength(2)
  expect(field('name')).toBeInvalid()
  expect(field('name')).toHaveAccessibleDescription(/Type your name/)
  expect(field('phone')).toBeInvalid()
  expect(field('phone')).toHaveAccessibleDescription(/We call this one.*Type your number/)
  for (const name of ['email', 'serviceType', 'issue', 'preferredTime'] as const) {
    expect(field(name)).not.toHaveAttribute('aria-invalid')
  }
  expect(fetchMock).not.toHaveBeenCalled()
})

test('a link of the summary focuses its field', async () => {
  const user = userEvent.setup()
  renderForm()
  await user.click(send())
  await user.click(within(summary()).getByRole('link', { name: 'Type your number' }))
  expect(field('phone')).toHaveFocus()
})

test('summary, errors and the title of the document stay until everything is fixed', async () => {
  const user = userEvent.setup()
  document.title = 'Contact'
  renderForm()
  await user.click(send())
  expect(document.title).toBe('Error: Contact')
  await user.click(send())
  expect(document.title).toBe('Error: Contact')
  await fillIn(user)
  await user.click(send())
  expect(document.title).toBe('Contact')
  expect(screen.queryByRole('group', { name: 'Something is missing' })).not.toBeInTheDocument()
  expect(field('name')).not.toHaveAttribute('aria-invalid')
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('an email address without an @ is refused in words that help', async () => {
  const user = userEvent.setup()
  renderForm()
  await fillIn(user, { email: 'ann' })
  await user.click(send())
  expect(summary()).toHaveFocus()
  expect(field('email')).toBeInvalid()
  expect(field('email')).toHaveAccessibleDescription(/name@example\.com, or leave it empty/)
  expect(field('name')).not.toHaveAttribute('aria-invalid')
  expect(field('email')).toHaveValue('ann')
  expect(fetchMock).not.toHaveBeenCalled()
})

test('a second attempt with the same errors focuses the summary again', async () => {
  const user = userEvent.setup()
  renderForm()
  await user.click(send())
  await user.click(field('issue'))
  await user.click(send())
  expect(summary()).toHaveFocus()
})

test('name and phone are marked as required, and what has no sign of it as optional, also in text', () => {
  renderForm()
  const saidOf = (name: 'name' | 'email' | 'serviceType'): string =>
    document.querySelector(`label[for="${field(name).id}"]`)!.parentElement!.textContent
  expect(saidOf('name')).toBe('Your name * needed')
  expect(saidOf('email')).toBe('Your e-mail (optional)')
  expect(saidOf('serviceType')).toBe('What is it about? *')
  expect(field('name')).toBeRequired()
  expect(field('phone')).toBeRequired()
  for (const name of ['email', 'serviceType', 'issue', 'preferredTime'] as const) {
    expect(field(name)).not.toBeRequired()
  }
})
