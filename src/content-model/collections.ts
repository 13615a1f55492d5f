import type * as z from 'zod'
import { alert } from './schemas/alert'
import { article } from './schemas/article'
import { blog } from './schemas/blog'
import { brand } from './schemas/brand'
import { copied } from './schemas/copied'
import { stepGuide } from './schemas/step-guide'
import { faqGroup } from './schemas/faq-group'
import { glossary, searchSynonyms, wordsToAvoid } from './schemas/word-lists'
import { guide } from './schemas/guide'
import { helpLines } from './schemas/help-lines'
import { interfaceTexts } from './schemas/interface'
import { notFound } from './schemas/not-found'
import {
  city,
  facts,
  homePage,
  layout,
  page,
  redirects,
  sharedSection,
  type PageSubject,
} from './schemas/page'
import { prices } from './schemas/prices'
import { search } from './schemas/search'
import { site } from './schemas/site'
import { socialImages } from './schemas/social-images'
import { teamMember } from './schemas/team-member'
import { testimonialGroup } from './schemas/testimonial-group'
import type { SectionKind } from './schemas/section'

/**
 * Every kind of content file. A file that fits none of them is a mistake. Groups of the list of all
 * pages have the order in which they are first named here.
 */
export const collections = {
  site: {
    files: '*.yaml',
    ids: ['site'],
    schema: site,
    inLanguages: 'texts',
    graded: false,
    neededBy: 'every site',
    claims: true,
  },
  copied: {
    files: '*.yaml',
    ids: ['copied'],
    schema: copied,
    inLanguages: 'shared',
    graded: false,
  },
  brand: {
    files: '*.yaml',
    ids: ['brand'],
    schema: brand,
    inLanguages: 'shared',
    graded: false,
    neededBy: 'every site',
  },
  facts: {
    files: '*.yaml',
    ids: ['facts'],
    schema: facts,
    inLanguages: 'texts',
    graded: false,
    neededBy: 'translations',
    claims: true,
  },
  prices: {
    files: '*.yaml',
    ids: ['prices'],
    schema: prices,
    inLanguages: 'shared',
    graded: false,
    claims: true,
  },
  redirects: {
    files: '*.yaml',
    ids: ['redirects'],
    schema: redirects,
    inLanguages: 'shared',
    graded: false,
  },
  helpLines: {
    files: '*.yaml',
    ids: ['help-lines'],
    schema: helpLines,
    inLanguages: 'texts',
    graded: false,
  },
  notFound: {
    files: '*.yaml',
    ids: ['not-found'],
    schema: notFound,
    neededBy: 'every site',
    claims: true,
  },
  blog: {
    files: '*.yaml',
    ids: ['blog'],
    schema: blog,
    url: () => '/blog',
    type: 'ArticleList',
    template: 'article-list',
    group: 'pages',
    neededBy: 'articles/',
    claims: true,
  },
  search: {
    files: '*.yaml',
    ids: ['search'],
    schema: search,
    url: () => '/search',
    type: 'Search',
    template: 'search',
    group: 'pages',
  },
  searchSynonyms: { files: '*.yaml', ids: ['search-synonyms'], schema: searchSynonyms },
  glossary: { files: '*.yaml', ids: ['glossary'], schema: glossary },
  wordsToAvoid: { files: '*.yaml', ids: ['words-to-avoid'], schema: wordsToAvoid, graded: false },
  socialImages: {
    files: '*.yaml',
    ids: ['social-images'],
    schema: socialImages,
    inLanguages: 'texts',
    neededBy: 'every site',
    claims: true,
  },
  interface: {
    files: 'interface/*.yaml',
    ids: ['en'],
    schema: interfaceTexts,
    partial: true,
    neededBy: 'every site',
  },
  home: {
    files: 'home/*.yaml',
    schema: homePage,
    url: () => '/',
    type: 'Home',
    template: 'page',
    group: 'pages',
    subject: 'organization',
    requires: ['hero', 'call-to-action'],
    claims: true,
  },
  page: {
    files: 'pages/**/*.yaml',
    schema: page,
    url: (id: string) => `/${id}`,
    type: 'Page',
    template: 'page',
    group: 'pages',
    below: true,
    requires: ['hero'],
    claims: true,
  },
  service: {
    files: 'services/*.yaml',
    schema: page,
    url: (id: string) => `/services/${id}`,
    type: 'Service',
    template: 'page',
    group: 'services',
    subject: 'service',
    requires: ['hero', 'packages'],
    claims: true,
  },
  neighbourhood: {
    files: 'neighbourhoods/*/*.yaml',
    schema: page,
    url: (id: string) => `/${id}`,
    type: 'Neighborhood',
    template: 'page',
    group: 'neighbourhoods',
    below: true,
    subject: 'local-business',
    place: 'label',
    requires: ['hero', 'cards', 'prose', 'call-to-action'],
    claims: true,
  },
  city: {
    files: 'cities/*.yaml',
    schema: city,
    url: (id: string) => `/${id}`,
    type: 'City',
    template: 'page',
    group: 'cities',
    subject: 'service',
    place: 'city',
    variables: ['city', 'happyClients'],
    requires: ['hero', 'cards', 'prose', 'hours', 'call-to-action'],
    claims: true,
  },
  article: {
    files: 'articles/*/index.mdx',
    schema: article,
    url: (id: string) => `/blog/${id}`,
    type: 'Article',
    template: 'article',
    group: 'articles',
    claims: ['author', 'date', 'reviewedOn', 'nextReview'],
  },
  stepGuide: {
    files: 'step-guides/*.yaml',
    schema: stepGuide,
    url: (id: string) => `/${id}`,
    type: 'StepGuide',
    template: 'step-guide',
    group: 'pages',
  },
  guide: { files: 'guides/*/index.mdx', schema: guide },
  layout: {
    files: 'layouts/*.yaml',
    ids: ['remote-city'],
    schema: layout,
    inLanguages: 'shared',
    neededBy: 'cities/',
    claims: true,
  },
  shared: { files: 'shared/*.yaml', schema: sharedSection, claims: true },
  alert: { files: 'alerts/*.yaml', schema: alert, claims: true },
  faqs: { files: 'faqs/*.yaml', schema: faqGroup, claims: true },
  team: { files: 'team/*.yaml', schema: teamMember, claims: true },
  testimonials: {
    files: 'testimonials/*.yaml',
    schema: testimonialGroup,
    claims: true,
  },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections
export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>

/** Names of the collections whose entry has some property. */
type CollectionsWith<Property> = {
  [Name in CollectionName]: (typeof collections)[Name] extends Property ? Name : never
}[CollectionName]

/** Collections whose records are pages made of sections. */
export type PageCollection = CollectionsWith<{ template: 'page' }>
/** Collections whose records are no pages of their own. */
export type PartCollection = Exclude<CollectionName, CollectionsWith<{ url: unknown }>>

/** Returns the entry of a collection, with the type that all of them share. */
export const entryOf = (name: CollectionName): Collection => collections[name]

/** The entry of each collection by its name. */
export const collectionEntries = Object.entries(collections) as [CollectionName, Collection][]

export const pageCollections = collectionEntries
  .filter(([, { template }]) => template === 'page')
  .map(([name]) => name as PageCollection)

/** Files of src/templates that show records as pages of their own. */
type RecordTemplate = 'page' | 'article' | 'article-list' | 'search' | 'step-guide'

/** The properties that every collection has. */
interface FileEntry {
  /**
   * Glob of its files. `*` matches a name of a-z, 0-9 and single hyphens, and `**` any number of
   * folders with such names. The part that they match is the id of the record:
   * `springfield/old-town`.
   */
  files: string
  /** Its ids, if they are fixed. */
  ids?: readonly string[]
  schema: z.ZodType
  /** Fields that the texts of a record may show as variables; days are written out. */
  variables?: readonly string[]
  /** true: the file of another content folder may leave out fields, which it then takes from content/. */
  partial?: true
  /**
   * How its files are translated: `shared` files are the same in every language, and of `texts` only the words
   * for visitors are translated. Every other file is translated as a whole.
   */
  inLanguages?: 'shared' | 'texts'
  /**
   * true: its texts, names and figures speak about the organization, so what is copied from the sample stays open
   * until its owner has read it; a list: only these fields do. Left out: it is general advice.
   */
  claims?: true | readonly string[]
  /** false: no running text, so it has no reading grade. */
  graded?: boolean
  /**
   * Where its files are required: on every site, with a folder such as `articles/`, or in each translation of
   * a site that has them.
   */
  neededBy?: 'every site' | 'translations' | `${string}/`
}

/** A collection whose records are pages. */
interface PageEntry extends FileEntry {
  /** Type of its nodes in GraphQL: Service, City. */
  type: string
  /** Address of the page that a record is. */
  url: (id: string) => string
  /** File of src/templates that shows its pages. Those of `page` are made of sections. */
  template: RecordTemplate
  /** Group of its pages in the list of all pages; its heading has that name. */
  group: string
  /** true: a page is in a folder that is the address of another page, which must be there. */
  below?: true
  /** The subject of its pages for search engines, unless a page names another one. */
  subject?: PageSubject
  /** Field with the name of the place that a page is about. */
  place?: string
  /** Section kinds that each page of the collection must have, so that pages of a kind stay alike. */
  requires?: readonly SectionKind[]
}

/** A collection whose records are no pages of their own. */
interface PartEntry extends FileEntry {
  type?: never
  template?: never
  url?: never
  group?: never
  below?: never
  subject?: never
  place?: never
  requires?: never
}

/**
 * A kind of content file: its folder, schema and addresses, how its pages are shown and what belongs
 * to it. All other code follows this entry; docs/extending.md goes through the steps.
 */
export type Collection = PageEntry | PartEntry
