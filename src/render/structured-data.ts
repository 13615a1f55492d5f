import type {
  Article,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Organization,
  Service,
  WithContext,
} from 'schema-dts'
import type { Section } from '../content-model/section'
import type { PageLink } from '../content-model/schemas/sections/site-map'
import type { ArticleContent } from '../content-model/schemas/article'
import type { SiteConfig } from '../content-model/site-config'
import type { StructuredData } from '../content-model/structured-data'
import { offersOf } from './offers'

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

/** Returns the language of a text; nothing in the default language. */
function inLanguage({ language }: SiteConfig): { inLanguage?: string } {
  return language ? { inLanguage: language } : {}
}

/** The business. */
export function organization(site: SiteConfig): StructuredData {
  const data: WithContext<Organization> = {
    '@context': context,
    '@type': 'Organization',
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
  const { openingHours } = site
  const { location, path } = business
  const data: WithContext<LocalBusiness> = {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': `${site.origin}${path}#business`,
    ...identity(site),
    image: `${site.origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: location.locality,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    areaServed: { '@type': 'City', name: location.locality },
    ...(openingHours
      ? {
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: openingHours.days as 'Monday'[],
            opens: openingHours.opens,
            closes: openingHours.closes,
          },
        }
      : {}),
  }
  return { id: 'local-business', data }
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
    provider: { '@type': 'Organization', ...identity(site) },
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
      ? { '@type': 'Organization', ...identity(site) }
      : {
          '@type': 'Person',
          name: article.author,
          ...(authorPath ? { url: site.origin + authorPath } : {}),
        },
    publisher: { '@type': 'Organization', ...identity(site) },
    mainEntityOfPage: site.origin + article.path,
  }
  return { id: 'article', data }
}
