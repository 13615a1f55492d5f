import { z } from 'zod'
import { action, icon, text } from '../fields'

/** One thing to know, in one line across the page. */
export const banner = z.strictObject({
  kind: z.literal('banner'),
  icon: icon(),
  text: text().describe('One or two short sentences.'),
  action: action.optional().describe('Where to read on.'),
})
export type Banner = z.infer<typeof banner>
