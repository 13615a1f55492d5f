import type { ComponentType } from 'react'
import type { Section, SectionKind } from '../../content-model/section'
import { Areas } from './areas'
import { Banner } from './banner'
import { CallToAction } from './call-to-action'
import { Cards } from './cards'
import { Chapters } from './chapters'
import { Checklist } from './checklist'
import { ConsultationForm } from './consultation-form'
import { Faq } from './faq'
import { Guides } from './guides'
import { Hero } from './hero'
import { Hours } from './hours'
import { Map } from './map'
import { Newsletter } from './newsletter'
import { Packages } from './packages'
import { Promise } from './promise'
import { Promises } from './promises'
import { Prose } from './prose'
import { SiteMap } from './site-map'
import { Stats } from './stats'
import { Steps } from './steps'
import { Table } from './table'
import { Team } from './team'
import { Testimonials } from './testimonials'

/** The component of each section kind. It does not compile while one is missing. */
export const registry: {
  [Kind in SectionKind]: ComponentType<Extract<Section, { kind: Kind }>>
} = {
  areas: Areas,
  banner: Banner,
  'call-to-action': CallToAction,
  cards: Cards,
  chapters: Chapters,
  checklist: Checklist,
  'consultation-form': ConsultationForm,
  faq: Faq,
  guides: Guides,
  hero: Hero,
  hours: Hours,
  map: Map,
  newsletter: Newsletter,
  packages: Packages,
  promise: Promise,
  promises: Promises,
  prose: Prose,
  'site-map': SiteMap,
  stats: Stats,
  steps: Steps,
  table: Table,
  team: Team,
  testimonials: Testimonials,
}
