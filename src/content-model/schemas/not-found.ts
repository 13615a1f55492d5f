import * as z from 'zod'
import { cards } from './sections/offers'
import { action, text } from './fields'

const notice = z.strictObject({
  heading: text().describe('The h1.'),
  text: text().describe('One or two sentences below it.'),
  links: z.array(action).min(1).max(2).describe('Ways on. The first is the primary one.'),
  ways: cards.optional().describe('What the visitor may have been looking for.'),
})

/** content/not-found.yaml: what a visitor reads at an address that does not exist. */
export const notFound = z.strictObject({
  page: notice.describe('Any unknown address.'),
  article: notice
    .optional()
    .describe('An unknown address below /blog. If left out, `page` is shown there too.'),
})
export type NotFoundContent = z.infer<typeof notFound>
