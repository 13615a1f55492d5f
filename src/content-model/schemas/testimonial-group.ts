import { z } from 'zod'
import { words } from './fields'

/** A file of content/testimonials: quotes that are shown together. */
export const testimonialGroup = z.strictObject({
  sample: words()
    .optional()
    .describe('Words that say so on the page, while the quotes are samples.'),
  testimonials: z
    .array(
      z.strictObject({
        quote: words().describe('What the client said, without quotation marks.'),
        name: words().describe('First name and initial.'),
        age: words().optional().describe('Age in years.'),
        location: words().optional().describe('Where the client lives.'),
        service: words().optional().describe('What we helped with.'),
        rating: z.enum(['1', '2', '3', '4', '5']).optional().describe('Stars out of 5.'),
      }),
    )
    .min(1),
})
export type TestimonialGroup = z.infer<typeof testimonialGroup>
