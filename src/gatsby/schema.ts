import type { GatsbyNode } from 'gatsby'
import { collections, pageCollections, type PartCollection } from '../content-model/collections'

/** Fields of all pages. */
const page = `
  id: ID!
  path: String!
  "File of src/templates that renders it."
  template: String!
  "Code of its language: en."
  locale: String!
  "Path of the same page in the default language."
  sourcePath: String!
  "Its name in menus and lists."
  label: String!
  "Content files that it shows, its own first."
  sources: [String!]!
  inSitemap: Boolean!
  lastModified: String
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

/** Fields of pages made of sections. */
const sections = `
  packages: [Package!]!
  questions: [Question!]!
  hours: [Hours!]!
`

/** Further fields of collections whose pages are made of sections. */
const own: Readonly<Record<string, string>> = {
  City: `
    city: String!
    state: String!
    happyClients: String`,
}

/** The pages, with the fields of each kind. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    pageCollections
      .map((name) => collections[name].type)
      .map((type) => [type, `${sections} ${own[type] ?? ''}`]),
  ),
  Article: `
    slug: String!
    excerpt: String!
    author: String!
    date: Date! @dateformat
    minutes: Int!
    category: String!
    tags: [String!]!
    difficulty: String!
    status: String
    featured: Boolean!
    icon: String!
    draft: Boolean!`,
  ArticleList: 'categories: [String!]!',
  ArchivePage: '',
  Search: '',
  StepGuide: `
    "question or outcome"
    kind: String!
    step: String!
    verdict: String
    answers: [String!]!`,
  AlertList: '',
  FridgeSheet: 'lines: [String!]!',
  NotFound: '',
}

/** Types of records that pages show but that aren't pages. */
type PartType = Exclude<
  {
    [Name in PartCollection]: (typeof collections)[Name] extends { type: infer Type } ? Type : never
  }[PartCollection],
  'NotFound'
>

/** Records that pages show but that aren't pages. */
const parts: Readonly<Record<PartType, string>> = {
  FaqGroup: `
    title: String!
    badge: String
    questions: [Question!]!`,
  TeamMember: `
    name: String!
    title: String!
    bio: String!
    specialties: [String!]!
    certifications: [String!]!
    experience: String!
    languages: [String!]!
    availability: String!`,
  TestimonialGroup: 'testimonials: [Testimonial!]!',
  PrintedGuide: `
    title: String!
    description: String!`,
  Alert: `
    title: String!
    happens: String!
    todo: String!
    from: Date! @dateformat
    until: Date! @dateformat`,
}

/** Types of pages. */
export const pageTypes = Object.keys(pages)

/** Types of all nodes made from content. */
export const nodeTypes = ['SiteLayout', ...pageTypes, ...Object.keys(parts)]

/**
 * Declares the types of nodes made from content. Nothing is inferred, so content can't change the schema. `JSON` fields have their types in src/site/site.ts.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    `"A finished page of any kind."
    interface ContentPage implements Node {${page}}`,
    ...Object.entries(pages).map(
      ([name, fields]) =>
        `type ${name} implements Node & ContentPage @dontInfer {${page}\n${fields}}`,
    ),
    ...Object.entries(parts).map(
      ([name, fields]) => `type ${name} implements Node @dontInfer {
        "Code of its language: en."
        locale: String!
        "Its content file."
        file: String!
        ${fields}
      }`,
    ),
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
    }
    type Package @dontInfer {
      name: String!
      price: String!
      was: String
      unit: String
      duration: String!
      includes: [String!]!
    }
    type Question @dontInfer {
      question: String!
      answer: String!
    }
    type Hours @dontInfer {
      days: String!
      time: String!
    }
    type Testimonial @dontInfer {
      quote: String!
      name: String
      location: String
    }`,
  ]
  actions.createTypes(types.join('\n'))
}
