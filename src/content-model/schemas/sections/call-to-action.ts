import { z } from 'zod'
import { action, text } from '../fields'

/** The close of a page: one clear next step. */
export const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  title: text().describe('The h2.'),
  text: text().describe('One or two sentences.'),
  actions: z.array(action).min(1).max(2).describe('The first is the primary action.'),
  note: text().optional().describe('Small print below the buttons.'),
})
export type CallToAction = z.infer<typeof callToAction>
