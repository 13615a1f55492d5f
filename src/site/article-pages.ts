import { bodyOf, imagesIn } from '../content-model/article/article-body'
import { isPublished } from '../content-model/article/is-published'
import { fillFacts, siteFacts } from '../content-model/facts'
import type { ImageMetadata } from '../content-model/media-files'
import { addressIn, sourcePath } from '../content-model/language'
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
import { fillText } from '../components/ui/interface'
import type { ArticleSummary } from './article-summary'
import type { SourceFormat } from './article/encodings'
import { sourcesOf, type ArticleImageFile } from './article/image-set'
import { renderTree, type RenderedArticle } from './article/render-article'
import { articleSentences } from './article/sentences'
import { breadcrumbsTo, linkToPage, pathOf, type LanguageScope } from './language-scope'
import { relatedTo } from './related-articles'
import { resolveSections } from './sections'
import type { PageDraft } from './site'
import { articleData, breadcrumbList } from './structured-data'

/** An article, rendered. */
export interface Article {
  record: ContentRecord<'article'>
  summary: ArticleSummary
  rendered: RenderedArticle
  /** Sentences that the search looks through. */
  sentences: string[]
  images: ArticleImageFile[]
}

/** Renders the articles of a language, newest first. */
export function renderArticles(scope: LanguageScope): Article[] {
  return scope.articles.map((record) => {
    const { root } = bodyOf(record)
    if (!root) throw new Error(`${record.file} cannot be read.`)
    const { facts, locale } = scope
    const rendered = renderRecord(record, scope)
    return {
      record,
      summary: summaryOf(record, rendered.minutes, scope),
      rendered,
      sentences: articleSentences(root, facts, locale),
      images: imagesOf(record, scope),
    }
  })
}

/**
 * Renders an article for its page, or for readers elsewhere.
 *
 * @param origin goes before all addresses in a feed, whose articles have nothing to press
 */
export function renderRecord(
  record: ContentRecord<'article'>,
  scope: LanguageScope,
  origin?: string,
): RenderedArticle {
  const { facts, pathPrefix, ...context } = scope.articleContext
  const images = imagesOf(record, scope).map(
    (image) => [image.name, sourcesOf(image, origin === undefined ? pathPrefix : '')] as const,
  )
  // Rendering takes the tree apart.
  return renderTree(structuredClone(bodyOf(record).root!), facts, {
    ...context,
    pathPrefix,
    images: Object.fromEntries(images),
    ...(origin === undefined ? {} : { origin }),
  })
}

/** An image that nobody looked into: commands that publish nothing need no sizes. */
const unmeasured: ImageMetadata = { format: 'jpeg', width: 1, height: 1, whole: true, digest: '' }

/** Returns the images that an article shows. A translation shows those of its source unless it has its own. */
function imagesOf(
  record: ContentRecord<'article'>,
  { records }: LanguageScope,
): (ArticleImageFile & { name: string })[] {
  const { root } = bodyOf(record)
  const folder = record.file.replace(/\/[^/]*$/, '')
  const names = new Set(root ? imagesIn(root).map(({ name }) => name) : [])
  return records.images
    .filter((image) => image.folder === folder && names.has(image.name))
    .map(({ name, path, inherited, facts = unmeasured }) => ({
      name,
      file: inherited ? sourcePath(path) : path,
      digest: facts.digest,
      format: facts.format as SourceFormat,
      width: facts.width,
      height: facts.height,
    }))
}

function summaryOf(
  record: ContentRecord<'article'>,
  minutes: number,
  scope: LanguageScope,
): ArticleSummary {
  const { title, excerpt, author, date, category, tags, difficulty, featured, icon } = record.data
  return {
    path: pathOf(scope, record),
    title,
    excerpt,
    author: fillFacts(author, siteFacts(scope.site)),
    date,
    minutes,
    category,
    tags,
    difficulty,
    status: statusOf(record.data, scope.today),
    featured: featured ?? false,
    icon,
  }
}

/** Returns the mark of an article. That of an unpublished one is shown wherever a preview lists it. */
function statusOf(
  { draft, publishOn, status }: ContentRecord<'article'>['data'],
  today: string,
): string | null {
  if (isPublished({ draft, publishOn }, today)) return status ?? null
  return draft || publishOn === undefined ? 'Draft' : publishOn
}

/** What the page of an article shows. */
export interface ArticleData {
  article: ArticleSummary &
    Partial<Pick<ContentRecord<'article'>['data'], 'reviewedOn' | 'nextReview'>>
  /** Empty if the article is not written yet. */
  html: string
  /** What its styles are chosen by. */
  names: string[]
  related: Pick<ArticleSummary, 'path' | 'title' | 'excerpt'>[]
  /** What a reader sends to family with the link. */
  summary: string
  /** Path of its fridge sheet, if it has one. */
  fridge?: string
  /** Path of the list of articles. */
  list: string
  /** Shown in place of the text where there is none. */
  comingSoon: string
}

/**
 * Makes the pages of the articles of a language.
 *
 * @param fridgeOf returns the path of the fridge sheet of a record, if it has one
 */
export function articlePages(
  articles: readonly Article[],
  scope: LanguageScope,
  fridgeOf: (record: ContentRecord) => string | undefined,
): PageDraft<ArticleData>[] {
  const [blog] = scope.records.of('blog')
  const list = blog ? pathOf(scope, blog) : addressIn(scope.folder, '/blog')
  const comingSoon = fillFacts(blog?.data.comingSoon ?? '', scope.facts)
  const related = relatedTo(articles.map(({ summary }) => summary))
  return articles.map(({ record, summary, rendered }) => {
    const { path, title, excerpt, date, minutes, ...fields } = summary
    const { data, id, file, body = '' } = record
    const source = urlOf({ name: 'article', id }) ?? ''
    const { reviewedOn, nextReview } = data
    const fridge = fridgeOf(record)
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
      fields: {
        slug: id,
        excerpt,
        date,
        minutes,
        ...fields,
        draft: data.draft ?? false,
      },
      data: {
        article: {
          ...summary,
          ...(reviewedOn ? { reviewedOn } : {}),
          ...(nextReview ? { nextReview } : {}),
        },
        html: rendered.html,
        names: rendered.names,
        related: related(summary).map(({ path, title, excerpt }) => ({ path, title, excerpt })),
        summary: data.summaryForFamily ?? excerpt,
        ...(fridge ? { fridge } : {}),
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
  return person && page ? `${pathOf(scope, page)}#${person.id}` : undefined
}

function introduces(data: object, id: string): boolean {
  return (
    'sections' in data &&
    (data.sections as readonly Section[]).some(
      (one) => one.kind === 'team' && (one.team as readonly unknown[]).includes(id),
    )
  )
}

/** What the list of articles shows. */
export interface ArticleListData {
  copy: Pick<BlogContent, 'search' | 'categories' | 'empty' | 'archive'>
  before: Section[]
  after: Section[]
  /** Enough for the featured article and the first page. */
  newest: ArticleSummary[]
  featured?: ArticleSummary
  total: number
  /** Path of the list of all articles, which works without JavaScript; left out where this one has all. */
  all?: string
}

/** What a page of the archive shows. */
export interface ArchiveData {
  title: string
  text: string
  /** Number of the page, counted from 1, and of all pages. */
  page: number
  pages: number
  articles: Pick<ArticleSummary, 'path' | 'title' | 'date'>[]
  /** Paths of other pages; null where that is this page or does not exist. */
  newest: string | null
  newer: string | null
  older: string | null
  oldest: string | null
}

/** Makes the list of articles of a language, and its archive if one page cannot list all of them. */
export function articleListPages(articles: readonly Article[], scope: LanguageScope): PageDraft[] {
  const [blog] = scope.records.of('blog')
  if (!blog) return []
  const { folder, facts, links, config } = scope
  const path = pathOf(scope, blog)
  const { hero, after, ...texts } = blog.data
  const { title, description, label, search, categories, empty, archive } = fillLinks(
    fillFacts(texts, facts),
    links,
  )
  const sources = new Set([blog.file])
  const summaries = articles.map(({ summary }) => summary)
  const featured = summaries.find((one) => one.featured)
  const siteMap = linkToPage(scope, siteMapPath)?.path
  const all = allArticlesPath(articles.length, siteMap, folder)
  const source = urlOf({ name: 'blog', id: blog.id }) ?? ''
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
    fields: { categories },
    data: {
      copy: { search, categories, empty, archive },
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
  const way = breadcrumbsTo(
    scope,
    { label: copy.title, path: archivePage(1, folder) },
    archivePath,
  )
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
      fields: {},
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
