import { z } from 'zod'
import { term } from './fields'

/** content/words-to-avoid.yaml: words that visitors should not meet, and what to write instead. */
export const wordsToAvoid = z.strictObject({
  words: z
    .array(
      z.strictObject({
        avoid: z
          .array(term())
          .min(1)
          .describe('The words, in every form that is meant. Capitals do not matter.'),
        write: term().describe('What to write instead, as a short instruction.'),
      }),
    )
    .min(1),
})
export type WordsToAvoid = z.infer<typeof wordsToAvoid>
