import { resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import type {
  ArchiveContext,
  ArticleContext,
  ArticleListContext,
  DecisionContext,
  PageContext,
} from '../components/article/page-contexts'
import type { CollectionName } from '../content-model/collections'
import { addressIn } from '../content-model/language'
import { fileOf } from '../content-model/record-key'
import { alertsPath } from '../content-model/alerts'
import { allArticlesPath, siteMapPath } from '../content-model/page-groups'
import { queryArticles, type KnownArticle } from './all-articles'
import { archivePages, queryArchiveTexts } from './archive-pages'
import { writeSearchIndex } from '../output/write-search-index'
import { reportDiagnostics } from './check-content'
import { articleImagesWritten, beginArticleImages } from '../render/images/write-images'
import { planFridgePage } from './fridge-pages'
import { pagesQuery, type OfLanguage, type PagesQuery } from './pages-query'
import { createPlannedPages, type PlannedPage } from './plan-pages'
import { readSettings } from './settings'
import { openTranslations, type FindStale } from './stale-translations'
import { relatedTo } from '../render/related-articles'

const template = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** Makes a page of each record that has an address, the index that search reads, and the files of images. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { reporter } = args
  await reportDiagnostics(reporter)
  const { data, ...result } = await args.graphql<PagesQuery>(pagesQuery)
  if (!data) {
    reporter.panicOnBuild('The pages could not be queried.', result.errors as Error[])
    return
  }

  const languages = new Map(
    data.sites.nodes.map(({ language, languageTexts }) => [language, languageTexts]),
  )
  const staleSince = openTranslations(readSettings().contentDir)
  const homeOf = new Map(data.sites.nodes.map(({ language, home }) => [language, home]))
  const pages: PlannedPage[] = []
  const add = (page: PlannedPage): number => pages.push(page)

  for (const page of data.allContentPage.nodes) {
    const { id, language, path, sourcePath, collection, recordId, label } = page
    // Both home pages are checked; site.yaml says which one is served.
    if (collection === 'home' && recordId !== homeOf.get(language)) continue
    const fridge = planFridgePage({ ...page, whole: { label, path } }, add)
    const context: PageContext = { id, ...(fridge ? { fridge } : {}) }
    add({
      ...{ path, sourcePath, language, context },
      component: template('page'),
      staleSince: staleSince(fileOf(collection as CollectionName, recordId, language)),
    })
  }
  for (const guide of data.guides.nodes) planFridgePage(guide, add)
  for (const { language, path, sourcePath, recordId, pages: steps } of data.decisions.nodes) {
    const since = staleSince(fileOf('decision', recordId, language))
    for (const page of steps) {
      const context: DecisionContext = { page }
      add({
        path: page.path,
        sourcePath: sourcePath + page.path.slice(path.length),
        language,
        component: template('decision'),
        context,
        staleSince: since,
      })
    }
  }
  const articles = await queryArticles(args)
  for (const language of languages.keys()) {
    const own = articles.filter((article) => article.language === language)
    planArticles(own, add, staleSince)
    if (data.alerts.nodes.some((alert) => alert.language === language)) {
      const path = addressIn(language, alertsPath)
      const component = template('alerts')
      add({ path, sourcePath: alertsPath, language, component, context: {} })
    }
    const blog = data.blogs.nodes.find((one) => one.language === language)
    const siteMap = data.allContentPage.nodes.find(
      (page) => page.language === language && page.sourcePath === siteMapPath,
    )
    if (blog) await planBlog(args, blog, own, siteMap?.path, add)
    if (language !== '') add(notFoundPage(addressIn(language, '/404.html'), language))
  }
  createPlannedPages(args, pages, languages)
  beginArticleImages(args)
  // A build waits at its end.
  if (process.env.NODE_ENV === 'development') await articleImagesWritten()
}

type Add = (page: PlannedPage) => void

/** Plans the pages of the articles of one language. */
function planArticles(articles: readonly KnownArticle[], add: Add, staleSince: FindStale): void {
  const related = relatedTo(articles)
  for (const article of articles) {
    const { language, slug: recordId, fridge: sheet, path, sourcePath, title } = article
    const whole = { label: title, path }
    const owner = { language, collection: 'article', recordId, fridge: sheet, whole }
    const fridge = planFridgePage(owner, add)
    const context: ArticleContext = {
      id: article.id,
      ...(fridge ? { fridge } : {}),
      related: related(article).map(({ path, title, excerpt }) => ({ path, title, excerpt })),
    }
    add({
      ...{ path, sourcePath, language, context },
      component: template('article'),
      staleSince: staleSince(fileOf('article', recordId, language)),
    })
  }
}

/** Hosts answer an unknown address with the nearest 404.html. */
function notFoundPage(path: string, language: string): PlannedPage {
  return { path, sourcePath: path, language, component: resolve('src/pages/404.tsx'), context: {} }
}

/** Plans the list of articles, the archive and the page for addresses below it; writes the index of search. */
async function planBlog(
  args: CreatePagesArgs,
  { language, path, sourcePath }: OfLanguage,
  articles: readonly KnownArticle[],
  siteMap: string | undefined,
  add: Add,
): Promise<void> {
  const all = allArticlesPath(articles.length, siteMap, language)
  const context: ArticleListContext = all === undefined ? {} : { all }
  add({ path, sourcePath, language, component: template('article-list'), context })
  const texts = await queryArchiveTexts(args, language)
  if (texts) {
    for (const { path, context: page } of archivePages(articles, siteMap, language)) {
      const context: ArchiveContext = { ...page, texts }
      const component = template('article-archive')
      add({ path, sourcePath: path, language, component, context })
    }
  }
  // Articles have words of their own.
  add(notFoundPage(`${path}/404.html`, language))
  await writeSearchIndex(args, articles, language)
}
