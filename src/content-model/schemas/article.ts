import * as z from 'zod'
import { addressFields, day, icon, label, properName, refuse, text, trueOrFalse } from './fields'
import { fridgeOfText } from './fridge'

const fields = z.strictObject({
  title: text().max(80).describe('The headline of the article, also in lists.'),
  excerpt: text()
    .max(200)
    .describe('One or two sentences for lists and search engines. 90 to 160 letters are best.'),
  summaryForFamily: text()
    .max(300)
    .optional()
    .describe('What a reader sends to family with the link. Left out: the excerpt.'),
  author: properName()
    .meta({ variables: ['name', 'fullName'] })
    .describe('Who wrote it: a person, or the organization as "{name}".'),
  date: day().describe('The day it was published, such as 2026-10-21.'),
  category: label().describe('What it is about: one of the categories above the list of articles.'),
  tags: z.array(label()).min(1).describe('Most telling first: readers see the first three.'),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']).describe('For whom it is.'),
  status: z
    .enum(['New', 'Popular', 'Updated'])
    .optional()
    .describe(
      'A mark beside the category. Left out: New on the two newest, for 30 days after the date.',
    ),
  featured: trueOrFalse()
    .optional()
    .describe('true: may be shown on top of the list. The newest featured article is.'),
  icon: icon().describe('The small drawing beside it in lists.'),
  draft: trueOrFalse()
    .optional()
    .describe('true: not published yet. Previews show it; visitors don’t see it.'),
  publishOn: day()
    .optional()
    .describe('The first day it is published. Until then it is shown like a draft.'),
  reviewedOn: day().optional().describe('The day somebody last checked that all of it is true.'),
  nextReview: day().optional().describe('The day it must be checked again, after the day above.'),
  fridge: fridgeOfText.optional().describe('A page of it to print for the fridge.'),
  ...addressFields,
})
/** Front matter of content/articles/<slug>/index.mdx. The slug is the name of the folder. */
export const article = fields.superRefine((matter, context) => {
  const { date, publishOn, reviewedOn, nextReview, tags } = matter
  tags.forEach((tag, index) => {
    const parts = tag.split(/\s*[;|,]\s*/)
    if (parts.length === 1) return
    refuse(context, ['tags', index], 'value-malformed', {
      found: `"${tag}"`,
      allowed: 'one tag',
      fix: `Make ${parts.length} tags of it: ${parts.join(', ')}`,
    })
  })
  if (publishOn !== undefined && date < publishOn) {
    refuse(context, ['date'], 'publish-before-date', { date, publishOn })
  }
  if (nextReview === undefined || (reviewedOn !== undefined && nextReview > reviewedOn)) return
  refuse(context, ['nextReview'], 'review-days-contradict', {
    nextReview,
    allowed:
      reviewedOn === undefined
        ? 'nextReview together with reviewedOn'
        : `a day after ${reviewedOn}, reviewedOn`,
  })
})
export type ArticleContent = z.infer<typeof article>
