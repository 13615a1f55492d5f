import { graphql, useStaticQuery } from 'gatsby'
import type { SiteFrame } from '../content-model/site-frame'

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
