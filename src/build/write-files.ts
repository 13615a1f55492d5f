import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import { changesPath, type SiteFrame } from '../content-model/site-frame'
import type { SocialImageKind, SocialImages } from '../content-model/shapes/social-images'
import { drawIcon, icons } from './files/icons'
import { feedLength, feedPath, feedXml, type FeedArticle } from './files/feed'
import { manifest } from './files/manifest'
import { robotsTxt, siteMapXml } from './files/site-map'
import { drawSocialImage } from './files/social-image'
import { packAll, removePacked } from './pack-files'
import { readSettings, type Settings } from './settings'
import { writeHeaders } from './write-headers'

interface FilesQuery {
  site: { frame: SiteFrame }
  images: { data: SocialImages }
  pages: { nodes: { path: string }[] }
  articles: { nodes: { path: string; date: string }[] }
  newest: { nodes: FeedArticle[] }
}

/**
 * What must not be published: Gatsby's part for scripts of others, of which this site has none, and
 * what an earlier preview said of its changes.
 */
const leftovers = [join('public', '~partytown'), join('public', changesPath)]

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
          title
          excerpt
          path
          author
          date
          category
          tags
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
  const dates = new Map(data.articles.nodes.map(({ path, date }) => [path, date]))
  const paths = data.pages.nodes.map(({ path }) => path).filter((path) => !path.includes('404'))

  await Promise.all([
    write('sitemap.xml', await siteMapXml(frame.origin, paths, dates)),
    write(feedPath, feedXml(frame, data.newest.nodes)),
    write('robots.txt', robotsTxt(frame.origin, settings.preview)),
    write('manifest.webmanifest', JSON.stringify(manifest(frame))),
    ...(await drawAll(frame, data.images.data)),
  ])
  await Promise.all(leftovers.map((folder) => rm(folder, { recursive: true, force: true })))
  // These read what has been written, so they come last.
  await writeHeaders('public', frame, settings)
  await packFiles(settings, args.reporter)
}

async function packFiles({ precompress }: Settings, reporter: Reporter): Promise<void> {
  if (!precompress) return removePacked('public')
  const began = performance.now()
  const packed = await packAll('public')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  reporter.info(`${packed} files packed with Brotli and gzip in ${seconds} s`)
}

async function drawAll(frame: SiteFrame, images: SocialImages): Promise<Promise<void>[]> {
  const icon = await readFile(join('static', 'icon.svg'))
  const pictures = Object.entries(images).map(async ([kind, { scene }]) =>
    write(
      join('social', `${kind}.png`),
      await drawSocialImage({
        name: frame.fullName,
        title: frame.socialImages[kind as SocialImageKind],
        line: frame.phone.text,
        scene: await readFile(join('static', 'scenes', `${scene}.svg`)),
        icon,
      }),
    ),
  )
  return [...icons.map(async (one) => write(one.file, await drawIcon(icon, one))), ...pictures]
}

async function write(file: string, content: string | Buffer): Promise<void> {
  const path = join('public', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
