import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp'
import { digestOf } from '../../cache/digest'
import type { ImageSources } from '../../components/article/mdx/article-image'

/** The formats that images of articles come in. */
export type SourceFormat = 'png' | 'jpeg'
type Format = SourceFormat | 'avif' | 'webp'

/** Options for each format of one kind of image; browsers try the first format first. */
interface Encoding {
  avif: AvifOptions
  webp: WebpOptions
  jpeg?: JpegOptions
  png?: PngOptions
}

/**
 * Photos are JPEG files. PNG is for screenshots and drawings, whose letters must stay sharp. With an effort of 4, an
 * AVIF would be 1 kB smaller, but take five times as long.
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

/** Formats that every image is written in, in all widths, the smallest first. */
const formats = ['avif', 'webp'] as const

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

/** Folder of all images of articles in the published folder. */
export const imageFolder = 'pictures'

/**
 * Widths of images: for a small phone; for the text column, which is 680 pixels wide; and 1.5 and 2 times as wide for
 * screens with more pixels.
 */
const widths = [400, 680, 1020, 1360]

/** Width of the image in its own format: in the feed, and for browsers that know no other. */
const middle = 1020

/** A file that is made from an image. */
export interface ImageVersion {
  /** Name of the file in the folder of images. */
  name: string
  format: Format
  width: number
}

/** Returns the files that are made from an image. None is wider than the image. */
export function versionsOf(image: ArticleImageFile): ImageVersion[] {
  const name = cacheKey(image)
  const version = (format: Format, width: number): ImageVersion => ({
    name: `${name}-${width}.${format}`,
    format,
    width,
  })
  return [
    ...formats.flatMap((format) => widthsOf(image).map((width) => version(format, width))),
    version(image.format, middleOf(image)),
  ]
}

/**
 * Returns an image with its addresses, the best format first.
 *
 * @param base goes before each address: the path below which the site is published
 */
export function sourcesOf(image: ArticleImageFile, base = ''): ImageSources {
  const own = widthsOf(image)
  const widest = Math.max(...own)
  const address = (format: Format, width: number): string =>
    `${base}/${imageFolder}/${cacheKey(image)}-${width}.${format}`
  return {
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: own.map((width) => `${address(format, width)} ${width}w`).join(', '),
    })),
    src: address(image.format, middleOf(image)),
    width: widest,
    height: Math.round((image.height / image.width) * widest),
  }
}

/** Returns an image in one size, for the card of its article. Its address has no path prefix. */
export function cardImage(image: ArticleImageFile): { src: string; width: number; height: number } {
  const width = widthsOf(image).findLast((one) => one <= widths[0]!) ?? image.width
  return {
    src: `/${imageFolder}/${cacheKey(image)}-${width}.webp`,
    width,
    height: Math.round((image.height / image.width) * width),
  }
}

function widthsOf({ width }: ArticleImageFile): number[] {
  const fitting = widths.filter((one) => one <= width)
  const most = Math.min(width, Math.max(...widths))
  return fitting.includes(most) ? fitting : [...fitting, most]
}

function middleOf(image: ArticleImageFile): number {
  const own = widthsOf(image)
  return own.findLast((width) => width <= middle) ?? Math.max(...own)
}

/** Returns a name that changes with the image and with the encodings, so that files can be cached forever. */
function cacheKey({ digest }: ArticleImageFile): string {
  return digestOf(digest + JSON.stringify(encodings)).slice(0, 16)
}
