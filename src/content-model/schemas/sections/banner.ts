import { z } from 'zod'
import { action, icon, words } from '../fields'

/** One thing to know, in one line across the page. */
export const banner = z.strictObject({
  kind: z.literal('banner'),
  icon: icon(),
  text: words().describe('One or two short sentences.'),
  action: action.optional().describe('Where to read on.'),
})
export type Banner = z.infer<typeof banner>
