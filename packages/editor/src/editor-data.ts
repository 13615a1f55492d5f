import type { ArticleContext } from '../../../src/site/article/article-context'
import type { ContentRecord } from '../../../src/content-model/record'
import { languageFolder } from '../../../src/content-model/language'
import type { WordsToAvoid } from '../../../src/content-model/schemas/word-lists'
import type { cmsConfig, CmsConfig } from './config/cms-config'

/** What the editor knows of the site. */
export type SiteData = SiteFile & { config: CmsConfig }

/** Data that the page of the editor loads besides its scripts. */
export interface SiteFile {
  /** What the configuration is made of. */
  cms: Parameters<typeof cmsConfig>
  /** Facts and promises that articles show. */
  context: ArticleContext
  /** Those of further languages, unless mistakes in them prevent it. */
  translatedContexts: Readonly<Record<string, ArticleContext>>
  /** Paths of the pages of the site, which links may lead to. */
  pages: readonly string[]
  /** Their titles, by their paths. */
  titles: Readonly<Record<string, string>>
  /** Address of the site without a path: https://porchlight.example. */
  origin: string
  /** Digests of what has translations, by path below the content folder, when this data was made. */
  sourceHashes: Readonly<Record<string, string>>
  /** Digests of the files that the editor changes, by path below the content folder, when this data was made. */
  digests: Readonly<Record<string, string>>
  /** Titles of what shows a fact, by the field that holds it, by its file below the content folder. */
  shownOn: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Language of the site: en. */
  language: string
  /** Words that the site does not use, by the folder of their language. */
  wordsToAvoid: Readonly<Record<string, WordsToAvoid>>
  /** Time zone of the site, whose day decides what is published. */
  timeZone: string
  /** Style of the preview. */
  style: string
  /** Class of the element that holds the text of an article. */
  bodyClass: string
  /** True if a server of this computer checks the text. */
  checkedByServer: boolean
}

/** What pages show: all content files of a language, without the texts of articles. */
export type ShownRecords = readonly Pick<ContentRecord, 'collection' | 'id' | 'file' | 'data'>[]

/** Data that the first preview of a page loads. */
export interface PageData {
  /** By the folder of the language. Each is a file of its own. */
  records: Readonly<Record<string, ShownRecords>>
  /** The logo and other drawings of the folder brand; other files of it without their bytes. */
  brandFiles: readonly { path: string; text: string }[]
  /** The page that shows most of a file of prices or facts, by its path below the content folder. */
  examples: Readonly<Record<string, string>>
}

/** Returns the facts that the texts of a collection show: those of its language. */
export function contextOf(
  { config, context, translatedContexts }: SiteData,
  collection: unknown,
): ArticleContext {
  const content = config.media_folder.replace(/[^/]*$/, '')
  const found = config.collections.find(({ name }) => name === collection)
  const folder = found?.files ? (found.files[0]?.file ?? '') : (found?.folder ?? '')
  return translatedContexts[languageFolder(folder.slice(content.length))] ?? context
}

/** Address of the font in the style of the preview; the page puts its own in its place. */
export const fontAddress = 'fonts/atkinson-core.woff2'
