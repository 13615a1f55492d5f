import * as z from 'zod'
import { day } from './fields'

/** Letters of a digest. */
export const digestLength = 8

const digests = () =>
  z
    .string()
    .regex(new RegExp(`^[a-p]{${digestLength}}( [a-p]{${digestLength}})*$`), {
      error: 'digests of eight letters, which commands write',
    })
    .transform((list) => list.split(' '))

/** copied.yaml of a site: which of its words come from the sample. Commands write it. */
export const copied = z.strictObject({
  open: z.record(z.string(), digests()).optional().describe('Digests of what was copied, by file.'),
  confirmed: z
    .record(day(), digests())
    .optional()
    .describe('Digests of what the owner has confirmed, by day.'),
})
