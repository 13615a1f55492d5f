import type { IconName } from './schemas/icons'

/**
 * The fields of an article that lists, search and the feed know, with their GraphQL types. The only
 * list of them: the schema, the queries, the search index and the type below follow it. GraphQL wants
 * the fragment of src/templates/article.tsx written out; a test compares the two.
 */
export const articleSummaryFields = {
  path: 'String!',
  title: 'String!',
  excerpt: 'String!',
  author: 'String!',
  /** The day it was published: 2026-10-21. */
  date: 'String!',
  /** Whole minutes of reading, at 200 words a minute. */
  minutes: 'Int!',
  category: 'String!',
  tags: '[String!]!',
  difficulty: 'String!',
  /**
   * A mark beside the category: New, Popular or Updated. Of an article that is not published yet Draft,
   * or the day on which it will be.
   */
  status: 'String',
  featured: 'Boolean!',
  icon: 'String!',
} as const

/** TypeScript types of the GraphQL types above. */
interface Values {
  'String!': string
  String: string | null
  'Int!': number
  'Boolean!': boolean
  '[String!]!': string[]
}

type Fields = typeof articleSummaryFields

/** An article as lists, search and the feed know it. */
export type ArticleSummary = { [Name in keyof Fields]: Values[Fields[Name]] } & { icon: IconName }

/** The names of the fields, for a GraphQL query. */
export const articleSummaryQuery = Object.keys(articleSummaryFields).join(' ')

/** Only the summary fields of an article that has more. */
export function articleSummaryOf(article: ArticleSummary): ArticleSummary {
  const names = Object.keys(articleSummaryFields) as (keyof ArticleSummary)[]
  return Object.fromEntries(names.map((name) => [name, article[name]])) as unknown as ArticleSummary
}
