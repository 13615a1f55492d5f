import { z } from 'zod'
import { reference, trueOrFalse, words } from './shapes/fields'
import { areas, type Areas } from './sections/areas'
import { banner, type Banner } from './sections/banner'
import { callToAction, type CallToAction } from './sections/call-to-action'
import { cards, type Cards } from './sections/cards'
import { chapters, type Chapters } from './sections/chapters'
import { checklist, type Checklist } from './sections/checklist'
import { consultationForm, type ConsultationForm } from './sections/consultation-form'
import { faq, type Faq } from './sections/faq'
import { guides, type Guides } from './sections/guides'
import { hero, type Hero } from './sections/hero'
import { hours, type Hours } from './sections/hours'
import { map, type Map } from './sections/map'
import { newsletter, type Newsletter } from './sections/newsletter'
import { packages, type Packages } from './sections/packages'
import { promise, type PromiseBox } from './sections/promise'
import { promises, type Promises } from './sections/promises'
import { prose, type Prose } from './sections/prose'
import { siteMap, type SiteMap } from './sections/site-map'
import { stats, type Stats } from './sections/stats'
import { steps, type Steps } from './sections/steps'
import { table, type Table } from './sections/table'
import { team, type Team } from './sections/team'
import { testimonials, type Testimonials } from './sections/testimonials'

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
    shared: reference().describe('File name of content/shared, without .yaml.'),
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
  title: words().max(60).describe('Title of the page, unique, without the name of the business.'),
  description: words()
    .min(70)
    .max(160)
    .describe('Unique summary for search engines, 70 to 160 letters.'),
  label: words().describe('Short name for lists and breadcrumbs.'),
}
