import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp'
import { digestOf } from '../../cache/digest'
import type { ImageSources } from '../../components/article/mdx/article-image'

/** The formats that images of articles come in. */
export type SourceFormat = 'png' | 'jpeg'
export type Format = SourceFormat | 'avif' | 'webp'

/** How the files of one kind of image are made, the format that browsers shall try first on top. */
interface Encoding {
  avif: AvifOptions
  webp: WebpOptions
  jpeg?: JpegOptions
  png?: PngOptions
}

/**
 * Photos come as JPEG; PNG is for screens and drawings, whose letters must stay sharp. An AVIF made with
 * an effort of 4 would be 1 kB smaller, and take five times as long.
 */
export const encodings: Readonly<Record<SourceFormat, Encoding>> = {
  jpeg: {
    avif: { quality: 52, effort: 2 },
    webp: { quality: 76 },
    jpeg: { quality: 78, mozjpeg: true },
  },
  png: {
    avif: { quality: 62, effort: 2, chromaSubsampling: '4:4:4' },
    webp: { quality: 88, smartSubsample: true },
    png: { palette: true, quality: 92, effort: 7 },
  },
}

/** The formats that an image is written in, the image's own last. */
export function formatsOf(format: SourceFormat): Format[] {
  return ['avif', 'webp', format]
}

/** An image that an article shows. */
export interface ArticleImageFile {
  /** Path of the file below the content folder. */
  file: string
  /** SHA-256 of its bytes. */
  digest: string
  format: SourceFormat
  /** Pixels as it is shown. */
  width: number
  height: number
}

/** Folder of the built site that all images lie in. */
export const imageFolder = 'pictures'

/**
 * Widths that images are made in: for a small phone; the text column, 680 pixels wide; and one and
 * a half and twice as many for screens with finer dots.
 */
const widths = [400, 680, 1020, 1360]

/** The width that is taken where only one is: in the feed, and by browsers that know no others. */
const middle = 1020

/** One file that is made of an image. */
export interface ImageVersion {
  /** Name of the file in the folder of images. */
  name: string
  format: Format
  width: number
}

/** Every file that is made of an image, none wider than the image itself. */
export function versionsOf(image: ArticleImageFile): ImageVersion[] {
  const name = cacheKey(image)
  return formatsOf(image.format).flatMap((format) =>
    widthsOf(image).map((width) => ({ name: `${name}-${width}.${format}`, format, width })),
  )
}

/**
 * An image with its addresses, the best format first and its own format last.
 *
 * @param base goes before each address: the path below which the site lives
 */
export function sourcesOf(image: ArticleImageFile, base = ''): ImageSources {
  const own = widthsOf(image)
  const widest = Math.max(...own)
  const address = (format: Format, width: number): string =>
    `${base}/${imageFolder}/${cacheKey(image)}-${width}.${format}`
  const sets = formatsOf(image.format).map((format) => ({
    type: `image/${format}`,
    srcSet: own.map((width) => `${address(format, width)} ${width}w`).join(', '),
  }))
  return {
    sources: sets.slice(0, -1),
    srcSet: sets.at(-1)?.srcSet ?? '',
    src: address(image.format, own.findLast((width) => width <= middle) ?? widest),
    width: widest,
    height: Math.round((image.height / image.width) * widest),
  }
}

function widthsOf({ width }: ArticleImageFile): number[] {
  const fitting = widths.filter((one) => one <= width)
  const most = Math.min(width, Math.max(...widths))
  return fitting.includes(most) ? fitting : [...fitting, most]
}

/** Another image, and another way to make its files, have another name: so files can be kept for ever. */
function cacheKey({ digest }: ArticleImageFile): string {
  return digestOf(digest + JSON.stringify(encodings)).slice(0, 16)
}
