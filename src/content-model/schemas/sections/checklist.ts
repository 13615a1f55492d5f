import { z } from 'zod'
import { action, label, scene, text } from '../fields'

/** A list of ticked items, with a drawing beside it where there is one. */
export const checklist = z.strictObject({
  kind: z.literal('checklist'),
  title: text().describe('The h2 above the list.'),
  text: text().optional().describe('One or two sentences below the title.'),
  items: z.array(text()).min(2).describe('One short line each.'),
  more: z
    .strictObject({
      label: label().describe('Words of the row that opens: Eight more habits.'),
      items: z.array(text()).min(2).describe('One short line each.'),
    })
    .optional()
    .describe('More of the list, in a row that opens.'),
  scene: scene().optional(),
  actions: z.array(action).max(2).optional().describe('Buttons below the list.'),
})
export type Checklist = z.infer<typeof checklist>
