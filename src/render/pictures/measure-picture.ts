import sharp from 'sharp'
import { digestOf } from '../../cache/digest'
import { mostPixels, type PictureFacts } from '../../content-model/picture-file'

/** What was measured already, by digest: a build looks at each picture twice, develop at each edit. */
const measured = new Map<string, Promise<PictureFacts>>()

/**
 * Looks into a picture: what it is by its content, its size as it is shown, and whether all of it
 * can be drawn. One that claims too many pixels is not drawn. Never throws.
 */
export function measurePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const digest = digestOf(bytes)
  const known = measured.get(digest) ?? look(bytes)
  measured.set(digest, known)
  return known
}

async function look(bytes: Uint8Array): Promise<PictureFacts> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const { width, height } = autoOrient
    const whole = width * height <= mostPixels && (await canBeDrawn(bytes))
    return { format, width, height, whole }
  } catch {
    return { width: 0, height: 0, whole: false }
  }
}

async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    // The smallest result for which all of the picture has to be read.
    await sharp(bytes, { limitInputPixels: mostPixels }).resize(8, 8).raw().toBuffer()
    return true
  } catch {
    return false
  }
}
