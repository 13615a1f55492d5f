import { z } from 'zod'
import { sitePath, words } from './fields'

const notice = z.strictObject({
  heading: words().describe('The h1.'),
  text: words().describe('One or two sentences below it.'),
  links: z
    .array(z.strictObject({ label: words(), to: sitePath() }))
    .min(1)
    .describe('Ways on. The first is the primary one.'),
})

/** content/not-found.yaml: what a visitor reads at an address that does not exist. */
export const notFound = z.strictObject({
  page: notice.describe('Any unknown address.'),
  article: notice.describe('An unknown address below /blog.'),
})
export type NotFoundContent = z.infer<typeof notFound>
export type NotFoundNotice = z.infer<typeof notice>
