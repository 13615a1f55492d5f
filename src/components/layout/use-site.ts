import { graphql, useStaticQuery } from 'gatsby'
import { useContext } from 'react'
import type { AlertBar, Alternate, Layout, PageLocale, ShownLocale } from '../../site/site'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { SiteConfig } from '../../site/site-config'
import { PageLocaleContext } from '../ui/site-link'

/** Returns the address of the home page of a language for print: porchlight.example/es. */
export function homeOnPaper({ origin, home }: Pick<SiteConfig, 'origin' | 'home'>): string {
  return (origin + home).replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** What every template queries of its page. Gatsby knows the fragment by its name, so nothing imports it. */
export const pageFields = graphql`
  fragment PageFields on ContentPage {
    path
    head
    jsonLd
    breadcrumbs
    data
  }
`

type SiteData = Pick<Layout, 'folder' | 'config' | 'interface' | 'alerts' | 'elsewhere' | 'home'>

/** Returns what the layout of every page shows, for each language. The only static query. */
function useSites(): SiteData[] {
  const data = useStaticQuery<{ sites: { nodes: SiteData[] } }>(graphql`
    query Site {
      sites: allSiteLayout {
        nodes {
          folder
          config
          interface
          alerts
          elsewhere
          home
        }
      }
    }
  `)
  return data.sites.nodes
}

/**
 * Returns the language of a page. Gatsby knows only one page for unknown addresses: below the address of a
 * language it is shown in that language.
 */
export function useShownLocale(page: PageLocale, path: string): ShownLocale {
  const sites = useSites()
  const folder = page.folder ?? path.split('/')[1]
  const site = sites.find((one) => one.folder === folder)
  if (!site?.elsewhere) return page
  return { ...page, folder: site.folder, elsewhere: site.elsewhere }
}

/** Returns the page in each other language; where it has no translation, the home page of the language. */
export function otherLanguages(
  { folder = '', alternates = [] }: PageLocale,
  sites: readonly Pick<Layout, 'folder' | 'home'>[],
): Alternate[] {
  return sites
    .filter((site) => site.folder !== folder)
    .flatMap((site) => alternates.find((one) => one.folder === site.folder) ?? site.home ?? [])
}

/** Returns the links of a page to the other languages. */
export function useOtherLanguages(): Alternate[] {
  return otherLanguages(useContext(PageLocaleContext), useSites())
}

/** Returns what the layout of a page shows in its language. */
function useSiteData(): SiteData {
  const { folder = '' } = useContext(PageLocaleContext)
  // The check finds a language without site.yaml.
  return useSites().find((site) => site.folder === folder)!
}

/** Returns names, contact details and navigation of the site. */
export function useSite(): SiteConfig {
  return useSiteData().config
}

/** Returns the active alerts; null if the site has none. */
export function useAlerts(): AlertBar | null {
  return useSiteData().alerts
}

/** Returns the words of the interface, for the provider around every page; others call `useInterface`. */
export function useSiteInterface(): PageInterface {
  return useSiteData().interface
}
