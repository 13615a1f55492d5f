import { z } from 'zod'
import { action, text } from '../fields'

/** What we always and never do, so that an impostor can be told from us. Printable as a card. */
export const promises = z.strictObject({
  kind: z.literal('promises'),
  title: text().describe('The h2 of the card.'),
  text: text().describe('What the card is for, in one or two sentences.'),
  alwaysTitle: text().describe('The h3 above what we always do.'),
  always: z.array(text()).min(2).describe('What we always do, one short sentence each.'),
  neverTitle: text().describe('The h3 above what we never do.'),
  never: z.array(text()).min(2).describe('What we never do, one short sentence each.'),
  doubtTitle: text().describe('The h3 above what to do when in doubt.'),
  doubt: text().describe('What to do when in doubt. Must hold our number for calls.'),
  actions: z.array(action).max(2).optional().describe('Buttons below; not printed.'),
})

/** The section as a page shows it. */
export interface Promises extends z.infer<typeof promises> {
  /** Both lists are rows that open; without it, it is a card to be printed. */
  folded?: boolean
}
