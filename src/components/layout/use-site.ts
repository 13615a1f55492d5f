import { graphql, useStaticQuery } from 'gatsby'
import type { SiteFrame } from '../../content-model/site-frame'

/** Returns an origin for print, with its path if it has one: porchlight.example. */
export function originOnPaper(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

/** Returns names, contact details and navigation of the site. The only static query. */
export function useSite(): SiteFrame {
  const data = useStaticQuery<{ contentSite: { frame: SiteFrame } }>(graphql`
    query Site {
      contentSite {
        frame
      }
    }
  `)
  return data.contentSite.frame
}
