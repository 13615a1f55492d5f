import type { ComponentType } from 'react'
import type { Section, SectionKind } from '../../content-model/schemas/section'
import { CardsSection } from './cards'
import { ConsultationFormSection, NewsletterSection } from './forms'
import { FaqSection, GuidesSection, HelpLinesSection, SiteMapSection } from './help'
import { PackagesSection } from './packages'
import { TeamSection, TestimonialsSection } from './people'
import { AreasSection, HoursSection, MapSection } from './places'
import { PromiseSection, PromisesSection } from './promises'
import {
  ChaptersSection,
  ChecklistSection,
  ProseSection,
  StatsSection,
  StepsSection,
  TableSection,
} from './texts'
import { BannerSection, CallToActionSection, HeroSection } from './top-and-close'

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
