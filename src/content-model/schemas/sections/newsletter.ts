import { z } from 'zod'
import { message, text } from '../fields'

/** The newsletter sign-up. Written once in content/shared and used on many pages. */
export const newsletter = z.strictObject({
  kind: z.literal('newsletter'),
  title: text().describe('The h2 of the box.'),
  text: text().describe('What comes, how often, and that one can leave.'),
  emailLabel: text().describe('Label of the email field.'),
  button: text().describe('Words of the button.'),
  busy: text().describe('Words of the button while the address is being sent.'),
  empty: message.describe('Notice when no address was given.'),
  success: message.describe('Notice when the address was taken.'),
  again: text().describe('The button that brings the form back.'),
  failure: message.describe('Notice when the address could not be sent.'),
  withoutScript: text().describe('Shown in place of the form where there is no JavaScript.'),
})
export type Newsletter = z.infer<typeof newsletter>
