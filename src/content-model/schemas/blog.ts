import { z } from 'zod'
import { action, words } from './fields'
import { hero } from './sections/hero'
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
    button: words().max(16).describe('The button beside the field. It leads to what was found.'),
    clear: words().max(16).describe('The button in the field that empties it.'),
    didYouMean: words().describe('Stands above articles that may have been meant.'),
    showing: words().describe(
      'The same where a word was spelled or called otherwise. {words} are those that were looked for.',
    ),
    missing: z.strictObject({
      index: words().describe('Said where the list of all articles cannot be loaded.'),
      worker: words().describe('Said where the page must search by itself, more slowly.'),
    }),
  }),
  empty: z
    .strictObject({
      text: words().describe('How to go on.'),
      help: words().describe('The sentence above the button.'),
      action: action.describe('A person to ask instead.'),
    })
    .describe('Shown when search and category match nothing.'),
  archive: z
    .strictObject({
      title: words().max(40).describe('The h1 and the title. Later pages add their number.'),
      description: words()
        .min(70)
        .max(140)
        .describe('What search engines show of it. Later pages add their number.'),
      text: words().describe('The sentence below the h1.'),
      link: words().describe('The link to it, below the list and on the page of all pages.'),
    })
    .describe(
      'The list of all articles by date, page by page, once they are too many for one page.',
    ),
  comingSoon: words().describe('Shown in place of the text of an article that has none yet.'),
  after: z.array(sectionEntry).describe('Sections below the list.'),
})
export type BlogContent = z.infer<typeof blog>
