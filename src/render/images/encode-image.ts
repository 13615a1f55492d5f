import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mostPixels } from '../../content-model/image-file'
import { encodings } from './encodings'
import type { NodeImage, ImageVersion } from './image-set'

/** What shines through a transparent image: the same ground in dark colors, in the feed and on paper. */
const ground = '#ffffff'

/**
 * Makes files of an image: upright, in colors of the web, and without what cameras write into
 * images, such as the place where they were taken.
 */
export async function encodeImage(
  { file, format: source }: NodeImage,
  versions: readonly ImageVersion[],
  folder: string,
): Promise<void> {
  const bytes = await readFile(file)
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
