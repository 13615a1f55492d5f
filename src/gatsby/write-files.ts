import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import { articleSummaryQuery } from '../content-model/article-summary'
import { changesPath, feedPath, type SiteConfig } from '../content-model/site-config'
import type { PageLanguage } from '../content-model/page-language'
import type { AlertList } from '../content-model/alert-list'
import { editorPath } from '../output/editor-policy'
import { feedLength, feedXml, type FeedArticle } from '../output/feed'
import { manifest } from '../output/manifest'
import { robotsTxt, sitemapXml } from '../output/sitemap-xml'
import { articleImagesWritten } from '../render/images/write-images'
import { compressAll, removeCompressed } from '../output/compress-files'
import { removeOtherFiles } from '../output/remove-other-files'
import type { SocialImages } from '../content-model/schemas/social-images'
import { drawFiles, type OutputFile } from './draw-files'
import { readBrand } from './read-brand'
import {
  hasFormOnSite,
  receivedPages,
  sectionsQuery,
  servicesIn,
  type SectionsQuery,
} from './received-pages'
import type { LanguageTexts } from './resolve-language'
import { readSettings, type Settings } from './settings'
import { writeHeaders } from '../output/write-headers'

interface FilesQuery {
  sites: {
    nodes: {
      language: string
      config: SiteConfig
      languageTexts: LanguageTexts
      alertList: AlertList | null
    }[]
  }
  images: { nodes: { language: string; data: SocialImages }[] }
  blogs: { nodes: { language: string; path: string }[] }
  pages: { nodes: { path: string; pageContext: PageLanguage | null }[] }
  dated: { nodes: { path: string; ended: string | null }[] }
  articles: { nodes: { path: string; date: string }[] }
  decisions: { nodes: { pages: { path: string; hidden: boolean }[] }[] }
  newest: { nodes: (FeedArticle & { language: string })[] }
}

/**
 * Writes what programs read beside the pages: sitemap, feed, robots, manifest, icons, social
 * images, headers, packed files.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const result = await args.graphql<FilesQuery>(`
    {
      sites: allContentSite {
        nodes {
          language
          config
          languageTexts
          alertList
        }
      }
      images: allContentRecord(filter: { collection: { eq: "socialImages" } }) {
        nodes {
          language
          data
        }
      }
      blogs: allContentBlog {
        nodes {
          language
          path
        }
      }
      pages: allSitePage(sort: { path: ASC }) {
        nodes {
          path
          pageContext
        }
      }
      dated: allContentPage {
        nodes {
          path
          ended
        }
      }
      articles: allContentArticle {
        nodes {
          path
          date
        }
      }
      decisions: allContentDecision {
        nodes {
          pages
        }
      }
      newest: allContentArticle(
        sort: [{ date: DESC }, { slug: ASC }]
      ) {
        nodes {
          language
          ${articleSummaryQuery}
          feedHtml
        }
      }
    }
  `)
  const { data } = result
  if (!data) {
    args.reporter.panicOnBuild('The pages could not be queried.', result.errors as Error[])
    return
  }
  const sites = [...data.sites.nodes].sort((a, b) => (a.language < b.language ? -1 : 1))
  const config = sites[0]!.config
  const settings = readSettings()
  const brand = readBrand()
  const dates = new Map(data.articles.nodes.map(({ path, date }) => [path, date]))
  const ended = data.dated.nodes.filter((page) => page.ended !== null).map(({ path }) => path)
  const paths = data.pages.nodes.map(({ path }) => path).filter((path) => !ended.includes(path))
  const hidden = data.decisions.nodes.flatMap(({ pages }) => pages.filter((page) => page.hidden))
  const listed = paths.filter((path) => !hidden.some((page) => page.path === path))
  const languages = new Map(
    data.pages.nodes.flatMap(({ path, pageContext }) =>
      pageContext?.languages ? [[path, pageContext.languages] as const] : [],
    ),
  )

  const files: OutputFile[] = [
    { file: 'sitemap.xml', content: await sitemapXml(config.origin, listed, dates, languages) },
    ...sites.flatMap((site) => feedOf(site, data)),
    { file: 'robots.txt', content: robotsTxt(config.origin, settings.preview) },
    {
      file: 'manifest.webmanifest',
      content: JSON.stringify(manifest(config, brand.schemes.light)),
    },
    ...(await drawFiles(sites, data.images.nodes, brand)),
  ]
  if (hasFormOnSite(settings)) {
    for (const site of sites) {
      const sections = await args.graphql<SectionsQuery>(sectionsQuery(site.language))
      files.push(
        ...receivedPages(sections.data!, servicesIn(settings, site.language), site.config, paths),
      )
    }
  }
  await Promise.all(files.map(write))
  await removeLeftovers(config, files)
  await articleImagesWritten()
  // These read what has been written, so they come last.
  await writeHeaders('public', config, settings)
  await packFiles(settings, args.reporter)
}

/** Returns the feed of a language; none where it has no articles. */
function feedOf(
  { language, config, languageTexts, alertList }: FilesQuery['sites']['nodes'][number],
  { newest, blogs }: FilesQuery,
): OutputFile[] {
  const list = blogs.nodes.find((blog) => blog.language === language)?.path
  if (!config.feed || list === undefined) return []
  const articles = newest.nodes.filter((one) => one.language === language).slice(0, feedLength)
  const { locale } = languageTexts
  const content = feedXml(config, articles, alertList?.on, { language, locale, list })
  return [{ file: config.feed.path, content }]
}

/**
 * Removes what must not be published: Gatsby's part for scripts of others, of which this site has none,
 * and what earlier builds have written that this one does not.
 */
async function removeLeftovers(config: SiteConfig, files: readonly OutputFile[]): Promise<void> {
  const leftovers = ['~partytown', changesPath, editorPath, ...(config.feed ? [] : [feedPath])]
  await Promise.all(
    leftovers.map((path) => rm(join('public', path), { recursive: true, force: true })),
  )
  await removeOtherFiles(
    join('public', 'social'),
    files.map(({ file }) => join('public', file)),
  )
}

async function packFiles({ precompress }: Settings, reporter: Reporter): Promise<void> {
  if (!precompress) return removeCompressed('public')
  const began = performance.now()
  const packed = await compressAll('public')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  reporter.info(`${packed} files packed with Brotli and gzip in ${seconds} s`)
}

async function write({ file, content }: OutputFile): Promise<void> {
  const path = join('public', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
