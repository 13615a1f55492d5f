import { z } from 'zod'
import { reference, text } from '../fields'
import type { TestimonialGroup } from '../testimonial-group'

/** What clients say. The words stand in content/testimonials and are named here. */
export const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  title: text().describe('The h2 above the quotes.'),
  text: text().optional().describe('A sentence below the title, such as an average rating.'),
  testimonials: reference('testimonials').describe(
    'File name of the folder testimonials, without .yaml.',
  ),
})

/** The section with the quotes it names in place of their id. */
export interface Testimonials
  extends Omit<z.infer<typeof testimonials>, 'testimonials'>, TestimonialGroup {}
