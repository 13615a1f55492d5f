import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mostPixels } from '../../content-model/picture-file'
import { encodings } from './encodings'
import type { NodePicture, PictureVersion } from './picture-set'

/** What shines through a transparent picture: the same ground in dark colors, in the feed and on paper. */
const ground = '#ffffff'

/**
 * Makes files of a picture: upright, in colors of the web, and without what cameras write into
 * pictures, such as the place where they were taken.
 */
export async function encodePicture(
  { file, format: source }: NodePicture,
  versions: readonly PictureVersion[],
  folder: string,
): Promise<void> {
  const bytes = await readFile(file)
  await mkdir(folder, { recursive: true })
  // One after the other: each keeps all cores busy, and memory stays that of one picture.
  for (const { name, format, width } of versions) {
    const made = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .flatten({ background: ground })
      .resize(width)
      .toFormat(format, encodings[source][format])
      .toBuffer()
    // Written under another name first: a build that is broken off leaves no half picture.
    const part = join(folder, `${name}.part`)
    await writeFile(part, made)
    await rename(part, join(folder, name))
  }
}
