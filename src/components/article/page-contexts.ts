import type { FridgeSheet } from '../../content-model/fridge-sheet'
import type { PageLink } from '../../content-model/schemas/sections/site-map'
import type { BlogContent } from '../../content-model/schemas/blog'
import type { StructuredData } from '../../content-model/structured-data'
import type { ArchivePage } from '../../search/archive-list'
import type { RelatedArticle } from './related-article-list'

/** What the page of an article is told besides its own data. */
export interface ArticleContext {
  /** The id of its node. */
  id: string
  related: RelatedArticle[]
  /** Address of its page for the fridge, where it has one. */
  fridge?: string
}

/** What a page made of sections is told besides its own data. */
export interface PageContext {
  /** The id of its node. */
  id: string
  /** Address of its page for the fridge, where it has one. */
  fridge?: string
}

/** What a page for the fridge is told. */
export interface FridgeContext {
  sheet: FridgeSheet
  /** Its own address. */
  address: string
  /** The page that it belongs to; a guide has none. */
  whole?: PageLink
}

/** What the list of articles is told. */
export interface ArticleListContext {
  /** Where all articles are listed, also for readers without JavaScript. */
  all: string
}

/** What each page of the list of all articles says above its titles. */
export interface ArchiveCopy extends Readonly<BlogContent['archive']> {
  trail: PageLink[]
  structuredData: StructuredData[]
}

/**
 * What a page of the list of all articles is told. Its words come with it: a template with a query
 * of its own would make Gatsby warn at every build of a site whose articles fit on one page.
 */
export interface ArchiveContext extends ArchivePage {
  words: ArchiveCopy
}
