import { cachedResults, type CacheEntry } from '../cache/build-cache'
import type { Brand } from '../content-model/brand'
import type { SocialImageKind, SocialImages } from '../content-model/schemas/social-images'
import type { SiteConfig } from '../content-model/site-config'
import { iconDrawing } from '../output/brand-drawings'
import { drawFavicon, drawIcon, icons } from '../output/icons'
import { drawSocialImage } from '../output/social-image'
import { readScene } from './write-drawings'

/** A file beside the pages. */
export interface OutputFile {
  /** Its path in the folder that is published. */
  file: string
  content: string | Buffer
}

/** The icons, and an image for each kind of page that is shared, in each language. */
export async function drawFiles(
  sites: readonly { language: string; config: SiteConfig }[],
  images: readonly { language: string; data: SocialImages }[],
  brand: Brand,
): Promise<OutputFile[]> {
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
  for (const { language, data } of images) {
    const config = sites.find((site) => site.language === language)?.config
    if (!config) continue
    for (const [kind, image] of Object.entries(data)) {
      const scene = readScene(image.scene, brand)
      const colors = brand.schemes.light
      const title = config.socialImages[kind as SocialImageKind] ?? ''
      const texts = { name: config.fullName, title, line: config.phone.text }
      files.push({
        file: `${config.socialImagePrefix.slice(1)}${kind}.png`,
        parts: [JSON.stringify([texts, colors]), scene, icon.svg],
        make: () => drawSocialImage({ ...texts, scene, icon: icon.svg, colors }),
      })
    }
  }
  const buffers = await cachedResults('drawings', files)
  return files.map(({ file }, index) => ({ file, content: buffers[index] ?? '' }))
}
