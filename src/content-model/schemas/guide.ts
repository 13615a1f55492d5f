import * as z from 'zod'
import { icon, reference, text } from './fields'
import { fridgeOfText } from './fridge'

/** Front matter of content/guides/<id>/index.mdx: what the card of the guide shows. */
export const guide = z.strictObject({
  title: text().max(60).describe('The title on the card and at the top of the first page.'),
  description: text().max(160).describe('One or two sentences for the card.'),
  type: z.enum(['PDF Download']).describe('What a reader gets, as the card says it.'),
  icon: icon().describe('The small drawing on the card.'),
  article: reference('article')
    .optional()
    .describe('Article that is printed, in place of a text below the front matter.'),
  fridge: fridgeOfText.optional().describe('A page of it to print for the fridge.'),
})
export type GuideContent = z.infer<typeof guide>

/** Facts about the PDF file of a guide. */
const guideFile = z.strictObject({
  pages: z.number().int().positive().describe('Number of pages.'),
  bytes: z.number().int().positive().describe('Size of the file.'),
  textDigest: z.string().describe('SHA-256 of the text and facts that the file was made of.'),
  digest: z.string().describe('SHA-256 of the print page that the file was made of.'),
})
export type GuideFile = z.infer<typeof guideFile>

/** printed/index.json of the content folder: the PDF files that there are, by the ids of their guides. */
export const guideFiles = z.record(z.string(), guideFile)
export type GuideFiles = z.infer<typeof guideFiles>
