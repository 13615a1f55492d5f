import { z } from 'zod'
import { text } from '../fields'

const row = z.strictObject({
  days: text().describe('Days, such as Monday-Friday.'),
  time: text().describe('Opening hours, such as 8 AM-8 PM.'),
})

/**
 * Opening hours of a place that differ from those of the whole business. The bar above the page and
 * its footer then tell these. At most one a page.
 */
export const hours = z.strictObject({
  kind: z.literal('hours'),
  title: text().describe('The h2 above the hours.'),
  text: text().optional().describe('A sentence below the title.'),
  rows: z.array(row).min(1).describe('One row for each group of days.'),
  points: z.array(text()).optional().describe('Extra lines, such as Same-day scheduling.'),
})
export type Hours = z.infer<typeof hours>
