import { facts, interfaceTexts, records, site } from '../../__tests__/sites/small-site'
import { brandOf } from '../../src/content-model/brand'
import { siteFrame } from '../../src/content-model/site-frame'

/** Replaces the part of Gatsby that components use: the one static query. */
export const graphql = (): null => null

let frame: unknown

/** Returns the site data of the small test site, with the endpoint that tests post to. */
export function useStaticQuery(): unknown {
  frame ??= siteFrame(
    site,
    { consultationEndpoint: 'https://forms.example/consultation', preview: false },
    facts,
    records.of('socialImages')[0]!.data,
    brandOf(records).logo,
  )
  return { contentSite: { frame, interface: interfaceTexts } }
}
