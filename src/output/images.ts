import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  mostPixels,
  isImageFile,
  isPortraitDrawing,
  photoFolder,
  portraitFolder,
  portraitPath,
} from '../content-model/media-files'
import {
  encodings,
  versionsOf,
  type ArticleImageFile,
  type ImageVersion,
} from '../site/article/image-set'
import { cachedResults } from '../cache/build-cache'
import type { OutputFile } from '../site/site'

/**
 * Makes the missing files of images, and removes those of images that no published article shows. File names contain
 * a hash of the content, so the folder serves as its own cache.
 *
 * @param folder folder that the files are written to
 * @returns number of files that were made
 * @throws Error if an image can't be read or written
 */
export async function writeArticleImages(
  images: readonly ArticleImageFile[],
  contentDir: string,
  folder: string,
): Promise<number> {
  const wanted = new Set<string>()
  let made = 0
  for (const image of images) {
    const versions = versionsOf(image)
    const missing = versions.filter(
      ({ name }) => !wanted.has(name) && !existsSync(join(folder, name)),
    )
    for (const { name } of versions) wanted.add(name)
    if (missing.length > 0) await encodeImage(image, missing, contentDir, folder)
    made += missing.length
  }
  const found = existsSync(folder) ? await readdir(folder) : []
  for (const name of found.filter((one) => !wanted.has(one))) await rm(join(folder, name))
  return made
}

/** Background of transparent images in every color scheme, in the feed and on paper. */
const background = '#ffffff'

/**
 * Writes files of an image: upright, in sRGB, and without metadata of the camera, such as the place where a photo
 * was taken.
 */
async function encodeImage(
  { file, format: source }: ArticleImageFile,
  versions: readonly ImageVersion[],
  contentDir: string,
  folder: string,
): Promise<void> {
  const bytes = await readFile(join(contentDir, file))
  await mkdir(folder, { recursive: true })
  // One after the other: each uses all cores, and memory is that of one image.
  for (const { name, format, width } of versions) {
    const made = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .flatten({ background })
      .resize(width)
      .toFormat(format, encodings[source][format])
      .toBuffer()
    // Renamed when complete, so that a build that is stopped leaves no incomplete image.
    const part = join(folder, `${name}.part`)
    await writeFile(part, made)
    await rename(part, join(folder, name))
  }
}

/** Sizes in pixels, for screens with two pixels per CSS pixel. */
const sizes = { [portraitFolder]: [640, 640], [photoFolder]: [1120, 1008] } as const

/**
 * Returns the portraits of the team and the photos of pages. Photos become as large as pages show them, and lose their
 * metadata, such as the place where they were taken.
 */
export async function drawPhotos(contentDir: string): Promise<OutputFile[]> {
  const pictures = ([portraitFolder, photoFolder] as const).flatMap((name) => {
    const folder = join(contentDir, name)
    return (existsSync(folder) ? readdirSync(folder) : [])
      .map((file) => `${name}/${file}`)
      .filter((path) => isPortraitDrawing(path) || isImageFile(path))
      .map((path) => ({ path, size: sizes[name], bytes: readFileSync(join(contentDir, path)) }))
  })
  const contents = await cachedResults(
    'portraits',
    pictures.map(({ path, size, bytes }) => ({
      parts: [path, bytes],
      make: () => (isPortraitDrawing(path) ? Promise.resolve(bytes) : drawPhoto(bytes, size)),
    })),
  )
  return pictures.map(({ path }, index) => ({
    file: path.startsWith(photoFolder) ? `/${path}` : portraitPath(path),
    content: contents[index]!,
  }))
}

function drawPhoto(bytes: Uint8Array, [width, height]: readonly [number, number]): Promise<Buffer> {
  return sharp(bytes).autoOrient().resize(width, height).jpeg({ quality: 80 }).toBuffer()
}
