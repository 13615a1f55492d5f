import { z } from 'zod'
import { stat, text } from '../fields'

/** The dark band of figures. At most one a page. */
export const stats = z.strictObject({
  kind: z.literal('stats'),
  title: text().optional().describe('The h2 of the band; left out where the figures speak.'),
  text: text().optional().describe('A sentence below the title.'),
  stats: z.array(stat).min(2).max(4).describe('Two to four figures.'),
})
export type Stats = z.infer<typeof stats>
