import type { GatsbyNode } from 'gatsby'
import { collectionEntries } from '../content-model/collections'

/** Fields of all pages. What only one kind of page has is in `data`. */
const page = `
  id: ID!
  path: String!
  "File of src/templates that renders it."
  template: String!
  "Code of its language: en."
  locale: String!
  "Its name in menus and lists."
  label: String!
  "Title, description and the like, for search engines and shared links."
  head: JSON!
  "Structured data for search engines."
  jsonLd: JSON!
  "The pages above it, and itself."
  breadcrumbs: JSON!
  "First folder of its path; null in the default language."
  folder: String
  "The page in all its languages; null if there is only one."
  alternates: JSON
  "The notice above a translation whose source has changed."
  stale: JSON
  "Everything that its template renders, finished."
  data: JSON!
`

/** Types of pages: those of collections, and those that the site adds. */
const pageTypes = [
  ...new Set(collectionEntries.flatMap(([, { type }]) => type ?? [])),
  'AlertList',
  'ArchivePage',
  'FridgeSheet',
  'NotFound',
]

/** Types of all nodes made from content. */
export const nodeTypes = ['SiteLayout', ...pageTypes]

/**
 * Declares the types of nodes made from content. Nothing is inferred, so content can't change the
 * schema. `JSON` fields have their types in src/site/site.ts.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    `"A finished page of any kind."
    interface ContentPage implements Node {${page}}`,
    ...pageTypes.map((name) => `type ${name} implements Node & ContentPage @dontInfer {${page}}`),
    `"Data of the layout of every page of a language."
    type SiteLayout implements Node @dontInfer {
      "Code of the language: en."
      locale: String!
      "First folder of its addresses; empty for the default language."
      folder: String!
      "Name, contact details, navigation and footer."
      config: JSON!
      "Words of buttons and notices."
      interface: JSON!
      "Alerts that are on now."
      alerts: JSON
      "Text after links to pages of the default language."
      elsewhere: JSON
      "Home page of the language, for links from pages without a translation."
      home: JSON
      "Data of the page for unknown addresses."
      notFound: JSON!
    }`,
  ]
  actions.createTypes(types.join('\n'))
}
