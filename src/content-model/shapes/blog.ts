import { z } from 'zod'
import { message, words } from './fields'
import { hero } from '../sections/hero'
import { pageFields, sectionEntry } from '../section'

/** content/blog.yaml: the words around the list of articles. */
export const blog = z.strictObject({
  ...pageFields,
  hero,
  categories: z
    .array(words())
    .min(2)
    .describe('The categories an article may have. The first one stands for all of them.'),
  search: z.strictObject({
    label: words().describe('Label of the search field.'),
    hint: words().describe('One sentence below the label.'),
  }),
  empty: message.describe('Shown when search and category match nothing.'),
  comingSoon: words().describe('Shown in place of the text of an article that has none yet.'),
  after: z.array(sectionEntry).describe('Sections below the list.'),
})
export type BlogContent = z.infer<typeof blog>
