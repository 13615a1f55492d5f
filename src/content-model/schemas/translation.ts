import * as z from 'zod'
import { day } from './fields'

/** Fields of a file in a language folder, such as content/es: what it is a translation of. */
export const translation = z.strictObject({
  source: z.string().describe('The file that this is a translation of, below the content folder.'),
  sourceHash: z
    .string()
    .regex(/^[0-9a-f]{12}$/, {
      error: 'twelve digits and letters, which npm run translate writes',
    })
    .describe('Stands for the text that was translated; npm run translate writes it.'),
  translatedOn: day().describe(
    'The day of the translation, or of the last look at it: 2026-10-21.',
  ),
})
export type Translation = z.infer<typeof translation>
