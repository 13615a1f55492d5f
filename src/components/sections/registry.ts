import type { ComponentType } from 'react'
import type { Section, SectionKind } from '../../content-model/schemas/section'
import { AreasSection } from './areas'
import { BannerSection } from './banner'
import { CallToActionSection } from './call-to-action'
import { CardsSection } from './cards'
import { ChaptersSection } from './chapters'
import { ChecklistSection } from './checklist'
import { ConsultationFormSection } from './consultation-form'
import { FaqSection } from './faq'
import { GuidesSection } from './guides'
import { HelpLinesSection } from './help-lines'
import { HeroSection } from './hero'
import { HoursSection } from './hours'
import { MapSection } from './map'
import { NewsletterSection } from './newsletter'
import { PackagesSection } from './packages'
import { PromiseSection } from './promise'
import { PromisesSection } from './promises'
import { ProseSection } from './prose'
import { SiteMapSection } from './site-map'
import { StatsSection } from './stats'
import { StepsSection } from './steps'
import { TableSection } from './table'
import { TeamSection } from './team'
import { TestimonialsSection } from './testimonials'

/** Component of each section kind. It does not compile while one is missing. */
export const registry: {
  [Kind in SectionKind]: ComponentType<Extract<Section, { kind: Kind }>>
} = {
  areas: AreasSection,
  banner: BannerSection,
  'call-to-action': CallToActionSection,
  cards: CardsSection,
  chapters: ChaptersSection,
  checklist: ChecklistSection,
  'consultation-form': ConsultationFormSection,
  faq: FaqSection,
  guides: GuidesSection,
  'help-lines': HelpLinesSection,
  hero: HeroSection,
  hours: HoursSection,
  map: MapSection,
  newsletter: NewsletterSection,
  packages: PackagesSection,
  promise: PromiseSection,
  promises: PromisesSection,
  prose: ProseSection,
  'site-map': SiteMapSection,
  stats: StatsSection,
  steps: StepsSection,
  table: TableSection,
  team: TeamSection,
  testimonials: TestimonialsSection,
}
