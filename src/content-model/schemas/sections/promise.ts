import { z } from 'zod'
import { action, text } from '../fields'

/** A lit box with something we promise. */
export const promise = z.strictObject({
  kind: z.literal('promise'),
  title: text().describe('The h2 of the box.'),
  text: text().describe('The promise in one to three sentences.'),
  points: z.array(text()).optional().describe('The parts of the promise, one short line each.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the promise.'),
})
export type PromiseBox = z.infer<typeof promise>
