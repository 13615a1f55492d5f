import type { ListedAlert } from '../site/site'
import { addressIn } from '../content-model/language'
import { alertAddress } from '../content-model/alerts'
import type { ArticleSummary } from '../site/article-summary'
import { feedPath, type SiteConfig } from '../site/site-config'

/** An article as the feed shows it. */
export interface FeedArticle extends Pick<
  ArticleSummary,
  'title' | 'excerpt' | 'path' | 'author' | 'date' | 'category' | 'tags'
> {
  /** Its full text as HTML, every address in it absolute. */
  feedHtml: string
}

/** Largest number of articles in the feed; the caller takes the newest. */
export const feedLength = 20

/** Language of a feed; without it, that of the default language. */
export interface FeedLanguage {
  /** Folder of the language; empty for the default language. */
  language?: string
  /** Language and country: es-US. */
  locale?: string
  /** Path of the list of articles. */
  list?: string
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

/** Articles and alerts, newest first; of one day alerts before articles. */
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

const pubDate = (day: string): Xml => text(new Date(`${day}T00:00:00Z`).toUTCString())

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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Characters that XML 1.0 does not allow, not even as entities. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function text(value: string): Xml {
  return {
    xml: value
      .replace(forbidden, '')
      .replace(/[&<>"]/g, (character) => entities[character] ?? character),
  }
}
