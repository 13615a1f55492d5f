import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mostPixels } from '../content-model/media-files'
import { encodings } from '../site/article/encodings'
import { versionsOf, type ArticleImageFile, type ImageVersion } from '../site/article/image-set'

/**
 * Makes the files of images that are not there yet, and removes those of other images: what an
 * article no longer shows, or does not show yet, is not published. A name tells what is in a file, so
 * the folder itself is what is kept from build to build.
 *
 * @param contentDir folder that the images are found in
 * @param folder folder that the files are written to
 * @returns how many files were made
 * @throws Error where an image could not be read or written
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

/** What shines through a transparent image: the same ground in dark colors, in the feed and on paper. */
const ground = '#ffffff'

/**
 * Makes files of an image: upright, in colors of the web, and without what cameras write into
 * images, such as the place where they were taken.
 */
async function encodeImage(
  { file, format: source }: ArticleImageFile,
  versions: readonly ImageVersion[],
  contentDir: string,
  folder: string,
): Promise<void> {
  const bytes = await readFile(join(contentDir, file))
  await mkdir(folder, { recursive: true })
  // One after the other: each keeps all cores busy, and memory stays that of one image.
  for (const { name, format, width } of versions) {
    const made = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .flatten({ background: ground })
      .resize(width)
      .toFormat(format, encodings[source][format])
      .toBuffer()
    // Written under another name first: a build that is broken off leaves no half image.
    const part = join(folder, `${name}.part`)
    await writeFile(part, made)
    await rename(part, join(folder, name))
  }
}
