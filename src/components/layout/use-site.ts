import { graphql, useStaticQuery } from 'gatsby'
import type { SiteFrame } from '../../content-model/site-frame'

/** An address of a site as it is written on paper: porchlight.example. */
export function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

/** Who we are and how to reach us. The only static query of the site. */
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
