import type { DecisionPage } from '../../content-model/decision-pages'
import type { FridgeSheet } from '../../content-model/fridge-sheet'
import type { PageLanguage } from '../../content-model/page-language'
import type { PageLink } from '../../content-model/schemas/sections/site-map'
import type { BlogContent } from '../../content-model/schemas/blog'
import type { StructuredData } from '../../content-model/structured-data'
import type { RelatedArticle } from './related-article-list'

/** Page context of an article. */
export interface ArticleContext extends PageLanguage {
  /** Id of its node. */
  id: string
  related: RelatedArticle[]
  /** Path of its page for the fridge, where it has one. */
  fridge?: string
}

/** Page context of a page made of sections. */
export interface PageContext extends PageLanguage {
  /** Id of its node. */
  id: string
  /** Path of its page for the fridge, where it has one. */
  fridge?: string
}

/** Page context of a page for the fridge. */
export interface FridgeContext {
  sheet: FridgeSheet
  /** Path of this page. */
  address: string
  /** Page that it belongs to; a guide has none. */
  whole?: PageLink
}

/** Page context of a question or outcome of a decision guide. */
export interface DecisionContext {
  page: DecisionPage & { breadcrumbs: PageLink[]; structuredData: StructuredData[] }
}

/** Page context of the list of articles. */
export interface ArticleListContext {
  /** Path of the list of all articles, which works without JavaScript; left out where this one has all. */
  all?: string
}

/** One page of the archive of all articles. */
export interface ArchivePage {
  /** Number of the page, counted from 1, and of all pages. */
  page: number
  pages: number
  articles: { path: string; title: string; date: string }[]
  /** Path of this page. */
  address: string
  /** Paths of other pages; null where that is this page or does not exist. */
  newest: string | null
  newer: string | null
  older: string | null
  oldest: string | null
}

/** Texts and breadcrumbs of each page of the archive. */
export interface ArchiveCopy extends Readonly<BlogContent['archive']> {
  breadcrumbs: PageLink[]
  structuredData: StructuredData[]
}

/**
 * Page context of a page of the archive. It holds the texts, because a template with a query of its
 * own would make Gatsby warn at every build of a site whose articles fit on one page.
 */
export interface ArchiveContext extends ArchivePage {
  texts: ArchiveCopy
}
