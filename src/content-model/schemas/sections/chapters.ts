import { z } from 'zod'
import { text } from '../fields'

const chapter = z.strictObject({
  title: text().describe('The h2 of the chapter.'),
  paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
  points: z.array(text()).min(2).optional().describe('A list below the paragraphs.'),
})

/** A document to be read from top to bottom, such as the terms. One band, many headings. */
export const chapters = z.strictObject({
  kind: z.literal('chapters'),
  updated: text().optional().describe('When the document was last changed, in words.'),
  chapters: z.array(chapter).min(2).describe('The chapters in order.'),
})
export type Chapters = z.infer<typeof chapters>
