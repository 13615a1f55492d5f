import { digestOf } from '../../cache/digest'
import type { ImageSources } from '../../components/article/mdx/article-image'
import { encodings, formatsOf, type Format, type SourceFormat } from './encodings'

/** A picture of an article, as the node of the article keeps it. */
export interface NodePicture {
  /** Absolute path of the file. */
  file: string
  /** SHA-256 of its bytes. */
  digest: string
  format: SourceFormat
  /** Pixels as it is shown. */
  width: number
  height: number
}

/** Folder of the built site that all pictures lie in. */
export const pictureFolder = 'pictures'

/**
 * Widths that pictures are made in: for a small phone; the text column, 680 pixels wide; and one and
 * a half and twice as many for screens with finer dots.
 */
const widths = [400, 680, 1020, 1360]

/** The width that is taken where only one is: in the feed, and by browsers that know no others. */
const middle = 1020

/** One file that is made of a picture. */
export interface PictureVersion {
  /** Name of the file in the folder of pictures. */
  name: string
  format: Format
  width: number
}

/** Every file that is made of a picture, none wider than the picture itself. */
export function versionsOf(picture: NodePicture): PictureVersion[] {
  const name = cacheKey(picture)
  return formatsOf(picture.format).flatMap((format) =>
    widthsOf(picture).map((width) => ({ name: `${name}-${width}.${format}`, format, width })),
  )
}

/**
 * A picture with its addresses, the best format first and its own format last.
 *
 * @param base goes before each address: the path below which the site lives
 */
export function sourcesOf(picture: NodePicture, base = ''): ImageSources {
  const own = widthsOf(picture)
  const widest = Math.max(...own)
  const address = (format: Format, width: number): string =>
    `${base}/${pictureFolder}/${cacheKey(picture)}-${width}.${format}`
  const sets = formatsOf(picture.format).map((format) => ({
    type: `image/${format}`,
    srcSet: own.map((width) => `${address(format, width)} ${width}w`).join(', '),
  }))
  return {
    sources: sets.slice(0, -1),
    srcSet: sets.at(-1)?.srcSet ?? '',
    src: address(picture.format, own.findLast((width) => width <= middle) ?? widest),
    width: widest,
    height: Math.round((picture.height / picture.width) * widest),
  }
}

function widthsOf({ width }: NodePicture): number[] {
  const fitting = widths.filter((one) => one <= width)
  const most = Math.min(width, Math.max(...widths))
  return fitting.includes(most) ? fitting : [...fitting, most]
}

/** Another picture, and another way to make its files, have another name: so files can be kept for ever. */
function cacheKey({ digest }: NodePicture): string {
  return digestOf(digest + JSON.stringify(encodings)).slice(0, 16)
}
