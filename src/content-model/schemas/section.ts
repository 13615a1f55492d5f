import * as z from 'zod'
import { addressFields, label, reference, text, trueOrFalse } from './fields'
import { areas, hours, map } from './sections/places'
import { banner, callToAction, hero, type Hero } from './sections/top-and-close'
import { cards, newestArticles, packages, type Cards, type Packages } from './sections/offers'
import { chapters, type Chapters, checklist, prose, stats, steps, table } from './sections/texts'
import { consultationForm, type ConsultationForm, newsletter } from './sections/forms'
import {
  faq,
  type Faq,
  guides,
  type Guides,
  helpLinesSection,
  type HelpLines,
  siteMap,
  type SiteMap,
} from './sections/help'
import {
  promise,
  promises,
  type Promises,
  team,
  type Team,
  testimonials,
  type Testimonials,
  whoWeAre,
} from './sections/people'

/** A section as it is written: told apart by `kind`, other files named by their ids. */
export const writtenSection = z.discriminatedUnion('kind', [
  areas,
  banner,
  callToAction,
  cards,
  chapters,
  checklist,
  consultationForm,
  faq,
  guides,
  helpLinesSection,
  hero,
  hours,
  map,
  newestArticles,
  newsletter,
  packages,
  promise,
  promises,
  prose,
  siteMap,
  stats,
  steps,
  table,
  team,
  testimonials,
  whoWeAre,
])
export type WrittenSection = z.infer<typeof writtenSection>

/** A section of content/shared, used by its file name. */
export const sharedReference = z
  .strictObject({
    shared: reference('shared').describe('File name of the folder shared, without .yaml.'),
    folded: trueOrFalse()
      .optional()
      .describe('For promises only. true: both lists are rows that open.'),
  })
  .refine(({ shared, folded }) => shared === 'promises' || folded === undefined, {
    path: ['folded'],
    error: 'no "folded" but below "shared: promises"',
  })
  .describe('Section that several pages share')

/** An entry of a page's `sections`: a section of its own, or a shared one by name. */
export const sectionEntry = z.union([sharedReference, writtenSection])
export type SectionEntry = z.infer<typeof sectionEntry>

/** Sections that a page shows with more than what was written, such as the questions that they name. */
type CompletedSection =
  | Cards
  | Chapters
  | ConsultationForm
  | Faq
  | Guides
  | HelpLines
  | Hero
  | Packages
  | Promises
  | SiteMap
  | Team
  | Testimonials

/** A section as a page shows it: references resolved, facts filled in. */
export type Section =
  | Exclude<WrittenSection, { kind: CompletedSection['kind'] | 'newest-articles' | 'who-we-are' }>
  | CompletedSection

export type SectionKind = Section['kind']

/** The fields of every page with its own address. */
export const pageFields = {
  title: text().max(60).describe('Title of the page, unique, without the name of the business.'),
  description: text()
    .min(70)
    .max(160)
    .describe('Unique summary for search engines, 70 to 160 letters.'),
  label: label().describe('Short name for lists and breadcrumbs.'),
  ...addressFields,
}
