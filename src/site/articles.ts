import { bodyOf, imagesIn } from '../content-model/article/article-body'
import { isPublished } from '../content-model/article/is-published'
import { fillFacts, siteFacts, type Facts } from '../content-model/facts'
import { sourcePath } from '../content-model/language'
import { daysBetween } from '../content-model/schemas/alert'
import type { ImageMetadata } from '../content-model/media-files'
import type { ContentRecord } from '../content-model/record'
import type { ArticleSummary } from './site'
import { cardImage, type SourceFormat, sourcesOf, type ArticleImageFile } from './article/image-set'
import { renderTree, type RenderedArticle } from './article/render-article'
import { pathOf, type LanguageScope } from './language-scope'
import type { Root } from 'mdast'
import { bodyTexts } from '../content-model/prose/visitor-texts'
import { splitSentences } from '../content-model/prose/reading'

/** An article, rendered. */
export interface Article {
  record: ContentRecord<'article'>
  summary: ArticleSummary
  rendered: RenderedArticle
  /** Sentences for the search. */
  sentences: string[]
  images: ArticleImageFile[]
}

/** Renders the articles of a language, newest first. */
export function renderArticles(scope: LanguageScope): Article[] {
  return scope.articles.map((record, index) => {
    const { root } = bodyOf(record)
    if (!root) throw new Error(`${record.file} cannot be read.`)
    const { facts, locale } = scope
    const rendered = renderRecord(record, scope)
    return {
      record,
      summary: {
        ...summaryOf(record, rendered.minutes, scope),
        status: statusOf(record.data, scope.today, index < mostNew),
        ...pictureOf(record, scope),
      },
      rendered,
      sentences: articleSentences(root, facts, locale),
      images: imagesOf(record, scope),
    }
  })
}

/**
 * Renders an article for its page, or for the feed.
 *
 * @param origin origin of the site for the feed, whose articles have absolute addresses and no buttons
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
  // Rendering changes the tree.
  return renderTree(structuredClone(bodyOf(record).root!), facts, {
    ...context,
    pathPrefix,
    images: Object.fromEntries(images),
    ...(origin === undefined ? {} : { origin }),
  })
}

/** Stands in for the metadata of images in commands that publish nothing. */
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

/** Returns the first image of an article, for cards. */
export function pictureOf(
  record: ContentRecord<'article'>,
  scope: LanguageScope,
): Pick<ArticleSummary, 'picture'> {
  const { root } = bodyOf(record)
  const first = root && imagesIn(root)[0]?.name
  const image = imagesOf(record, scope).find(({ name }) => name === first)
  return image ? { picture: cardImage(image) } : {}
}

function summaryOf(
  record: ContentRecord<'article'>,
  minutes: number,
  scope: LanguageScope,
): Omit<ArticleSummary, 'status'> {
  const { title, excerpt, author, date, category, tags, difficulty, featured, icon } = fillFacts(
    record.data,
    siteFacts(scope.site),
  )
  return {
    path: pathOf(record),
    title,
    excerpt,
    author,
    date,
    minutes,
    category,
    tags,
    difficulty,
    featured: featured ?? false,
    icon,
  }
}

/** Days for which an article without a mark of its own is "New", if it is one of the newest. */
const newFor = 30

/** How many of the newest articles that can be. Where all were marked, the mark would say nothing. */
const mostNew = 2

/** Returns the mark of an article. Articles that aren't published yet are marked in previews. */
function statusOf(
  { date, draft, publishOn, status }: ContentRecord<'article'>['data'],
  today: string,
  isNewest: boolean,
): string | null {
  if (isPublished({ draft, publishOn }, today)) {
    return status ?? (isNewest && daysBetween(date, today) < newFor ? 'New' : null)
  }
  return draft || publishOn === undefined ? 'Draft' : publishOn
}

/** Matches parts of a text with at most 300 characters, split between words. */
const shortParts = /(?=\S).{1,300}(?=\s|$)|\S+/gu

/**
 * Returns the sentences, headings and list items of an article for the search, without duplicates. Texts that aren't
 * visible in the article itself, such as alternative texts of images, are left out.
 *
 * @param root body of the article, before it is rendered
 * @param language code of its language
 */
export function articleSentences(root: Root, facts: Facts, language: string): string[] {
  const sentences = bodyTexts(root)
    .filter(({ kind }) => kind !== 'picture')
    .flatMap(({ text }) => splitSentences(fillFacts(text, facts), language))
    .flatMap((sentence) => sentence.match(shortParts) ?? [])
  return [...new Set(sentences)]
}
