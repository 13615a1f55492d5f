import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ConsultationForm } from '../../../src/components/forms/consultation-form'
import { consultationForm as copy } from '../../sites/small-site'
import { placeForms, renderInLayout } from '../layout/render'
import { enter } from './mock-fetch'

/** Texts of the form. */
export { copy }

export const labels = {
  name: 'Your name *',
  phone: 'Your number *',
  email: 'Your e-mail',
  serviceType: 'What is it about? *',
  issue: 'Your story',
  preferredTime: 'When shall we call?',
}
type Label = keyof typeof labels

/** Renders the form in the layout of the site, on the screen, at a URL. */
export function renderForm(address = '/contact'): ReturnType<typeof renderInLayout> {
  window.history.pushState(null, '', address)
  placeForms(100)
  return renderInLayout(<ConsultationForm copy={copy} />)
}

export const field = (name: Label): HTMLElement => screen.getByLabelText(labels[name])
export const send = (): HTMLElement => screen.getByRole('button', { name: copy.button })
/** Returns the panel that replaces the form once a request was accepted. */
export const panel = (): HTMLElement =>
  screen.getByRole('group', { name: `${copy.success.title} ${copy.success.text}` })
export const again = (): HTMLElement => screen.getByRole('button', { name: copy.sent.again })

/** Fills in the required fields, and more where requested. */
export async function fillIn(user: UserEvent, answers: Partial<Record<Label, string>> = {}) {
  const { serviceType, preferredTime, ...texts } = answers
  for (const [name, text] of Object.entries({ name: 'Ann Lee', phone: '202-555-0100', ...texts })) {
    await enter(user, labels[name as Label], text)
  }
  if (serviceType) await user.selectOptions(field('serviceType'), serviceType)
  if (preferredTime) await user.selectOptions(field('preferredTime'), preferredTime)
}
