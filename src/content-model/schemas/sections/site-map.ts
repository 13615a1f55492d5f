import { z } from 'zod'
import { text } from '../fields'

/** A link of the list of all pages. */
export interface PageLink {
  label: string
  path: string
}

/** The pages of one group, in the order they are shown. */
export interface PageGroup {
  /** The folder of content that the pages come from. */
  folder: 'pages' | 'services' | 'neighbourhoods' | 'cities' | 'articles'
  links: PageLink[]
  /** Where the rest of the group is listed. */
  more?: PageLink
}

/**
 * Every page and the newest articles, for people who are lost. The links are found by the build. Where
 * articles are too many for one page, a link leads to the list of all.
 */
export const siteMap = z.strictObject({
  kind: z.literal('site-map'),
  titles: z
    .strictObject({
      pages: text().describe('The h2 above the pages that stand for themselves.'),
      services: text().optional().describe('The h2 above the services.'),
      neighbourhoods: text().optional().describe('The h2 above the neighbourhoods.'),
      cities: text()
        .optional()
        .describe('The h2 above the cities that we help by phone and video.'),
      articles: text().optional().describe('The h2 above the articles.'),
    })
    .describe('The headings of the groups.'),
})

/** The section with the links that it shows. */
export interface SiteMap extends z.infer<typeof siteMap> {
  groups: PageGroup[]
}
