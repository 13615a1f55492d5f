import * as z from 'zod'
import { action, label, text } from './fields'
import { hero } from './sections/top-and-close'
import { pageFields, sectionEntry } from './section'

/** content/blog.yaml: the words around the list of articles. */
export const blog = z.strictObject({
  ...pageFields,
  hero,
  categories: z
    .array(text())
    .min(2)
    .describe('The categories an article may have. The first one means all of them.'),
  search: z.strictObject({
    label: label().describe('Label of the search field.'),
    hint: text().describe('One sentence below the label.'),
    button: text().max(16).describe('The button beside the field. It leads to what was found.'),
    clear: text().max(16).describe('The button in the field that empties it.'),
    didYouMean: text().describe('Stands above articles that may have been meant.'),
    showing: text()
      .meta({ variables: ['words'] })
      .describe(
        'Stands above articles whose text has a word that was spelled or called otherwise. {words} are those that were looked for.',
      ),
    missing: text().describe('Said where the list of all articles can’t be loaded.'),
  }),
  empty: z
    .strictObject({
      text: text().describe('How to go on.'),
      help: text().describe('The sentence above the button.'),
      action: action.describe('A person to ask instead.'),
    })
    .describe('Shown when search and category match nothing.'),
  archive: z
    .strictObject({
      title: text().max(40).describe('The h1 and the title. Later pages add their number.'),
      description: text()
        .min(70)
        .max(140)
        .describe('What search engines show of it. Later pages add their number.'),
      text: text().describe('The sentence below the h1.'),
      link: text().describe('The link to it, below the list and on the page of all pages.'),
    })
    .describe(
      'The list of all articles by date, page by page, once they are too many for one page.',
    ),
  comingSoon: text().describe('Shown in place of the text of an article that has none yet.'),
  after: z.array(sectionEntry).describe('Sections below the list.'),
})
export type BlogContent = z.infer<typeof blog>
