import { graphql, useStaticQuery } from 'gatsby'
import { useContext } from 'react'
import type { AlertBar } from '../../content-model/alert-list'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { SiteConfig } from '../../content-model/site-config'
import type { Elsewhere, PageLanguage, ShownLanguage } from '../../content-model/page-language'
import { PageLanguageContext } from '../ui/page-language'

/** Returns an origin for print, with its path if it has one: porchlight.example. */
export function originOnPaper(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

interface SiteData {
  config: SiteConfig
  interface: PageInterface
  alerts: AlertBar | null
  elsewhere: Elsewhere | null
}

/** Returns what the layout of every page shows, for each language. The only static query. */
function useSites(): (SiteData & { language: string })[] {
  const data = useStaticQuery<{ sites: { nodes: (SiteData & { language: string })[] } }>(graphql`
    query Site {
      sites: allContentSite {
        nodes {
          language
          config
          interface
          alerts
          elsewhere
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
export function useShownLanguage(page: PageLanguage, path: string): ShownLanguage {
  const sites = useSites()
  const folder = page.language ?? path.split('/')[1]
  const site = sites.find(({ language }) => language === folder)
  if (!site?.elsewhere) return page
  return { ...page, language: site.language, elsewhere: site.elsewhere }
}

/** Returns what the layout of a page shows in its language. */
function useSiteData(): SiteData {
  const { language = '' } = useContext(PageLanguageContext)
  // The check finds a language without site.yaml.
  return useSites().find((node) => node.language === language)!
}

/** Returns names, contact details and navigation of the site. */
export function useSite(): SiteConfig {
  return useSiteData().config
}

/** Returns the alerts that are on; nothing where the site has none. */
export function useAlerts(): AlertBar | null {
  return useSiteData().alerts
}

/** Returns the words of the interface, for the provider around every page; others call `useInterface`. */
export function useSiteInterface(): PageInterface {
  return useSiteData().interface
}
