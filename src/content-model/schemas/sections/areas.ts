import { z } from 'zod'
import { properName, sitePath, text } from '../fields'

const area = z.strictObject({
  name: properName().describe('Name of the area.'),
  to: sitePath().optional().describe('The page of that area, where there is one.'),
})

/** The places we serve, as a list. */
export const areas = z.strictObject({
  kind: z.literal('areas'),
  title: text().describe('The h2 above the list.'),
  text: text().optional().describe('One or two sentences below the title.'),
  areas: z.array(area).min(2).describe('One entry a place.'),
  note: text().optional().describe('What to do when a place is not in the list.'),
})
export type Areas = z.infer<typeof areas>
