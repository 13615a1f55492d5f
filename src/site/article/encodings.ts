import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp'

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
