import { alertsPath } from '../content-model/alerts'
import { isPublished } from '../content-model/article/is-published'
import { entryOf } from '../content-model/collections'
import { factsOfPages, fillFacts, type Facts, type PageFacts } from '../content-model/facts'
import { addressIn, languageCode } from '../content-model/language'
import {
  archivePath,
  groupPages,
  mostListed,
  parentOf,
  type ListedPage,
} from '../content-model/page-groups'
import {
  addressOf,
  type ContentRecord,
  type ContentRecords,
  lastDayOf,
  urlOf,
} from '../content-model/record'
import type { GuideFiles } from '../content-model/schemas/guide'
import type { Interface } from '../content-model/schemas/interface'
import type { PageGroup, PageLink } from '../content-model/schemas/sections/help'
import type { SiteContent } from '../content-model/schemas/site'
import { contactLinks, withMainTarget, type Links } from '../content-model/variables/contact-links'
import { articleContextOf, type ArticleContext } from './article/article-context'
import { siteConfig, type SiteConfig, type SiteSettings } from './site-config'

/** Everything that the pages of one language share. */
export interface LanguageScope {
  records: ContentRecords
  /** First folder of its addresses; empty for the default language. */
  folder: string
  /** Code of the language: en. */
  locale: string
  site: SiteContent
  texts: Interface
  facts: Facts
  /** Facts and location of a page, by its path in the default language. */
  factsAt: (path: string) => PageFacts
  /** Targets of links in content. */
  links: Links
  config: SiteConfig
  settings: SiteSettings
  today: string
  guideFiles: GuideFiles
  /** True if visitors can sign up for the newsletter. */
  hasNewsletter: boolean
  /** Data that articles show besides their own text. */
  articleContext: ArticleContext
  /** Articles that this build shows, newest first. */
  articles: ContentRecord<'article'>[]
}

/**
 * Prepares everything that the pages of one language share.
 *
 * @throws Error if a file is missing that every site needs, which the check reports
 */
export function languageScope(
  records: ContentRecords,
  settings: SiteSettings,
  today: string,
  guideFiles: GuideFiles,
): LanguageScope {
  const { language: folder, original = records } = records
  const [site] = records.of('site')
  const [texts] = records.of('interface')
  if (!site || !texts || records.of('socialImages').length === 0) {
    throw new Error('A file that every site needs is missing or has mistakes.')
  }
  const isShown = (article: ContentRecord<'article'>): boolean =>
    isPublished(article.data, today, settings.preview)
  const articleContext = articleContextOf(records, settings.pathPrefix, isShown)
  const { facts, translation } = articleContext
  const links = withMainTarget({ ...contactLinks(site.data), ...translation?.links }, site.data)
  return {
    records,
    folder,
    locale: languageCode(texts.data.locale),
    site: site.data,
    texts: texts.data,
    facts,
    factsAt: factsOfPages(records),
    links,
    config: siteConfig({ records, site: site.data, settings, facts, links, today }),
    settings,
    today,
    guideFiles,
    // Only a sample may simulate the sign-up.
    hasNewsletter:
      settings.newsletterService !== undefined || original.of('site')[0]?.data.sample === true,
    articleContext,
    articles: records.of('article').filter(isShown).sort(newestFirst),
  }
}

function newestFirst(a: ContentRecord<'article'>, b: ContentRecord<'article'>): number {
  if (a.data.date !== b.data.date) return a.data.date < b.data.date ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** Returns the path of the page of a record in its language. */
export function pathOf(record: ContentRecord): string {
  return addressOf(record) ?? ''
}

/** Returns the pages of a language with a name in menus and lists: all except articles and the unused home page. */
function labelledPages({ records, site }: LanguageScope): ContentRecord[] {
  return records.all.filter(
    ({ collection, id }) =>
      entryOf(collection).url !== undefined &&
      collection !== 'article' &&
      (collection !== 'home' || id === site.home),
  )
}

function linkTo(scope: LanguageScope, record: ContentRecord): PageLink {
  const { label } = record.data as { label: string }
  return { label: fillFacts(label, scope.facts), path: pathOf(record) }
}

/** Returns a link to a page by its path in the default language; `undefined` if it isn't translated. */
export function linkToPage(scope: LanguageScope, sourcePath: string): PageLink | undefined {
  const record = labelledPages(scope).find((one) => urlOf(one) === sourcePath)
  return record && linkTo(scope, record)
}

/**
 * Returns the breadcrumbs of a page: the home page, each page above it, and the page itself.
 *
 * @param page link to the page, with facts filled in
 * @param sourcePath path of the page in the default language
 */
export function breadcrumbsTo(
  scope: LanguageScope,
  page: PageLink,
  sourcePath: string,
): PageLink[] {
  if (sourcePath === '/') return [page]
  const above: string[] = []
  for (let path = parentOf(sourcePath); path !== ''; path = parentOf(path)) above.unshift(path)
  return [...['/', ...above].flatMap((path) => linkToPage(scope, path) ?? []), page]
}

/** Returns the groups of the site map: all pages except past events, and the newest articles. */
export function pageGroupsOf(scope: LanguageScope): PageGroup[] {
  const { records, articles, texts, folder, today, facts } = scope
  const pages = labelledPages(scope)
    .filter(({ data }) => (lastDayOf(data) ?? today) >= today)
    .map((record): ListedPage => ({ collection: record.collection, ...linkTo(scope, record) }))
  const alerts: ListedPage[] =
    records.of('alert').length > 0
      ? [{ collection: 'page', label: texts.alerts.label, path: addressIn(folder, alertsPath) }]
      : []
  const newest = articles.slice(0, mostListed).map((article): ListedPage => ({
    collection: 'article',
    label: article.data.title,
    path: pathOf(article),
  }))
  const [blog] = records.of('blog')
  const rest =
    articles.length > mostListed && blog
      ? { label: fillFacts(blog.data.archive.link, facts), path: addressIn(folder, archivePath) }
      : undefined
  return groupPages([...pages, ...alerts, ...newest], rest)
}
