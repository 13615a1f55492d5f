import type { ComponentType } from 'react'
import type { Section, SectionKind } from '../content-model/section'
import { Areas } from './areas'
import { CallToAction } from './call-to-action'
import { Cards } from './cards'
import { Checklist } from './checklist'
import { ConsultationForm } from './consultation-form'
import { Faq } from './faq'
import { Hero } from './hero'
import { Hours } from './hours'
import { Newsletter } from './newsletter'
import { Packages } from './packages'
import { Promise } from './promise'
import { Prose } from './prose'
import { Stats } from './stats'
import { Testimonials } from './testimonials'

/** The component of each section kind. It does not compile while one is missing. */
export const registry: {
  [Kind in SectionKind]: ComponentType<Extract<Section, { kind: Kind }>>
} = {
  areas: Areas,
  'call-to-action': CallToAction,
  cards: Cards,
  checklist: Checklist,
  'consultation-form': ConsultationForm,
  faq: Faq,
  hero: Hero,
  hours: Hours,
  newsletter: Newsletter,
  packages: Packages,
  promise: Promise,
  prose: Prose,
  stats: Stats,
  testimonials: Testimonials,
}
