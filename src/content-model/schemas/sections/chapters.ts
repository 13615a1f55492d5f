import { z } from 'zod'
import { text } from '../fields'

const chapter = z
  .strictObject({
    title: text().describe('The h2 of the chapter.'),
    paragraphs: z.array(text()).min(1).describe('One entry a paragraph.'),
    points: z.array(text()).min(2).optional().describe('A list below the paragraphs.'),
    pointsFrom: z
      .enum(['form'])
      .optional()
      .describe(
        'form: the list is what the form of the site asks for. Without a form, the chapter is left out.',
      ),
    onlyWith: z
      .enum(['form', 'newsletter'])
      .optional()
      .describe('The chapter is left out of a site without a form, or without a newsletter.'),
  })
  .refine(({ points, pointsFrom }) => points === undefined || pointsFrom === undefined, {
    path: ['pointsFrom'],
    error: 'either "points" or "pointsFrom"',
  })

/** A document to be read from top to bottom, such as the terms. One band, many headings. */
export const chapters = z.strictObject({
  kind: z.literal('chapters'),
  updated: text().optional().describe('When the document was last changed, in words.'),
  chapters: z.array(chapter).min(2).describe('The chapters in order.'),
})
export type WrittenChapters = z.infer<typeof chapters>

/** The document with the chapters that this site needs, and their lists. */
export interface Chapters extends Omit<WrittenChapters, 'chapters'> {
  chapters: Omit<z.infer<typeof chapter>, 'pointsFrom' | 'onlyWith'>[]
}
