import { z } from 'zod'
import { action, words } from '../shapes/fields'

/** Running text under a heading. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  title: words().describe('The h2 above the text.'),
  paragraphs: z.array(words()).min(1).describe('One entry a paragraph.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the text.'),
})
export type Prose = z.infer<typeof prose>
