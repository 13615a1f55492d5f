import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { contentLanguages, readBrand } from '../build/read-content'
import { cachedResults, type CacheEntry } from '../cache/build-cache'
import type { Brand } from '../content-model/brand'
import { recolorDrawing } from '../palette/recolor-drawing'
import { guidePdf, readGuideFiles } from '../site/guide-files'
import type { OutputFile, SocialImage } from '../site/site'
import { icons } from '../site/site-files'
import { writeFiles } from './files'
import { drawFavicon, drawIcon, iconDrawing } from './icons'
import { drawPhotos } from './images'
import { drawSocialImage } from './social-image'

const illustrations = join('src', 'illustrations')

/** Returns an illustration of src/illustrations in the colors of the brand. */
function readIllustration(name: string, { base }: Brand): string {
  return recolorDrawing(readFileSync(join(illustrations, `${name}.svg`), 'utf8'), base)
}

/** Returns the PDF files of the guides of a language. */
function printedGuides(contentDir: string, language: string): OutputFile[] {
  const folder = join(contentDir, language)
  return Object.keys(readGuideFiles(folder))
    .map((id) => ({ id, path: guidePdf(folder, id) }))
    .filter(({ path }) => existsSync(path))
    .map(({ id, path }) => ({
      file: join(language, 'guides', `${id}.pdf`),
      content: readFileSync(path),
    }))
}

/**
 * Writes the files that pages load: guides, portraits, photos, typeface, and illustrations and icon in the colors of the
 * brand.
 */
export async function writeDrawings(contentDir: string): Promise<void> {
  const brand = readBrand(contentDir)
  const files: OutputFile[] = [
    ...readdirSync(illustrations).map((file) => ({
      file: join('illustrations', file),
      content: readIllustration(parse(file).name, brand),
    })),
    ...['', ...contentLanguages(contentDir)].flatMap((language) =>
      printedGuides(contentDir, language),
    ),
    ...(await drawPhotos(contentDir)),
    { file: 'icon.svg', content: iconDrawing(brand).svg },
    ...(brand.typeface ? [{ file: brand.typeface.file, content: brand.typeface.bytes }] : []),
  ]
  await writeFiles(files)
}

/** Draws the icons, and the images for links that are shared. */
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
  for (const { file, illustration: name, ...texts } of images) {
    const illustration = readIllustration(name, brand)
    files.push({
      file,
      parts: [JSON.stringify([texts, colors]), illustration, icon.svg],
      make: () => drawSocialImage({ ...texts, illustration, icon: icon.svg, colors }),
    })
  }
  const buffers = await cachedResults('drawings', files)
  return files.map(({ file }, index) => ({ file, content: buffers[index] ?? '' }))
}
