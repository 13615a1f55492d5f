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
