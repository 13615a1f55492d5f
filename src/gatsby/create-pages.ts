import { resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import type {
  ArchiveContext,
  ArticleContext,
  ArticleListContext,
  DecisionContext,
  PageContext,
} from '../components/article/page-contexts'
import { alertsPath } from '../content-model/alerts'
import { allArticlesPath } from '../content-model/page-groups'
import { queryArticles, type KnownArticle } from './all-articles'
import { archivePages, queryArchiveTexts } from './archive-pages'
import { writeSearchIndex } from '../output/write-search-index'
import { reportDiagnostics } from './check-content'
import { articleImagesWritten, beginArticleImages } from '../render/images/write-images'
import { createFridgePage, type FridgeOwner } from './fridge-pages'
import { relatedTo } from '../render/related-articles'

interface PagesQuery {
  contentSite: { home: string } | null
  contentBlog: { path: string } | null
  alerts: { totalCount: number }
  allContentPage: {
    nodes: (FridgeOwner & { id: string; path: string; label: string })[]
  }
  guides: { nodes: FridgeOwner[] }
  decisions: { nodes: { pages: DecisionContext['page'][] }[] }
}

const template = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** Makes a page of each record that has an address, the index that search reads, and the files of images. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args
  await reportDiagnostics(reporter)
  const { data, ...result } = await args.graphql<PagesQuery>(`
    {
      contentSite {
        home
      }
      contentBlog {
        path
      }
      alerts: allContentRecord(filter: { collection: { eq: "alert" } }) {
        totalCount
      }
      allContentPage {
        nodes {
          id
          path
          collection
          recordId
          label
          fridge
        }
      }
      guides: allContentRecord(filter: { collection: { eq: "guide" } }) {
        nodes {
          collection
          recordId
          fridge
        }
      }
      decisions: allContentDecision {
        nodes {
          pages
        }
      }
    }
  `)
  if (!data) {
    reporter.panicOnBuild('The pages could not be queried.', result.errors as Error[])
    return
  }

  for (const page of data.allContentPage.nodes) {
    const { id, path, collection, recordId, label } = page
    // Both home pages are checked; site.yaml says which one is served.
    if (collection === 'home' && recordId !== data.contentSite?.home) continue
    const fridge = createFridgePage(args, { ...page, whole: { label, path } })
    const context: PageContext = { id, ...(fridge ? { fridge } : {}) }
    actions.createPage({ path, component: template('page'), context })
  }
  for (const guide of data.guides.nodes) createFridgePage(args, guide)
  for (const { pages } of data.decisions.nodes) {
    for (const page of pages) {
      const context: DecisionContext = { page }
      actions.createPage({ path: page.path, component: template('decision'), context })
    }
  }
  const articles = await queryArticles(args)
  const related = relatedTo(articles)
  for (const article of articles) {
    const { slug: recordId, fridge: sheet, path, title } = article
    const whole = { label: title, path }
    const fridge = createFridgePage(args, { collection: 'article', recordId, fridge: sheet, whole })
    const context: ArticleContext = {
      id: article.id,
      ...(fridge ? { fridge } : {}),
      related: related(article).map(({ path, title, excerpt }) => ({ path, title, excerpt })),
    }
    actions.createPage({ path: article.path, component: template('article'), context })
  }
  if (data.alerts.totalCount > 0) {
    actions.createPage({ path: alertsPath, component: template('alerts'), context: {} })
  }
  if (data.contentBlog) await createBlogPages(args, articles)
  beginArticleImages(args)
  // A build waits at its end.
  if (process.env.NODE_ENV === 'development') await articleImagesWritten()
}

/** Makes the list of articles, the archive, the page for addresses below it, and the index of search. */
async function createBlogPages(
  args: CreatePagesArgs,
  articles: readonly KnownArticle[],
): Promise<void> {
  const { actions } = args
  const list: ArticleListContext = { all: allArticlesPath(articles.length) }
  actions.createPage({ path: '/blog', component: template('article-list'), context: list })
  const texts = await queryArchiveTexts(args)
  if (texts) {
    for (const { path, context: page } of archivePages(articles)) {
      const context: ArchiveContext = { ...page, texts }
      actions.createPage({ path, component: template('article-archive'), context })
    }
  }
  // Hosts answer an unknown address with the nearest 404.html; articles have words of their own.
  actions.createPage({
    path: '/blog/404.html',
    component: resolve('src/pages/404.tsx'),
    context: {},
  })
  await writeSearchIndex(args, articles)
}
