import { fillText } from '../components/ui/interface'
import type { Interface } from '../content-model/schemas/interface'
import type { Section } from '../content-model/section'
import type { PageLink } from '../content-model/schemas/sections/site-map'
import type { PageSubject } from '../content-model/schemas/page'
import type { SiteConfig } from '../content-model/site-config'
import type { StructuredData } from '../content-model/structured-data'
import {
  breadcrumbList,
  faqPage,
  localBusiness,
  organization,
  service,
  type Business,
} from './structured-data'

/** A page made of sections, as search engines are told of it. */
export interface DescribedPage {
  path: string
  label: string
  description: string
  subject?: PageSubject
  /** The place that the page is about, where it is about one. */
  place?: string
  /** Where visits are made, where it is not the place of site.yaml. */
  business?: Business
  breadcrumbs: readonly PageLink[]
  sections: readonly Section[]
}

/** The structured data of a page: what it is about, where it stands, the questions it answers. */
export function describePage(
  site: SiteConfig,
  page: DescribedPage,
  texts: Interface['searchEngines'],
): StructuredData[] {
  return [
    ...subjectData(site, page, texts),
    ...(page.breadcrumbs.length > 1 ? [breadcrumbList(site, page.breadcrumbs)] : []),
    ...faqPage(site, page.sections),
  ]
}

function subjectData(
  site: SiteConfig,
  page: DescribedPage,
  texts: Interface['searchEngines'],
): StructuredData[] {
  switch (page.subject) {
    case 'organization':
      return [organization(site)]
    case 'local-business':
      return [localBusiness(site, page.business)]
    case 'service':
      return [
        service(site, { ...page, name: nameOf(page, texts) }, areasOf(site, page), page.sections),
      ]
    default:
      return []
  }
}

/** Returns the name of a service: of a page about a place, its label alone would be that of the place. */
function nameOf({ label, place }: DescribedPage, texts: Interface['searchEngines']): string {
  return place ? fillText(texts.serviceIn, { place }) : label
}

/** The places a page is about: its own, those it lists, or the city where we make visits. */
function areasOf(site: SiteConfig, { place, sections, business }: DescribedPage): string[] {
  if (place) return [place]
  const listed = sections.flatMap((section) => {
    if (section.kind === 'areas') return section.areas
    return section.kind === 'map' ? section.places : []
  })
  const names = new Set(listed.map(({ name }) => name))
  return names.size > 0 ? [...names] : [(business?.location ?? site.location).locality]
}
