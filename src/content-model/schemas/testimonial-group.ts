import * as z from 'zod'
import { properName, text } from './fields'

/** A file of content/testimonials: quotes that are shown together. */
export const testimonialGroup = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        quote: text().describe('What the client said, without quotation marks.'),
        name: properName().describe('First name and initial.'),
        age: properName().optional().describe('Age in years.'),
        location: properName().optional().describe('Where the client lives.'),
        service: text().optional().describe('What we helped with.'),
        rating: z.enum(['1', '2', '3', '4', '5']).optional().describe('Stars out of 5.'),
      }),
    )
    .min(1),
})
export type TestimonialGroup = z.infer<typeof testimonialGroup>
