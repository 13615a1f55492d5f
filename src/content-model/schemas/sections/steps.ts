import { z } from 'zod'
import { action, text, trueOrFalse } from '../fields'

const step = z.strictObject({
  title: text().describe('The h3: what we do in this step, a verb first.'),
  text: text().describe('One to three sentences.'),
  ifItGoesWrong: text()
    .optional()
    .describe('What may happen instead, and the way back. One to three sentences.'),
})

/** Things that happen one after the other, numbered. */
export const steps = z.strictObject({
  kind: z.literal('steps'),
  title: text().describe('The h2 above the steps.'),
  text: text().optional().describe('One or two sentences below the title.'),
  steps: z.array(step).min(2).max(6).describe('Two to six steps, in order.'),
  worked: text()
    .optional()
    .describe('Below the steps: how the reader knows that it worked. One or two sentences.'),
  howTo: trueOrFalse()
    .optional()
    .describe(
      'false: the steps tell what we do or what happens, and `npm run check` asks for no help with them. Left out, they are for the reader to do.',
    ),
  actions: z.array(action).max(2).optional().describe('Buttons below the steps.'),
})
export type Steps = z.infer<typeof steps>
