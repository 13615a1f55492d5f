import * as z from 'zod'
import { label, illustration, text } from './fields'

/** The mark before each line of a fridge sheet. */
const sign = z
  .enum(['number', 'tick', 'cross'])
  .optional()
  .describe(
    'The mark before each line: its number, a tick, or a cross for things not to do. Left out: number.',
  )

const lines = z
  .array(text())
  .min(3)
  .max(6)
  .describe('Three to six short lines, at most 56 letters each.')

/** Lines that readers fill in before or after printing. */
export const blanks = () =>
  z
    .array(label())
    .min(1)
    .max(3)
    .optional()
    .describe(
      'Up to three lines that readers fill in: “My bank”. What they type is printed, and kept nowhere.',
    )

/** A page to print for the fridge: one sheet of paper in very large type. */
export const fridge = z.strictObject({
  title: text().describe('What the page is for, at most 40 letters. No other page says the same.'),
  illustration: illustration(),
  sign,
  lines,
  blanks: blanks(),
})

/** The fridge sheet of an article or guide, whose steps can replace the lines. */
export const fridgeOfText = z.strictObject({
  ...fridge.shape,
  lines: lines
    .optional()
    .describe(
      'Three to six short lines, at most 56 letters each. Left out: the bold words that begin each of the first <Steps>.',
    ),
})
export type FridgeContent = z.infer<typeof fridgeOfText>
