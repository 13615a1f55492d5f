import { z } from 'zod'
import { label, reference, text, trueOrFalse } from './schemas/fields'
import { areas, type Areas } from './schemas/sections/areas'
import { banner, type Banner } from './schemas/sections/banner'
import { callToAction, type CallToAction } from './schemas/sections/call-to-action'
import { cards, type Cards } from './schemas/sections/cards'
import { chapters, type Chapters } from './schemas/sections/chapters'
import { checklist, type Checklist } from './schemas/sections/checklist'
import { consultationForm, type ConsultationForm } from './schemas/sections/consultation-form'
import { faq, type Faq } from './schemas/sections/faq'
import { guides, type Guides } from './schemas/sections/guides'
import { helpLinesSection, type HelpLines } from './schemas/sections/help-lines'
import { hero, type Hero } from './schemas/sections/hero'
import { hours, type Hours } from './schemas/sections/hours'
import { map, type Map } from './schemas/sections/map'
import { newsletter, type Newsletter } from './schemas/sections/newsletter'
import { packages, type Packages } from './schemas/sections/packages'
import { promise, type PromiseBox } from './schemas/sections/promise'
import { promises, type Promises } from './schemas/sections/promises'
import { prose, type Prose } from './schemas/sections/prose'
import { siteMap, type SiteMap } from './schemas/sections/site-map'
import { stats, type Stats } from './schemas/sections/stats'
import { steps, type Steps } from './schemas/sections/steps'
import { table, type Table } from './schemas/sections/table'
import { team, type Team } from './schemas/sections/team'
import { testimonials, type Testimonials } from './schemas/sections/testimonials'

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

/** An entry of a page's `sections`: a section of its own, or a shared one by name. */
export const sectionEntry = z.union([sharedReference, writtenSection])
export type SectionEntry = z.infer<typeof sectionEntry>

/** A section as a page shows it: references resolved, facts filled in. */
export type Section =
  | Areas
  | Banner
  | CallToAction
  | Cards
  | Chapters
  | Checklist
  | ConsultationForm
  | Faq
  | Guides
  | HelpLines
  | Hero
  | Hours
  | Map
  | Newsletter
  | Packages
  | PromiseBox
  | Promises
  | Prose
  | SiteMap
  | Stats
  | Steps
  | Table
  | Team
  | Testimonials

export type SectionKind = Section['kind']

/** What every page with an address of its own has. */
export const pageFields = {
  title: text().max(60).describe('Title of the page, unique, without the name of the business.'),
  description: text()
    .min(70)
    .max(160)
    .describe('Unique summary for search engines, 70 to 160 letters.'),
  label: label().describe('Short name for lists and breadcrumbs.'),
}
