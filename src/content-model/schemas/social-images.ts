import { z } from 'zod'
import { scene, text } from './fields'

const image = z
  .strictObject({
    scene: scene(),
    title: text().max(60).describe('The words on the picture, 60 letters at most.'),
  })
  .describe('The picture that is shown where a page of this kind is shared.')

/** content/social-images.yaml: one picture for each kind of page, drawn by the build. */
export const socialImages = z.strictObject({
  home: image,
  page: image,
  service: image,
  city: image,
  neighbourhood: image,
  blog: image,
  article: image,
})
export type SocialImages = z.infer<typeof socialImages>
/** The kinds of pages that have a picture of their own. */
export type SocialImageKind = keyof SocialImages
