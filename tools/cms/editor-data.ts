import type { ArticleContext } from '../../src/site/article/article-context'
import type { CmsConfig } from './config/cms-config'

/** Data that the page of the editor loads besides its scripts. */
export interface SiteData {
  config: CmsConfig
  /** Facts and promises that articles show. */
  context: ArticleContext
  /** Those of further languages, unless mistakes in them prevent it. */
  translatedContexts: Readonly<Record<string, ArticleContext>>
  /** Style of the preview. */
  style: string
  /** Class of the element that holds the text of an article. */
  bodyClass: string
  /** True if a server of this computer checks the text. */
  checkedByServer: boolean
}

/** Address of the font in the style of the preview; the page puts its own in its place. */
export const fontAddress = 'fonts/atkinson-core.woff2'
