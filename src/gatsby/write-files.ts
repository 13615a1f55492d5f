import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import { articleSummaryQuery } from '../content-model/article-summary'
import { changesPath, feedPath, type SiteConfig } from '../content-model/site-config'
import type { AlertList } from '../content-model/alert-list'
import type { SocialImageKind, SocialImages } from '../content-model/schemas/social-images'
import type { Brand } from '../content-model/brand'
import { iconDrawing } from '../output/brand-drawings'
import { editorPath } from '../output/editor-policy'
import { drawFavicon, drawIcon, icons } from '../output/icons'
import { feedLength, feedXml, type FeedArticle } from '../output/feed'
import { manifest } from '../output/manifest'
import { robotsTxt, sitemapXml } from '../output/sitemap-xml'
import { drawSocialImage } from '../output/social-image'
import { cachedResults, type CacheEntry } from '../cache/build-cache'
import { articleImagesWritten } from '../render/images/write-images'
import { compressAll, removeCompressed } from '../output/compress-files'
import { removeOtherFiles } from '../output/remove-other-files'
import { readBrand } from './read-brand'
import { hasFormOnSite, receivedPages, sectionsQuery, type SectionsQuery } from './received-pages'
import { readScene } from './write-drawings'
import { readSettings, type Settings } from './settings'
import { writeHeaders } from '../output/write-headers'

interface FilesQuery {
  site: { config: SiteConfig; alertList: AlertList | null }
  images: { data: SocialImages }
  pages: { nodes: { path: string }[] }
  dated: { nodes: { path: string; ended: string | null }[] }
  articles: { nodes: { path: string; date: string }[] }
  decisions: { nodes: { pages: { path: string; hidden: boolean }[] }[] }
  newest: { nodes: FeedArticle[] }
}

interface File {
  /** Its path in the folder that is published. */
  file: string
  content: string | Buffer
}

/**
 * Writes what programs read beside the pages: sitemap, feed, robots, manifest, icons, social
 * images, headers, packed files.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const result = await args.graphql<FilesQuery>(`
    {
      site: contentSite {
        config
        alertList
      }
      images: contentRecord(collection: { eq: "socialImages" }) {
        data
      }
      pages: allSitePage(sort: { path: ASC }) {
        nodes {
          path
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
        limit: ${feedLength}
      ) {
        nodes {
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
  const { config } = data.site
  const settings = readSettings()
  const brand = readBrand()
  const dates = new Map(data.articles.nodes.map(({ path, date }) => [path, date]))
  const ended = data.dated.nodes.filter((page) => page.ended !== null).map(({ path }) => path)
  const paths = data.pages.nodes.map(({ path }) => path).filter((path) => !ended.includes(path))
  const hidden = data.decisions.nodes.flatMap(({ pages }) => pages.filter((page) => page.hidden))
  const listed = paths.filter((path) => !hidden.some((page) => page.path === path))

  const files: File[] = [
    { file: 'sitemap.xml', content: await sitemapXml(config.origin, listed, dates) },
    ...(config.feed
      ? [
          {
            file: config.feed.path,
            content: feedXml(config, data.newest.nodes, data.site.alertList?.on),
          },
        ]
      : []),
    { file: 'robots.txt', content: robotsTxt(config.origin, settings.preview) },
    {
      file: 'manifest.webmanifest',
      content: JSON.stringify(manifest(config, brand.schemes.light)),
    },
    ...(await drawAll(config, data.images.data, brand)),
  ]
  if (hasFormOnSite(settings)) {
    const sections = await args.graphql<SectionsQuery>(sectionsQuery)
    files.push(...receivedPages(sections.data!, settings, config, paths))
  }
  await Promise.all(files.map(write))
  await removeLeftovers(config, files)
  await articleImagesWritten()
  // These read what has been written, so they come last.
  await writeHeaders('public', config, settings)
  await packFiles(settings, args.reporter)
}

/**
 * Removes what must not be published: Gatsby's part for scripts of others, of which this site has none,
 * and what earlier builds have written that this one does not.
 */
async function removeLeftovers(config: SiteConfig, files: readonly File[]): Promise<void> {
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

/** The icons, and an image for each kind of page that is shared. */
async function drawAll(config: SiteConfig, images: SocialImages, brand: Brand): Promise<File[]> {
  const icon = iconDrawing(brand)
  const files: (CacheEntry & { file: string })[] = icons.map((one) => ({
    file: one.file,
    parts: [JSON.stringify(one), icon.svg, icon.background],
    make: () => drawIcon(icon, one),
  }))
  files.push({
    file: 'favicon.ico',
    parts: ['favicon.ico', icon.svg, icon.background],
    make: () => drawFavicon(icon),
  })
  for (const [kind, image] of Object.entries(images)) {
    const scene = readScene(image.scene, brand)
    const colors = brand.schemes.light
    const title = config.socialImages[kind as SocialImageKind] ?? ''
    const texts = { name: config.fullName, title, line: config.phone.text }
    files.push({
      file: join('social', `${kind}.png`),
      parts: [JSON.stringify([texts, colors]), scene, icon.svg],
      make: () => drawSocialImage({ ...texts, scene, icon: icon.svg, colors }),
    })
  }
  const buffers = await cachedResults('drawings', files)
  return files.map(({ file }, index) => ({ file, content: buffers[index] ?? '' }))
}

async function write({ file, content }: File): Promise<void> {
  const path = join('public', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
