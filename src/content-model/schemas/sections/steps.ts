import { z } from 'zod'
import { action, text } from '../fields'

const step = z.strictObject({
  title: text().describe('The h3: what we do in this step, a verb first.'),
  text: text().describe('One to three sentences.'),
})

/** Things that happen one after the other, numbered. */
export const steps = z.strictObject({
  kind: z.literal('steps'),
  title: text().describe('The h2 above the steps.'),
  text: text().optional().describe('One or two sentences below the title.'),
  steps: z.array(step).min(2).max(6).describe('Two to six steps, in order.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the steps.'),
})
export type Steps = z.infer<typeof steps>
