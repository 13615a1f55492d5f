import * as z from 'zod'
import { label, text } from './fields'

/** A file of content/faqs: questions that belong together. */
export const faqGroup = z.strictObject({
  title: text().describe('Heading of the group, shown where a page has several groups.'),
  badge: label().optional().describe('A highlight such as Most Popular.'),
  questions: z
    .array(
      z.strictObject({
        question: text().describe('The question as a visitor would ask it.'),
        answer: text().describe('The answer; an empty line starts a new paragraph.'),
      }),
    )
    .min(1)
    .describe('The questions in the order they are shown.'),
})
export type FaqGroup = z.infer<typeof faqGroup>
