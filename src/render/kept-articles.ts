import type { ArticleMeans } from './article-means'
import { withoutLinesAbove } from './article-text'
import { keptFiles, nameOf } from '../cache/kept-files'

/** The HTML of finished articles. */
export const keptArticles = keptFiles('articles')

/** The name under which an article is kept: nothing that its HTML depends on is left out. */
export const articleName = (body: string, means: ArticleMeans): string =>
  nameOf([JSON.stringify(means), withoutLinesAbove(body)])
