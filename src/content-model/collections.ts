import type { z } from 'zod'
import { article } from './schemas/article'
import { blog } from './schemas/blog'
import { brand } from './schemas/brand'
import { decision } from './schemas/decision'
import { faqGroup } from './schemas/faq-group'
import { glossary } from './schemas/glossary'
import { guide } from './schemas/guide'
import { interfaceTexts } from './schemas/interface'
import { notFound } from './schemas/not-found'
import { city, facts, layout, page, sharedSection, type PageSubject } from './schemas/page'
import { prices } from './schemas/prices'
import type { SectionKind } from './section'
import { searchSynonyms } from './schemas/search-synonyms'
import { site } from './schemas/site'
import { socialImages } from './schemas/social-images'
import { teamMember } from './schemas/team-member'
import { testimonialGroup } from './schemas/testimonial-group'
import { wordsToAvoid } from './schemas/words-to-avoid'

/** What a file of one folder is: its schema, its address, and what it must have. */
export interface Collection {
  /**
   * Glob of its files. A `*` stands for a name of a-z, 0-9 and single hyphens, and `**` for any
   * number of folders with such names. The path that they match is the id of the record:
   * `springfield/old-town`.
   */
  files: string
  /** The ids there are, where they are fixed. */
  ids?: readonly string[]
  schema: z.ZodType
  /** Address of the page that a record is; left out where a record is no page of its own. */
  url?: (id: string) => string
  /** What search engines are told that its pages are about, where a page does not say. */
  subject?: PageSubject
  /** true: the file of another content folder may leave out what that of content/ says. */
  partial?: true
  /** false: no running text, so it has no reading grade. */
  graded?: boolean
  /** Section kinds that each page of the collection must have, so that pages of a kind stay alike. */
  requires?: readonly SectionKind[]
}

/** Every kind of content file. A file that fits none of them is a mistake. */
export const collections = {
  site: { files: '*.yaml', ids: ['site'], schema: site, graded: false },
  brand: { files: '*.yaml', ids: ['brand'], schema: brand, graded: false },
  facts: { files: '*.yaml', ids: ['facts'], schema: facts, graded: false },
  prices: { files: '*.yaml', ids: ['prices'], schema: prices, graded: false },
  notFound: { files: '*.yaml', ids: ['not-found'], schema: notFound },
  blog: { files: '*.yaml', ids: ['blog'], schema: blog, url: () => '/blog' },
  searchSynonyms: { files: '*.yaml', ids: ['search-synonyms'], schema: searchSynonyms },
  glossary: { files: '*.yaml', ids: ['glossary'], schema: glossary },
  wordsToAvoid: { files: '*.yaml', ids: ['words-to-avoid'], schema: wordsToAvoid, graded: false },
  socialImages: { files: '*.yaml', ids: ['social-images'], schema: socialImages },
  interface: { files: 'interface/*.yaml', ids: ['en'], schema: interfaceTexts, partial: true },
  home: {
    files: 'home/*.yaml',
    schema: page,
    url: () => '/',
    subject: 'organization',
    requires: ['hero', 'cards', 'testimonials', 'call-to-action'],
  },
  page: {
    files: 'pages/**/*.yaml',
    schema: page,
    url: (id: string) => `/${id}`,
    requires: ['hero'],
  },
  service: {
    files: 'services/*.yaml',
    schema: page,
    url: (id: string) => `/services/${id}`,
    subject: 'service',
    requires: ['hero', 'packages', 'faq', 'call-to-action'],
  },
  neighbourhood: {
    files: 'neighbourhoods/*/*.yaml',
    schema: page,
    url: (id: string) => `/${id}`,
    subject: 'local-business',
    requires: ['hero', 'cards', 'prose', 'call-to-action'],
  },
  city: {
    files: 'cities/*.yaml',
    schema: city,
    url: (id: string) => `/${id}`,
    subject: 'service',
    requires: ['hero', 'cards', 'prose', 'hours', 'call-to-action'],
  },
  article: {
    files: 'articles/*/index.mdx',
    schema: article,
    url: (id: string) => `/blog/${id}`,
  },
  decision: { files: 'decisions/*.yaml', schema: decision, url: (id) => `/${id}` },
  guide: { files: 'guides/*/index.mdx', schema: guide },
  layout: { files: 'layouts/*.yaml', ids: ['remote-city'], schema: layout },
  shared: { files: 'shared/*.yaml', schema: sharedSection },
  faqs: { files: 'faqs/*.yaml', schema: faqGroup },
  team: { files: 'team/*.yaml', schema: teamMember },
  testimonials: { files: 'testimonials/*.yaml', schema: testimonialGroup },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections
export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>

/** Collections whose records are pages made of sections. */
export const pageCollections = ['home', 'page', 'service', 'neighbourhood', 'city'] as const
export type PageCollection = (typeof pageCollections)[number]

/** Collection and id of a record. */
export interface RecordKey {
  name: CollectionName
  id: string
}

/** Address of the page that a file is; nothing where it is no page of its own. */
export function urlOf({ name, id }: RecordKey): string | undefined {
  const collection: Collection = collections[name]
  return collection.url?.(id)
}

/** Name of a file or folder. */
const name = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Wildcards of a glob, from the first to the last. */
const wildcards = /\*.*\*|\*/

/** Matches the files of a glob; its first group is the id of the record. */
function fileMatcher(files: string): RegExp {
  const id = wildcards.exec(files)?.[0] ?? ''
  const idPattern = id.replace(/\*\*\/|\*/g, (part) => (part === '*' ? name : `(?:${name}/)*`))
  const [start = '', end = ''] = files.split(id)
  return new RegExp(`^${start}(${idPattern})${end.replace('.', '\\.')}$`)
}

const matchers = Object.entries<Collection>(collections).map(([collection, { files, ids }]) => ({
  collection: collection as CollectionName,
  matcher: fileMatcher(files),
  ids,
}))

/** Finds the collection and id of a file; nothing where the file belongs to none. */
export function collectionOf(file: string): RecordKey | undefined {
  for (const { collection, matcher, ids } of matchers) {
    const id = matcher.exec(file)?.[1]
    if (id !== undefined && (!ids || ids.includes(id))) return { name: collection, id }
  }
  return undefined
}

/** Returns the file of a record, below the content folder. */
export function fileOf(name: CollectionName, id: string): string {
  return collections[name].files.replace(wildcards, id)
}

/** Returns the files that a content folder may hold, as globs. */
export function possibleFiles(): string[] {
  return Object.values<Collection>(collections).flatMap(({ files, ids }) =>
    ids ? ids.map((id) => files.replace(wildcards, id)) : [files],
  )
}
