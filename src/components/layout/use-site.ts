import { graphql, useStaticQuery } from 'gatsby'
import { useContext } from 'react'
import type { AlertBar } from '../../content-model/alert-list'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { SiteConfig } from '../../content-model/site-config'
import { PageLanguageContext } from '../ui/page-language'

/** Returns an origin for print, with its path if it has one: porchlight.example. */
export function originOnPaper(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

interface SiteData {
  config: SiteConfig
  interface: PageInterface
  alerts: AlertBar | null
}

/** Returns what the layout of every page shows, in the language of the page. The only static query. */
function useSiteData(): SiteData {
  const { language = '' } = useContext(PageLanguageContext)
  const data = useStaticQuery<{ sites: { nodes: (SiteData & { language: string })[] } }>(graphql`
    query Site {
      sites: allContentSite {
        nodes {
          language
          config
          interface
          alerts
        }
      }
    }
  `)
  const site = data.sites.nodes.find((node) => node.language === language)
  if (!site) throw new Error(`There is no site.yaml for the language "${language}".`)
  return site
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
