import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsultationForm } from '../../../src/components/forms/consultation-form'
import { renderThenHydrate } from '../layout/render'
import { field, fillIn, send, renderForm, copy } from './consultation'
import { lastBody, mockFetch } from './mock-fetch'

beforeEach(mockFetch)

test.each([
  ['device-setup', 'A new device'],
  ['app-training', 'An app'],
  ['scam-protection', 'Scams and safety'],
  ['security', 'Scams and safety'],
  ['workshops', 'Something else'],
])('/contact?about=%s chooses "%s"', (about, label) => {
  renderForm(`/contact?about=${about}`)
  expect(field('serviceType')).toHaveDisplayValue(label)
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

test('both can be asked for at once', () => {
  renderForm('/contact?with=nora-fielden&about=app-training')
  expect(field('serviceType')).toHaveValue('app-training')
  expect(field('issue')).toHaveValue('Please send Nora Fielden.')
})

test.each([
  '/contact',
  '/contact?about=&with=',
  '/contact?about=nonsense',
  '/contact?about=Device-Setup',
  '/contact?about=__proto__',
  '/contact?with=%3Cscript%3Ealert(1)%3C/script%3E',
  '/contact?with=Nora%20Fielden',
  '/contact?with=nora_fielden',
  '/contact?with=your-bank',
  '/contact?with=constructor',
  `/contact?with=${'a'.repeat(200)}`,
  '/contact?about=%00%F0%9F&with=%E0%A4%A',
])('row 16: %s fills in nothing', (address) => {
  renderForm(address)
  expect(field('serviceType')).toHaveValue('')
  expect(field('issue')).toHaveValue('')
})

test('row 11: what was typed before hydration is kept, whatever the query string says', () => {
  window.history.pushState(null, '', '/contact?with=nora-fielden&about=app-training')
  renderThenHydrate(<ConsultationForm copy={copy} />, () => {
    fireEvent.input(field('issue'), { target: { value: 'My own words' } })
    fireEvent.change(field('serviceType'), { target: { value: 'general' } })
  })
  expect(field('issue')).toHaveValue('My own words')
  expect(field('serviceType')).toHaveValue('general')
})

test('row 11: what was typed before hydration is sent', async () => {
  const user = userEvent.setup()
  window.history.pushState(null, '', '/contact')
  renderThenHydrate(<ConsultationForm copy={copy} />, () => {
    fireEvent.input(field('name'), { target: { value: 'Ann Lee' } })
    fireEvent.input(field('phone'), { target: { value: '555-0100' } })
  })
  await user.click(send())
  expect(lastBody()).toMatchObject({ name: 'Ann Lee', phone: '555-0100' })
})

test('a text that the visitor has cleared does not come back', async () => {
  const user = userEvent.setup()
  const { rerender } = renderForm('/contact?with=nora-fielden')
  await user.clear(field('issue'))
  rerender(<ConsultationForm copy={{ ...copy }} />)
  expect(field('issue')).toHaveValue('')
})
