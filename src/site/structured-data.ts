import type {
  Article,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Service,
  WithContext,
} from 'schema-dts'
import { fillText } from '../components/ui/interface'
import { currency } from '../content-model/facts'
import type { PageSubject } from '../content-model/schemas/page'
import type { OrganizationKind } from '../content-model/schemas/site'
import type { Interface } from '../content-model/schemas/interface'
import type { Section } from '../content-model/schemas/section'
import type { PageLink } from '../content-model/schemas/sections/help'
import type { ArticleContent } from '../content-model/schemas/article'
import type { SiteConfig } from './site-config'
import type { StructuredData } from './site'

const context = 'https://schema.org'

/** Who we are, and how to reach us. */
function identity(site: SiteConfig) {
  return {
    name: site.fullName,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    ...(site.email ? { email: site.email.text } : {}),
    telephone: site.phone.href.replace('tel:', ''),
    ...(site.footer.social ? { sameAs: [site.footer.social.url] } : {}),
  }
}

/** The types of the organization, and of its place in a city, by what it is. */
const types = {
  business: { organization: 'Organization', local: 'LocalBusiness' },
  'non-profit': { organization: 'NGO', local: 'NGO' },
  library: { organization: 'Library', local: 'Library' },
  volunteers: { organization: 'Organization', local: 'Organization' },
} as const satisfies Record<OrganizationKind, object>

const typesOf = ({ organization = 'business' }: SiteConfig) => types[organization]

/** Returns the language of a text; nothing in the default language. */
function inLanguage({ language }: SiteConfig): { inLanguage?: string } {
  return language ? { inLanguage: language } : {}
}

/** The business. */
export function organization(site: SiteConfig): StructuredData {
  const data: WithContext<Organization> = {
    '@context': context,
    '@type': typesOf(site).organization,
    ...identity(site),
    description: site.footer.text,
  }
  return { id: 'organization', data }
}

/** Business of one city, where a site has several. */
export interface Business {
  location: SiteConfig['location']
  /** Path of the page of the city. */
  path: string
}

/**
 * Returns the business where it visits homes. Pages about the same city say the same of it, since they
 * name it by one id.
 *
 * @param business that of another city than the one of site.yaml
 */
export function localBusiness(
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
      addressCountry: location.country,
    },
    areaServed: { '@type': 'City', name: location.locality },
    ...openingTimes(site, type),
  }
  return { id: 'local-business', data }
}

/** Returns when somebody is there. Only a place has opening hours; others have hours at which they answer. */
function openingTimes(
  { openingHours, phone }: SiteConfig,
  type: (typeof types)[OrganizationKind]['local'],
): Pick<Exclude<LocalBusiness, string>, 'openingHoursSpecification' | 'contactPoint'> {
  if (!openingHours) return {}
  const times: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openingHours.days as 'Monday'[],
    opens: openingHours.opens,
    closes: openingHours.closes,
  }
  if (type === 'LocalBusiness' || type === 'Library') return { openingHoursSpecification: times }
  const telephone = phone.href.replace('tel:', '')
  return { contactPoint: { '@type': 'ContactPoint', telephone, hoursAvailable: times } }
}

/** Returns what we do for clients, with the prices that the page names. */
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

/** Where a page stands: the pages above it, and itself. */
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

/** Returns the questions that a page answers; nothing where it has none. */
export function faqPage(site: SiteConfig, sections: readonly Section[]): StructuredData[] {
  const questions = sections.flatMap((section) =>
    section.kind === 'faq' ? section.faqs.flatMap((group) => group.questions) : [],
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
 * Returns an article: what it is about, who wrote it, when, and when it was last checked.
 *
 * @param authorPath where its author is introduced, if anywhere
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

/** The packages of a page as offers, for search engines. Those without a price say none. */
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
