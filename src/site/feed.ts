import { escapeHtml } from '../content-model/text'
import { alertsInFeed } from './alert-pages'
import { renderRecord, type Article } from './articles'
import { pathOf, type LanguageScope } from './language-scope'
import type { ListedAlert, ArticleSummary, OutputFile } from './site'
import { addressIn } from '../content-model/language'
import { alertAddress } from '../content-model/alerts'
import { feedPath, type SiteConfig } from './site-config'

/** An article as the feed shows it. */
export interface FeedArticle extends Pick<
  ArticleSummary,
  'title' | 'excerpt' | 'path' | 'author' | 'date' | 'category' | 'tags'
> {
  /** Full text as HTML, with absolute addresses only. */
  feedHtml: string
}

/** Most articles in the feed. */
export const feedLength = 20

/** The language of a feed; the default language if it is left out. */
interface FeedLanguage {
  /** Folder of the language; empty for the default language. */
  language?: string
  /** Language and country: es-US. */
  locale?: string
  /** Path of the list of articles. */
  list?: string
}

/** Returns the feed of a language; none if it has no articles. */
export function feedOf(scope: LanguageScope, articles: readonly Article[]): OutputFile[] {
  const { config, records, folder, texts } = scope
  const [blog] = records.of('blog')
  if (!config.feed || !blog) return []
  const newest = articles.slice(0, feedLength).map(({ record, summary }) => ({
    ...summary,
    feedHtml: renderRecord(record, scope, config.origin).html,
  }))
  const language = { language: folder, locale: texts.locale, list: pathOf(blog) }
  const content = feedXml(config, newest, alertsInFeed(scope), language)
  return [{ file: config.feed.path.slice(1), content }]
}

/** Returns the RSS 2.0 feed: the newest articles with their full text, and the alerts that are on. */
export function feedXml(
  site: Pick<SiteConfig, 'fullName' | 'origin' | 'footer'>,
  articles: readonly FeedArticle[],
  alerts: readonly ListedAlert[] = [],
  { language = '', locale = 'en-US', list = '/blog' }: FeedLanguage = {},
): string {
  const self = {
    href: site.origin + addressIn(language, feedPath),
    rel: 'self',
    type: 'application/rss+xml',
  }
  const names = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const channel = element('channel', {}, [
    element('title', {}, [text(site.fullName)]),
    element('link', {}, [text(site.origin + list)]),
    element('description', {}, [text(site.footer.text)]),
    element('language', {}, [text(locale.toLowerCase())]),
    element('atom:link', self, []),
    ...items(site, articles, alerts, language),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', names, [channel]).xml}\n`
}

/** Returns articles and alerts, newest first; on the same day, alerts come first. */
function items(
  site: Pick<SiteConfig, 'fullName' | 'origin'>,
  articles: readonly FeedArticle[],
  alerts: readonly ListedAlert[],
  language: string,
): Xml[] {
  return [
    ...alerts.map((alert) => ({ day: alert.from, xml: alertItem(site, alert, language) })),
    ...articles.map((article) => ({ day: article.date, xml: item(site.origin, article) })),
  ]
    .sort((a, b) => b.day.localeCompare(a.day, 'en'))
    .map(({ xml }) => xml)
}

function alertItem(
  site: Pick<SiteConfig, 'fullName' | 'origin'>,
  alert: ListedAlert,
  language: string,
): Xml {
  const address = text(site.origin + addressIn(language, alertAddress(alert.id)))
  return element('item', {}, [
    element('title', {}, [text(alert.title)]),
    element('link', {}, [address]),
    element('guid', {}, [address]),
    element('pubDate', {}, [pubDate(alert.from)]),
    element('dc:creator', {}, [text(site.fullName)]),
    element('description', {}, [text(`${alert.happens} ${alert.todo}`)]),
  ])
}

/** Noon in Greenwich is the same day all over America and Europe; midnight is the day before in America. */
const pubDate = (day: string): Xml => text(new Date(`${day}T12:00:00Z`).toUTCString())

function item(origin: string, article: FeedArticle): Xml {
  const address = text(origin + article.path)
  return element('item', {}, [
    element('title', {}, [text(article.title)]),
    element('link', {}, [address]),
    element('guid', {}, [address]),
    element('pubDate', {}, [pubDate(article.date)]),
    element('dc:creator', {}, [text(article.author)]),
    ...[article.category, ...article.tags].map((name) => element('category', {}, [text(name)])),
    element('description', {}, [text(article.excerpt)]),
    ...(article.feedHtml ? [element('content:encoded', {}, [text(article.feedHtml)])] : []),
  ])
}

/** Serialized XML. Strings become XML only through `text`, which escapes them. */
interface Xml {
  xml: string
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Xml[],
): Xml {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value).xml}"`)
  const inside = children.map(({ xml }) => xml).join('')
  return { xml: `<${name}${pairs.join('')}>${inside}</${name}>` }
}

/** Characters that XML 1.0 does not allow, not even as entities. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const text = (value: string): Xml => ({ xml: escapeHtml(value.replace(forbidden, '')) })
