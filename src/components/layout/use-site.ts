import { graphql, useStaticQuery } from 'gatsby'
import type { AlertBar } from '../../content-model/alert-list'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { SiteConfig } from '../../content-model/site-config'

/** Returns an origin for print, with its path if it has one: porchlight.example. */
export function originOnPaper(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

interface SiteData {
  config: SiteConfig
  interface: PageInterface
  alerts: AlertBar | null
}

/** Returns what the layout of every page shows. The only static query. */
function useSiteData(): SiteData {
  const data = useStaticQuery<{ contentSite: SiteData }>(graphql`
    query Site {
      contentSite {
        config
        interface
        alerts
      }
    }
  `)
  return data.contentSite
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
