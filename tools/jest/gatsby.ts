import { whole } from '../../__tests__/sites/small-site'
import type { Layout } from '../../src/site/site'

/** Replaces the part of Gatsby that components use: the one static query. */
export const graphql = (): null => null

/** The layouts of the small test site, with the endpoint that tests post to. The newsletter is simulated. */
const nodes = whole.layouts.map((layout): Layout => ({
  ...layout,
  config: {
    ...layout.config,
    consultationService: {
      endpoint: 'https://forms.example/consultation',
      encoding: 'json',
      fields: {},
    },
    newsletterService: undefined,
  },
}))

/** Returns the data of the layout. */
export const useStaticQuery = (): unknown => ({ sites: { nodes } })
