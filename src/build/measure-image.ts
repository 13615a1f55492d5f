import sharp from 'sharp'
import { digestOf } from '../cache/digest'
import { mostPixels, type ImageMetadata } from '../content-model/media-files'

/** What was measured already, by digest: a build looks at each image twice, develop at each edit. */
const measured = new Map<string, Promise<ImageMetadata>>()

/**
 * Looks into an image: what it is by its content, its size as it is shown, and whether all of it
 * can be drawn. One that claims too many pixels is not drawn. Never throws.
 */
export function measureImage(bytes: Uint8Array): Promise<ImageMetadata> {
  const digest = digestOf(bytes)
  const known = measured.get(digest) ?? look(bytes, digest)
  measured.set(digest, known)
  return known
}

async function look(bytes: Uint8Array, digest: string): Promise<ImageMetadata> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const { width, height } = autoOrient
    const whole = width * height <= mostPixels && (await canBeDrawn(bytes))
    return { format, width, height, whole, digest }
  } catch {
    return { width: 0, height: 0, whole: false, digest }
  }
}

async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    // The smallest result for which all of the image has to be read.
    await sharp(bytes, { limitInputPixels: mostPixels }).resize(8, 8).raw().toBuffer()
    return true
  } catch {
    return false
  }
}
