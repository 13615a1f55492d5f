import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsultationForm } from '../../../src/components/forms/consultation-form'
import { renderInLayout, renderThenHydrate } from '../layout/render'
import { copy, field, fillIn, labels, panel, renderForm, send } from './consultation'
import { lastBody, mockFetch } from './mock-fetch'

beforeEach(mockFetch)

test('the footnote stands once, above the first field', () => {
  const { container } = renderForm()
  const text = container.querySelector('form')!.textContent
  expect(text.indexOf(copy.footnote)).toBeLessThan(text.indexOf(labels.name))
  expect(text.split(copy.footnote)).toHaveLength(2)
})

test.each(['José Núñez', 'Ann 👵🏽💛', '<script>alert(1)</script>'])(
  'the name "%s" arrives as it was typed',
  async (name) => {
    const user = userEvent.setup()
    renderForm()
    await fillIn(user, { name, issue: name })
    await user.click(send())
    expect(lastBody()).toMatchObject({
      name,
      issue: name,
      subject: `New consultation request from ${name}`,
    })
  },
)

test('10,000 characters are sent without loss', async () => {
  const user = userEvent.setup()
  const long = `${'A long story. '.repeat(714)}End.`
  expect(long).toHaveLength(10_000)
  renderForm()
  const answers = { name: long, phone: `202-555-0100 ${long}`, issue: long }
  await fillIn(user, answers)
  await user.click(send())
  expect(lastBody()).toMatchObject(answers)
})

test('/contact?with=nora-fielden says whom the visit is for, in words that can be changed', async () => {
  const user = userEvent.setup()
  renderForm('/contact?with=nora-fielden')
  expect(field('issue')).toHaveValue('Please send Nora Fielden.')
  await fillIn(user, { issue: ' On Monday.' })
  await user.click(send())
  expect(lastBody()).toMatchObject({
    issue: 'Please send Nora Fielden. On Monday.',
  })
})

test('what was typed before hydration is kept, whatever the query string says', () => {
  window.history.pushState(null, '', '/contact?with=nora-fielden&about=app-training')
  renderThenHydrate(<ConsultationForm copy={copy} />, () => {
    fireEvent.input(field('issue'), { target: { value: 'My own words' } })
    fireEvent.change(field('serviceType'), { target: { value: 'general' } })
  })
  expect(field('issue')).toHaveValue('My own words')
  expect(field('serviceType')).toHaveValue('general')
})

test('a text that the visitor has cleared does not come back', async () => {
  const user = userEvent.setup()
  const { rerender } = renderForm('/contact?with=nora-fielden')
  await user.clear(field('issue'))
  rerender(<ConsultationForm copy={{ ...copy }} />)
  expect(field('issue')).toHaveValue('')
})

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

function renderLibraryForm(address = '/contact'): void {
  window.history.pushState(null, '', address)
  renderInLayout(<ConsultationForm copy={library} />)
}

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
