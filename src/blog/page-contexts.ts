import type { PageLink } from '../content-model/sections/site-map'
import type { BlogContent } from '../content-model/shapes/blog'
import type { StructuredData } from '../content-model/structured-data'
import type { ArchivePage } from './archive-list'
import type { RelatedArticle } from './related-articles'

/** What the page of an article is told besides its own data. */
export interface ArticleContext {
  /** The id of its node. */
  id: string
  related: RelatedArticle[]
}

/** What the list of articles is told. */
export interface ArticleListContext {
  /** Where all articles are listed, also for readers without JavaScript. */
  all: string
}

/** What each page of the list of all articles says above its titles. */
export interface ArchiveWords extends Readonly<BlogContent['archive']> {
  trail: PageLink[]
  structuredData: StructuredData[]
}

/**
 * What a page of the list of all articles is told. Its words come with it: a template with a query
 * of its own would make Gatsby warn at every build of a site whose articles fit on one page.
 */
export interface ArchiveContext extends ArchivePage {
  words: ArchiveWords
}
