import { z } from 'zod'
import { id, text } from '../fields'

/** A link of the list of all pages. */
export interface PageLink {
  label: string
  path: string
}

/** The pages of one group, in the order they are shown. */
export interface PageGroup {
  /** Its name, as `group` in collections.ts says. */
  group: string
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
    .record(id(), text())
    .describe(
      'The h2 above each group, by the name of the group: pages, services, neighbourhoods, cities, articles.',
    ),
})

/** The section with the links that it shows. */
export interface SiteMap extends z.infer<typeof siteMap> {
  groups: PageGroup[]
}
