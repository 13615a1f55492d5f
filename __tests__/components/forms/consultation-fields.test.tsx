import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsultationForm } from '../../../src/components/forms/consultation-form'
import { renderInLayout } from '../layout/render'
import { copy, panel } from './consultation'
import { lastBody, mockFetch, fetchMock } from './mock-fetch'

/** Form of a library, which asks for other things than that of the small site. */
const library: typeof copy = {
  ...copy,
  fields: [
    {
      name: 'branch',
      type: 'select',
      label: 'Which library? *',
      required: true,
      error: 'Choose a library',
      options: [
        { value: 'main', label: 'Main Street' },
        { value: 'lakeside', label: 'Lakeside', about: ['workshops'] },
      ],
    },
    { name: 'library-card', type: 'text', label: 'Library card', hint: 'On its back.' },
    {
      name: 'mail',
      type: 'email',
      label: 'E-mail *',
      required: true,
      error: 'Type your e-mail',
      autocomplete: 'email',
    },
  ],
}
const send = (): HTMLElement => screen.getByRole('button', { name: copy.button })

function renderLibraryForm(address = '/contact'): void {
  window.history.pushState(null, '', address)
  renderInLayout(<ConsultationForm copy={library} />)
}

beforeEach(mockFetch)

test('its fields are shown in their order, each as its type', () => {
  renderLibraryForm()
  const form = send().closest('form')!
  expect(
    Array.from(form.querySelectorAll('label'), ({ textContent }) => textContent).slice(0, 3),
  ).toEqual(['Which library? *', 'Library card', 'E-mail *'])
  const branch = screen.getByRole('combobox', { name: 'Which library? *' })
  expect(within(branch).getAllByRole('option')).toHaveLength(3)
  expect(branch).toBeRequired()
  const card = screen.getByRole('textbox', { name: 'Library card' })
  expect(card).not.toBeRequired()
  expect(card).not.toHaveAttribute('inputmode')
  expect(card).toHaveAccessibleDescription('On its back.')
  const mail = screen.getByRole('textbox', { name: 'E-mail *' })
  expect(mail).toHaveAttribute('type', 'email')
  expect(mail).toHaveAttribute('inputmode', 'email')
  expect(mail).toHaveAttribute('autocomplete', 'email')
})

test('what is missing is listed, with links to its fields, and nothing is sent', async () => {
  const user = userEvent.setup()
  renderLibraryForm()
  await user.click(send())
  const summary = screen.getByRole('group', { name: copy.errorSummary })
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Choose a library',
    'Type your e-mail',
  ])
  await user.click(links[0]!)
  expect(screen.getByLabelText('Which library? *')).toHaveFocus()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('the answers are sent by their names, and the panel says where we answer', async () => {
  const user = userEvent.setup()
  renderLibraryForm('/contact?about=workshops&with=nora-fielden')
  expect(screen.getByLabelText('Which library? *')).toHaveValue('lakeside')
  await user.type(screen.getByLabelText('E-mail *'), ' ann@example.com')
  await user.click(send())
  expect(Object.entries(lastBody())).toEqual([
    ['branch', 'lakeside'],
    ['library-card', ''],
    ['mail', 'ann@example.com'],
    ['subject', 'New consultation request from ann@example.com'],
  ])
  expect(panel()).toHaveTextContent('We call ann@example.com.')
})
