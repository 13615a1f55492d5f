import { facts, interfaceTexts, records, site } from '../../__tests__/sites/small-site'
import { brandOf } from '../../src/content-model/brand'
import { contactLinks } from '../../src/content-model/variables/contact-links'
import { siteConfig } from '../../src/site/site-config'

/** Replaces the part of Gatsby that components use: the one static query. */
export const graphql = (): null => null

let config: unknown

/** Returns the site data of the small test site, with the endpoint that tests post to. */
export function useStaticQuery(): unknown {
  config ??= siteConfig({
    site,
    settings: {
      consultationService: {
        endpoint: 'https://forms.example/consultation',
        encoding: 'json',
        fields: {},
      },
      preview: false,
    },
    facts,
    links: contactLinks(site),
    images: records.of('socialImages')[0]!.data,
    logo: brandOf(records).logo,
  })
  return {
    sites: {
      nodes: [{ language: '', config, interface: interfaceTexts, alerts: null, elsewhere: null }],
    },
  }
}
