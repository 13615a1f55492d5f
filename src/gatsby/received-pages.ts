import { isOnSite, serviceIn, type FormService } from '../content-model/form-service'
import type { Message } from '../content-model/schemas/fields'
import { pathPrefixOf } from '../content-model/site-origin'
import type { Section } from '../content-model/section'
import type { SiteConfig } from '../content-model/site-config'
import { receivedPage } from '../output/received-page'
import { trapField } from '../components/forms/trap-field'
import type { Settings } from './settings'

/** What a query returns of the pages with sections. */
export interface SectionsQuery {
  pages: { nodes: { page: { sections: Section[] } }[] }
  site: { interface: { locale: string } }
}

/** Query for the pages of a language; run only where a form is posted to the site itself. */
export const sectionsQuery = (language: string): string => `
  {
    pages: allContentPage(filter: { language: { eq: "${language}" } }) {
      nodes {
        page
      }
    }
    site: contentSite(language: { eq: "${language}" }) {
      interface
    }
  }
`

type Services = Pick<Settings, 'consultationService' | 'newsletterService'>

/** Returns whether the host of the site takes a form. */
export function hasFormOnSite({ consultationService, newsletterService }: Services): boolean {
  return [consultationService, newsletterService].some((service) => service && isOnSite(service))
}

/** Returns the services of the forms of a language. */
export function servicesIn(
  { consultationService, newsletterService }: Services,
  language: string,
): Services {
  return {
    consultationService: serviceIn(consultationService, language),
    ...(newsletterService ? { newsletterService: serviceIn(newsletterService, language) } : {}),
  }
}

/**
 * Returns the page for each form that the host of the site takes.
 *
 * @param paths paths of all other pages
 * @throws Error where a page of the site has the path of a form
 */
export function receivedPages(
  query: SectionsQuery,
  services: Services,
  config: Pick<SiteConfig, 'fullName' | 'origin' | 'home'>,
  paths: readonly string[],
): { file: string; content: string }[] {
  const sections = query.pages.nodes.flatMap(({ page }) => page.sections)
  const site = {
    fullName: config.fullName,
    home: pathPrefixOf(config.origin) + config.home,
    locale: query.site.interface.locale,
  }
  const kinds: [Section['kind'], FormService | undefined][] = [
    ['consultation-form', services.consultationService],
    ['newsletter', services.newsletterService],
  ]
  return kinds.flatMap(([kind, service]) => {
    const section = sections.find((one) => one.kind === kind)
    const form = section && formOf(section)
    if (!service || !isOnSite(service) || !form) return []
    if (paths.includes(service.endpoint)) {
      throw new Error(`The site has a page ${service.endpoint}. Post the form to another path.`)
    }
    const content = receivedPage({ service, trap: trapField, ...form }, site)
    return { file: `${service.endpoint}/index.html`, content }
  })
}

/** Returns the names of the fields of a form of a page, and what is said when it was received. */
function formOf(section: Section): { names: string[]; message: Message } | undefined {
  if (section.kind === 'consultation-form') {
    const names = section.fields.map((field) => field.name)
    return { names: [...names, trapField, 'subject'], message: section.success }
  }
  if (section.kind === 'newsletter') return { names: ['email'], message: section.success }
  return undefined
}
