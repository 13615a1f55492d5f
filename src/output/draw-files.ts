import { cachedResults, type CacheEntry } from '../cache/build-cache'
import type { Brand } from '../content-model/brand'
import type { OutputFile } from '../site/output-file'
import type { SocialImage } from '../site/site'
import { iconDrawing } from './brand-drawings'
import { drawFavicon, drawIcon } from './icons'
import { icons } from './manifest'
import { drawSocialImage } from './social-image'
import { readScene } from './write-drawings'

/** Draws the icons, and the images that are shown where pages are shared. */
export async function drawFiles(
  images: readonly SocialImage[],
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
  const colors = brand.schemes.light
  for (const { file, scene: name, ...texts } of images) {
    const scene = readScene(name, brand)
    files.push({
      file,
      parts: [JSON.stringify([texts, colors]), scene, icon.svg],
      make: () => drawSocialImage({ ...texts, scene, icon: icon.svg, colors }),
    })
  }
  const buffers = await cachedResults('drawings', files)
  return files.map(({ file }, index) => ({ file, content: buffers[index] ?? '' }))
}
