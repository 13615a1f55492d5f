import type { Action } from './schemas/fields'
import type { PageLink } from './schemas/sections/site-map'
import type { StructuredData } from './structured-data'

/** What the layout of every page shows of alerts. */
export interface AlertBar {
  /** Name of the landmark. */
  name: string
  /** Words after the title of an alert. */
  more: string
  /** The link to the list of alerts. */
  list: Action
  /** Those that are on, newest first. */
  alerts: readonly {
    title: string
    address: string
    /** Paths of the pages that show it, with those below them; every page where it is left out. */
    places?: readonly string[]
  }[]
}

/** An alert in the list of alerts, everything written out. */
export interface ListedAlert {
  id: string
  title: string
  happens: string
  todo: string
  /** Its first day: 2026-10-21. */
  from: string
  /** From when to when it is on. */
  days: string
  places?: string
  link?: Action
}

/** The page with all alerts. */
export interface AlertList {
  title: string
  description: string
  lead: string
  breadcrumbs: PageLink[]
  structuredData: StructuredData[]
  headings: { on: string; ended: string; todo: string }
  /** Said where none is on. */
  none: string
  /** Newest first. */
  on: ListedAlert[]
  /** Those that have ended in the last year, the last first. */
  ended: ListedAlert[]
}
