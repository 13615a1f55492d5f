import { z } from 'zod'
import { action, label, text } from '../fields'

/** Running text under a heading. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  title: text().describe('The h2 above the text.'),
  paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
  more: z
    .strictObject({
      label: label().describe('Words of the row that opens: More about homes in Chicago.'),
      paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
    })
    .optional()
    .describe('More of the text, in a row that opens.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the text.'),
})
export type Prose = z.infer<typeof prose>
