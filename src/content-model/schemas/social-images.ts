import * as z from 'zod'
import { illustration, text } from './fields'

const image = z
  .strictObject({
    illustration: illustration(),
    title: text().max(60).describe('The words on the picture, 60 letters at most.'),
  })
  .describe('The picture that is shown where a page of this kind is shared.')

/** content/social-images.yaml: one image for each kind of page, drawn by the build. */
export const socialImages = z.strictObject({
  page: image.describe('The picture for every kind of page without one here.'),
  home: image.optional(),
  service: image.optional(),
  city: image.optional(),
  neighbourhood: image.optional(),
  blog: image.optional(),
  article: image.optional(),
})
export type SocialImages = z.infer<typeof socialImages>
/** The kinds of pages that have an image of their own. */
export type SocialImageKind = keyof SocialImages
