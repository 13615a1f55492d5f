import type {
  Article,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Place,
  Service,
  WithContext,
} from 'schema-dts'
import { fillText } from '../content-model/text'
import { currency } from '../content-model/facts'
import type { OpeningHours } from '../content-model/variables/opening-hours'
import type { PageSubject } from '../content-model/schemas/page'
import type { OrganizationKind } from '../content-model/schemas/site'
import type { Interface } from '../content-model/schemas/interface'
import type { Section } from '../content-model/schemas/section'
import type { PageLink } from '../content-model/schemas/sections/help'
import type { ArticleContent } from '../content-model/schemas/article'
import type { SiteConfig } from './site-config'
import type { StructuredData } from './site'

const context = 'https://schema.org'

/** Name and contact details of the organization. */
function identity(site: SiteConfig) {
  return {
    name: site.fullName,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    ...(site.email ? { email: site.email.text } : {}),
    telephone: site.phone.href.replace('tel:', ''),
    ...(site.footer.social ? { sameAs: site.footer.social.map(({ url }) => url) } : {}),
  }
}

/** Types of the organization and of its place in a city, by kind. */
const types = {
  business: { organization: 'Organization', local: 'LocalBusiness' },
  'non-profit': { organization: 'NGO', local: 'NGO' },
  library: { organization: 'Library', local: 'Library' },
  'community-center': { organization: 'Organization', local: 'Organization' },
  church: { organization: 'Organization', local: 'Organization' },
  school: { organization: 'School', local: 'School' },
  volunteers: { organization: 'Organization', local: 'Organization' },
} as const satisfies Record<OrganizationKind, object>

const typesOf = ({ organization = 'business' }: SiteConfig) => types[organization]

/** Returns the language of a text; empty for the default language. */
function inLanguage({ language }: SiteConfig): { inLanguage?: string } {
  return language ? { inLanguage: language } : {}
}

/** Returns the organization; one that is a place, as a library is, with its address and hours. */
export function organization(site: SiteConfig): StructuredData {
  const type = typesOf(site).organization
  if (type === 'Library') return localBusiness(site)
  const data: WithContext<Organization> = {
    '@context': context,
    '@type': type,
    ...identity(site),
    description: site.footer.text,
  }
  return { id: 'organization', data }
}

/** The organization's place in one of several cities. */
interface Business {
  location: SiteConfig['location']
  /** Path of the page of the city. */
  path: string
}

/**
 * Returns the organization as a local business. Pages about the same city use the same id.
 *
 * @param business place in another city than that of site.yaml
 */
function localBusiness(
  site: SiteConfig,
  business: Business = { location: site.location, path: '/' },
): StructuredData {
  const { location, path } = business
  const type = typesOf(site).local
  const data: WithContext<LocalBusiness | Organization> = {
    '@context': context,
    '@type': type,
    '@id': `${site.origin}${path}#business`,
    ...identity(site),
    image: `${site.origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      ...(location.street ? { streetAddress: location.street } : {}),
      addressLocality: location.locality,
      addressRegion: location.region,
      ...(location.postalCode ? { postalCode: location.postalCode } : {}),
      addressCountry: location.country,
    },
    ...(site.branches ? { location: site.branches.map((one) => branch(site, one)) } : {}),
    ...(isPlace(type) && site.priceRange ? { priceRange: site.priceRange } : {}),
    areaServed: location.areas
      ? location.areas.map((name) => ({ '@type': 'Place' as const, name }))
      : { '@type': 'City', name: location.locality },
    ...openingTimes(site, type),
  }
  return { id: 'local-business', data }
}

/** Returns one of several places, with its hours. */
function branch(
  { fullName, location }: SiteConfig,
  { street, hours }: NonNullable<SiteConfig['branches']>[number],
): Place {
  return {
    '@type': 'Place',
    name: `${fullName}, ${street}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    ...(hours.length > 0 ? { openingHoursSpecification: hours.map(specification) } : {}),
  }
}

/** Returns whether an organization of a type is a place, which has prices and opening hours. */
const isPlace = (type: string): boolean => type === 'LocalBusiness' || type === 'Library'

/**
 * Returns the opening hours. Organizations that aren't places, or are in several, have the hours at which they answer
 * instead.
 */
function openingTimes(
  { openingHours, specialHours = [], phone, branches }: SiteConfig,
  type: (typeof types)[OrganizationKind]['local'],
): Pick<Exclude<LocalBusiness, string>, 'openingHoursSpecification' | 'contactPoint'> {
  if (!openingHours) return {}
  const times = [
    ...openingHours.map(specification),
    ...specialHours.flatMap(({ from, until, hours }) => {
      const valid = { validFrom: from, validThrough: until }
      return hours.length > 0
        ? hours.map((one) => ({ ...specification(one), ...valid }))
        : { ...specification({ opens: '00:00', closes: '00:00' }), ...valid }
    }),
  ]
  if (isPlace(type) && !branches) return { openingHoursSpecification: times }
  const telephone = phone.href.replace('tel:', '')
  return { contactPoint: { '@type': 'ContactPoint', telephone, hoursAvailable: times } }
}

/** Returns hours in the form that Google documents: closed all day is from 00:00 to 00:00. */
function specification(
  hours: Omit<OpeningHours, 'days'> & { days?: string[] },
): OpeningHoursSpecification {
  const { days, opens, closes } = hours
  return {
    '@type': 'OpeningHoursSpecification',
    ...(days ? { dayOfWeek: days as 'Monday'[] } : {}),
    opens,
    closes,
  }
}

/** Returns a service, with the prices on its page. */
export function service(
  site: SiteConfig,
  page: { name: string; description: string; path: string },
  areas: readonly string[],
  sections: readonly Section[],
): StructuredData {
  const offers = offersOf(sections, site.origin + page.path)
  const data: WithContext<Service> = {
    '@context': context,
    '@type': 'Service',
    name: page.name,
    description: page.description,
    url: site.origin + page.path,
    provider: { '@type': typesOf(site).organization, ...identity(site) },
    areaServed: areas.map((name) => ({ '@type': 'Place', name })),
    ...(offers.length > 0 ? { offers } : {}),
  }
  return { id: 'service', data }
}

/** Returns the breadcrumbs of a page. */
export function breadcrumbList(site: SiteConfig, breadcrumbs: readonly PageLink[]): StructuredData {
  const data: WithContext<BreadcrumbList> = {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.origin + path,
    })),
  }
  return { id: 'breadcrumb', data }
}

/** Returns the questions of a page that are meant for search engines; empty if there are none. */
function faqPage(site: SiteConfig, sections: readonly Section[]): StructuredData[] {
  const questions = sections.flatMap((section) =>
    section.kind === 'faq' && section.forSearchEngines
      ? section.faqs.flatMap((group) => group.questions)
      : [],
  )
  if (questions.length === 0) return []
  const data: WithContext<FAQPage> = {
    '@context': context,
    '@type': 'FAQPage',
    ...inLanguage(site),
    mainEntity: questions.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  }
  return [{ id: 'faq', data }]
}

/**
 * Returns an article.
 *
 * @param authorPath path of the page that introduces its author, if there is one
 */
export function articleData(
  site: SiteConfig,
  article: Pick<ArticleContent, 'title' | 'excerpt' | 'author' | 'date'> & {
    path: string
    reviewedOn?: string | null | undefined
  },
  authorPath?: string,
): StructuredData {
  const data: WithContext<Article> = {
    '@context': context,
    '@type': 'Article',
    ...inLanguage(site),
    headline: article.title,
    description: article.excerpt,
    image: `${site.origin}${site.socialImagePrefix}${site.socialImages.article ? 'article' : 'page'}.png`,
    datePublished: article.date,
    dateModified: article.reviewedOn ?? article.date,
    author: [site.name, site.fullName].includes(article.author)
      ? { '@type': typesOf(site).organization, ...identity(site) }
      : {
          '@type': 'Person',
          name: article.author,
          ...(authorPath ? { url: site.origin + authorPath } : {}),
        },
    publisher: { '@type': typesOf(site).organization, ...identity(site) },
    mainEntityOfPage: site.origin + article.path,
  }
  return { id: 'article', data }
}

/** Returns the packages of a page as offers, with their prices if they have any. */
function offersOf(sections: readonly Section[], url: string): Offer[] {
  return sections
    .flatMap((section) => (section.kind === 'packages' ? section.packages : []))
    .map(({ name, amount, unit, duration }): Offer => ({
      '@type': 'Offer',
      name,
      description: [unit, duration].filter(Boolean).join(', '),
      ...(amount === undefined ? {} : { price: String(amount), priceCurrency: currency }),
      url,
    }))
}

/** A page made of sections, for `describePage`. */
export interface DescribedPage {
  path: string
  label: string
  description: string
  subject?: PageSubject
  /** Place that the page is about, if any. */
  place?: string
  /** Place that visits are made from, if it isn't that of site.yaml. */
  business?: Business
  breadcrumbs: readonly PageLink[]
  sections: readonly Section[]
}

/** Returns the structured data of a page: its subject, its breadcrumbs, and questions. */
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

/** Returns the name of a service. The label of a page about a place is only the name of the place. */
function nameOf({ label, place }: DescribedPage, texts: Interface['searchEngines']): string {
  return place ? fillText(texts.serviceIn, { place }) : label
}

/** Returns the places that a page is about: its own, those it lists, or the city of the organization. */
function areasOf(site: SiteConfig, { place, sections, business }: DescribedPage): string[] {
  if (place) return [place]
  const listed = sections.flatMap((section) => {
    if (section.kind === 'areas') return section.areas
    return section.kind === 'map' ? section.places : []
  })
  const names = new Set(listed.map(({ name }) => name))
  return names.size > 0 ? [...names] : [(business?.location ?? site.location).locality]
}
