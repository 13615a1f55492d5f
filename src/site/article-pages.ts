import { fillText } from '../content-model/text'
import { typeset, fillFacts } from '../content-model/facts'
import { addressIn } from '../content-model/language'
import {
  allArticlesPath,
  archivePage,
  archivePath,
  mostListed,
  mostWithoutArchive,
  newestListed,
  siteMapPath,
} from '../content-model/page-groups'
import { type ContentRecord, urlOf } from '../content-model/record'
import type { BlogContent } from '../content-model/schemas/blog'
import type { Section } from '../content-model/schemas/section'
import { fillLinks } from '../content-model/variables/contact-links'
import { shownSheet, type FridgeData } from './fridge-pages'
import type { CardContent } from '../content-model/schemas/sections/offers'
import type { ArticleSummary, PageDraft, ShownSheet } from './site'
import type { Article } from './articles'
import { breadcrumbsTo, linkToPage, pathOf, type LanguageScope } from './language-scope'
import { resolveSections } from './sections'
import { articleData, breadcrumbList } from './structured-data'

/** Data of an article's page. */
export interface ArticleData {
  article: ArticleSummary &
    Partial<Pick<ContentRecord<'article'>['data'], 'reviewedOn' | 'nextReview'>>
  /** Empty if the article is not written yet. */
  html: string
  /** Names that its styles are chosen by. */
  names: string[]
  related: CardContent[]
  /** Text that a reader can send to family with the link. */
  summary: string
  fridge?: ShownSheet
  /** Path of the list of articles. */
  list: string
  /** Shown if the article isn't written yet. */
  comingSoon: string
}

/**
 * Returns the pages of the articles of a language.
 *
 * @param sheetOf returns the fridge sheet of a record, if it has one
 */
export function articlePages(
  articles: readonly Article[],
  scope: LanguageScope,
  sheetOf: (record: ContentRecord) => PageDraft<FridgeData> | undefined,
): PageDraft<ArticleData>[] {
  const [blog] = scope.records.of('blog')
  const list = blog ? pathOf(blog) : addressIn(scope.folder, '/blog')
  const comingSoon = fillFacts(blog?.data.comingSoon ?? '', scope.facts)
  const summaries = articles.map(({ summary }) => summary)
  return articles.map(({ record, summary, rendered }) => {
    const { path, title, excerpt, date } = summary
    const { data, file, body = '' } = record
    const source = urlOf(record) ?? ''
    const { reviewedOn, nextReview } = data
    const breadcrumbs = breadcrumbsTo(scope, { label: title, path }, source)
    return {
      path,
      type: 'Article',
      template: 'article',
      sourcePath: source,
      label: title,
      head: { title, description: excerpt, image: 'article', type: 'article' },
      jsonLd: [
        breadcrumbList(scope.config, breadcrumbs),
        articleData(
          scope.config,
          { title, excerpt, path, date, author: summary.author, reviewedOn },
          pathOfPerson(scope, summary.author),
        ),
      ],
      breadcrumbs: [],
      sources: body.includes('<OurPromises') ? [file, promisesFile(scope)] : [file],
      inSitemap: true,
      lastModified: date,
      data: {
        article: {
          ...summary,
          ...(reviewedOn ? { reviewedOn } : {}),
          ...(nextReview ? { nextReview } : {}),
        },
        html: rendered.html,
        names: rendered.names,
        related: relatedTo(summary, summaries).map(({ path, title, excerpt, picture }) => ({
          to: path,
          title,
          text: excerpt,
          ...(picture ? { picture } : {}),
        })),
        summary: typeset(data.summaryForFamily ?? excerpt),
        ...shownSheet(sheetOf(record)),
        list,
        comingSoon,
      },
    }
  })
}

const promisesFile = ({ records }: LanguageScope): string =>
  records.find('shared', 'promises')?.file ?? ''

/** Returns the path of the page that introduces a person, with the anchor of the person. */
function pathOfPerson(scope: LanguageScope, name: string): string | undefined {
  const person = scope.records.of('team').find(({ data }) => data.name === name)
  const page = scope.records.all.find(({ data }) => person && introduces(data, person.id))
  return person && page ? `${pathOf(page)}#${person.id}` : undefined
}

function introduces(data: object, id: string): boolean {
  return (
    'sections' in data &&
    (data.sections as readonly Section[]).some(
      (one) => one.kind === 'team' && (one.team as readonly unknown[]).includes(id),
    )
  )
}

/** Data of the list of articles. */
export interface ArticleListData {
  copy: Pick<BlogContent, 'search' | 'categories' | 'empty' | 'archive'>
  before: Section[]
  after: Section[]
  /** Enough for the featured article and the first page. */
  newest: ArticleSummary[]
  featured?: ArticleSummary
  total: number
  /** Path of the list of all articles, which works without JavaScript; left out if this page lists them all. */
  all?: string
}

/** Data of a page of the archive. */
export interface ArchiveData {
  title: string
  text: string
  /** Number of the page, counted from 1, and of all pages. */
  page: number
  pages: number
  articles: Pick<ArticleSummary, 'path' | 'title' | 'date'>[]
  /** Paths of other pages; `null` for this page and pages that don't exist. */
  newest: string | null
  newer: string | null
  older: string | null
  oldest: string | null
}

/** Returns the list of articles of a language, and its archive if one page can't list them all. */
export function articleListPages(articles: readonly Article[], scope: LanguageScope): PageDraft[] {
  const [blog] = scope.records.of('blog')
  if (!blog) return []
  const { folder, facts, links, config } = scope
  const path = pathOf(blog)
  const { hero, after, ...texts } = blog.data
  const { title, description, label, search, categories, empty, archive } = fillLinks(
    fillFacts(texts, facts),
    links,
  )
  const sources = new Set([blog.file])
  const summaries = articles.map(({ summary }) => summary)
  // A language with few articles offers only topics that have one.
  const topics = categories.filter(
    (topic, index) =>
      !folder || index === 0 || summaries.some(({ category }) => category === topic),
  )
  const featured = summaries.find((one) => one.featured)
  const siteMap = linkToPage(scope, siteMapPath)?.path
  const all = allArticlesPath(articles.length, siteMap, folder)
  const source = urlOf(blog) ?? ''
  const list: PageDraft<ArticleListData> = {
    path,
    type: 'ArticleList',
    template: 'article-list',
    sourcePath: source,
    label,
    head: { title, description, image: 'blog' },
    jsonLd: [breadcrumbList(config, breadcrumbsTo(scope, { label, path }, source))],
    breadcrumbs: [],
    inSitemap: true,
    data: {
      copy: { search, categories: topics, empty, archive },
      before: resolveSections([hero], scope, facts, sources),
      after: resolveSections(after, scope, facts, sources),
      newest: summaries.slice(0, newestListed),
      ...(featured ? { featured } : {}),
      total: articles.length,
      ...(all === undefined ? {} : { all }),
    },
    sources: [...sources],
  }
  const isListed = articles.length <= mostWithoutArchive(siteMap)
  return [list, ...(isListed ? [] : archivePages(summaries, archive, blog.file, scope))]
}

function archivePages(
  articles: readonly ArticleSummary[],
  copy: BlogContent['archive'],
  file: string,
  scope: LanguageScope,
): PageDraft<ArchiveData>[] {
  const { folder, texts, config } = scope
  const pages = Math.ceil(articles.length / mostListed)
  const way = breadcrumbsTo(scope, { label: copy.title, path: archivePage(1, folder) }, archivePath)
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1
    const path = archivePage(page, folder)
    const which = fillText(texts.pagination.page, { page, pages })
    const title = page > 1 ? `${copy.title}, ${which.toLowerCase()}` : copy.title
    const link = (to: number): string | null =>
      to >= 1 && to <= pages && to !== page ? archivePage(to, folder) : null
    return {
      path,
      type: 'ArchivePage',
      template: 'article-list',
      sourcePath: path,
      label: title,
      head: {
        title,
        description: page > 1 ? `${copy.description} ${which}.` : copy.description,
        image: 'blog',
      },
      jsonLd: [breadcrumbList(config, way)],
      breadcrumbs: way,
      sources: [file],
      inSitemap: true,
      data: {
        title,
        text: copy.text,
        page,
        pages,
        articles: articles
          .slice(index * mostListed, page * mostListed)
          .map(({ path, title, date }) => ({ path, title, date })),
        newest: link(1),
        newer: link(page - 1),
        older: link(page + 1),
        oldest: link(pages),
      },
    }
  })
}

/** Most related articles that an article lists. */
const mostRelated = 3

/**
 * Returns the articles that share tags with an article: most shared tags first, then the newest.
 *
 * @param all newest first
 */
export function relatedTo<Article extends Pick<ArticleSummary, 'path' | 'tags'>>(
  { path, tags }: Article,
  all: readonly Article[],
): Article[] {
  return all
    .filter((other) => other.path !== path)
    .map((other) => ({
      other,
      shared: new Set(other.tags.filter((tag) => tags.includes(tag))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, mostRelated)
    .map(({ other }) => other)
}
