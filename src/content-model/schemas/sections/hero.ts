import { z } from 'zod'
import { action, label, scene, stat, text, trueOrFalse } from '../fields'

/** The top of a page: what it is for and what to do. Holds the page's only h1. */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  badge: label().optional().describe('A few words of trust above the title.'),
  title: text().describe('The h1 of the page.'),
  text: text().describe('One to three sentences below the title.'),
  actions: z.array(action).max(2).optional().describe('The first is the primary action.'),
  note: text().optional().describe('Small print below the buttons.'),
  stat: stat.optional().describe('One figure that says why the page matters.'),
  scene: scene(),
  screenOnly: trueOrFalse()
    .optional()
    .describe('true: not on paper, where what stands below says the same.'),
  compact: trueOrFalse()
    .optional()
    .describe('true: low, with a small drawing, where what the visitor came for stands below.'),
})
export type Hero = z.infer<typeof hero>
