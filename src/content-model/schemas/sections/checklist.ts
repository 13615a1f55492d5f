import { z } from 'zod'
import { action, scene, words } from '../fields'

/** A list of ticked items, with a drawing beside it where there is one. */
export const checklist = z.strictObject({
  kind: z.literal('checklist'),
  title: words().describe('The h2 above the list.'),
  text: words().optional().describe('One or two sentences below the title.'),
  items: z.array(words()).min(2).describe('One short line each.'),
  more: z
    .strictObject({
      label: words().describe('Words of the row that opens: Eight more habits.'),
      items: z.array(words()).min(2).describe('One short line each.'),
    })
    .optional()
    .describe('More of the list, in a row that opens.'),
  scene: scene().optional(),
  actions: z.array(action).max(2).optional().describe('Buttons below the list.'),
})
export type Checklist = z.infer<typeof checklist>
