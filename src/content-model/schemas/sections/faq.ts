import { z } from 'zod'
import { reference, text } from '../fields'
import type { FaqGroup } from '../faq-group'

/** Questions that open one at a time. The questions stand in content/faqs and are named here. */
export const faq = z.strictObject({
  kind: z.literal('faq'),
  title: text().describe('The h2 above the questions.'),
  text: text().optional().describe('One or two sentences below the title.'),
  faqs: z
    .array(reference('faqs'))
    .min(1)
    .describe('File names of the folder faqs, without .yaml, in the order they are shown.'),
})

/** The section with the questions it names in place of their ids. */
export interface Faq extends Omit<z.infer<typeof faq>, 'faqs'> {
  faqs: (FaqGroup & { id: string })[]
}
