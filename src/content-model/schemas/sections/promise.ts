import { z } from 'zod'
import { action, words } from '../fields'

/** A lit box with something we promise. */
export const promise = z.strictObject({
  kind: z.literal('promise'),
  title: words().describe('The h2 of the box.'),
  text: words().describe('The promise in one to three sentences.'),
  points: z.array(words()).optional().describe('The parts of the promise, one short line each.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the promise.'),
})
export type PromiseBox = z.infer<typeof promise>
