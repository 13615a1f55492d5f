import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import { articleSummaryQuery } from '../content-model/article-summary'
import { changesPath, type SiteFrame } from '../content-model/site-frame'
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
import { articlePicturesWritten } from '../render/pictures/write-pictures'
import { compressAll, removeCompressed } from '../output/compress-files'
import { readBrand } from './read-brand'
import { hasFormOnSite, receivedPages, sectionsQuery, type SectionsQuery } from './received-pages'
import { readScene } from './write-drawings'
import { readSettings, type Settings } from './settings'
import { writeHeaders } from '../output/write-headers'

interface FilesQuery {
  site: { frame: SiteFrame }
  images: { data: SocialImages }
  pages: { nodes: { path: string }[] }
  articles: { nodes: { path: string; date: string }[] }
  newest: { nodes: FeedArticle[] }
}

interface File {
  /** Its path in the folder that is published. */
  file: string
  content: string | Buffer
}

/**
 * What must not be published: the editor of an earlier build, Gatsby's part for scripts of others, of which this site has none, and
 * what an earlier preview said of its changes.
 */
const leftovers = ['~partytown', changesPath, editorPath].map((name) => join('public', name))

/**
 * Writes what programs read beside the pages: sitemap, feed, robots, manifest, icons, social
 * pictures, headers, packed files.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const result = await args.graphql<FilesQuery>(`
    {
      site: contentSite {
        frame
      }
      images: contentRecord(collection: { eq: "socialImages" }) {
        data
      }
      pages: allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      articles: allContentArticle {
        nodes {
          path
          date
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
  const { frame } = data.site
  const settings = readSettings()
  const brand = readBrand()
  const dates = new Map(data.articles.nodes.map(({ path, date }) => [path, date]))
  const paths = data.pages.nodes.map(({ path }) => path)

  const files: File[] = [
    { file: 'sitemap.xml', content: await sitemapXml(frame.origin, paths, dates) },
    ...(frame.feed ? [{ file: frame.feed.path, content: feedXml(frame, data.newest.nodes) }] : []),
    { file: 'robots.txt', content: robotsTxt(frame.origin, settings.preview) },
    { file: 'manifest.webmanifest', content: JSON.stringify(manifest(frame, brand.schemes.light)) },
    ...(await drawAll(frame, data.images.data, brand)),
  ]
  if (hasFormOnSite(settings)) {
    const sections = await args.graphql<SectionsQuery>(sectionsQuery)
    files.push(...receivedPages(sections.data!, settings, frame, paths))
  }
  await Promise.all(files.map(write))
  await Promise.all(leftovers.map((folder) => rm(folder, { recursive: true, force: true })))
  await articlePicturesWritten()
  // These read what has been written, so they come last.
  await writeHeaders('public', frame, settings)
  await packFiles(settings, args.reporter)
}

async function packFiles({ precompress }: Settings, reporter: Reporter): Promise<void> {
  if (!precompress) return removeCompressed('public')
  const began = performance.now()
  const packed = await compressAll('public')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  reporter.info(`${packed} files packed with Brotli and gzip in ${seconds} s`)
}

/** The icons, and a picture for each kind of page that is shared. */
async function drawAll(frame: SiteFrame, images: SocialImages, brand: Brand): Promise<File[]> {
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
    const title = frame.socialImages[kind as SocialImageKind] ?? ''
    const words = { name: frame.fullName, title, line: frame.phone.text }
    files.push({
      file: join('social', `${kind}.png`),
      parts: [JSON.stringify([words, colors]), scene, icon.svg],
      make: () => drawSocialImage({ ...words, scene, icon: icon.svg, colors }),
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
