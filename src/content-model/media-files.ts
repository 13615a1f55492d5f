/** A drawing or typeface of the folder brand, or the drawing of a person of the team. */
export interface MediaFile {
  /** Path below the content folder, with forward slashes. */
  path: string
  bytes: Uint8Array
}

/** Size of the largest drawing in bytes. The logo is in every page, twice. */
export const mostDrawingBytes = 8000

/** Size of the largest typeface in bytes. Every visitor loads it first. */
export const mostTypefaceBytes = 200_000

/** Returns whether a file below the content folder is a drawing or typeface of the brand, by its path. */
export function isBrandFile(path: string): boolean {
  return path.startsWith('brand/')
}

/** Metadata of an image, read from its content and not from its name. */
export interface ImageMetadata {
  /** Its format: png, jpeg, webp, heif, …; left out if it is not an image. */
  format?: string
  /** Pixels as it is shown: an image that the camera held upright is upright. */
  width: number
  height: number
  /** Whether all of it can be drawn. */
  whole: boolean
  /** SHA-256 of its bytes. */
  digest: string
}

/** An image in the folder of an article, or a photo in the folder of the team or of pages. */
export interface ImageFile {
  /** Path below the content folder, with forward slashes. */
  path: string
  /** Its folder. */
  folder: string
  /** The name of the file, such as photo.jpg. */
  name: string
  /** Size of the file. */
  bytes: number
  /** Its metadata; left out if it has not been read. */
  facts?: ImageMetadata
  /** true: it is in the folder of the article that this one is a translation of. */
  inherited?: true
}

/** A file that cannot be larger: photos of phones are below, and larger ones fill the repository. */
export const mostBytes = 10_000_000

/** Pixels, width times height. A small file can claim a huge image, which would fill the memory. */
export const mostPixels = 40_000_000

/** Width of the text of an article at ordinary size, in pixels; a narrower image would be blurred. */
export const leastWidth = 680

/** The kinds of images in articles, by how their names may end. */
export const imageFormats: Readonly<Record<string, string>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
}

const imagePath = /^((?:[a-z]{2,3}\/)?articles\/[^/]+|team|photos)\/([^/]+\.(?:png|jpe?g))$/i

/** Whether a file below the content folder is an image of an article or a photo of the team or of a page, by its path. */
export function isImageFile(path: string): boolean {
  return imagePath.test(path)
}

/** Returns whether an image belongs to an article, which may have another one in each language, by its path. */
export function isArticleImage(path: string): boolean {
  return isImageFile(path) && ![portraitFolder, photoFolder].includes(imageFolder(path))
}

/** Returns the folder of an image, by its path. */
export function imageFolder(path: string): string {
  return imagePath.exec(path)?.[1] ?? ''
}

/** An image, out of its path, size and facts. */
export function imageFile(path: string, bytes: number, facts?: ImageMetadata): ImageFile {
  const [, folder = '', name = ''] = imagePath.exec(path) ?? []
  return { path, folder, name, bytes, ...(facts ? { facts } : {}) }
}

/** The folder with the photos at the top of pages, below the content folder. */
export const photoFolder = 'photos'

/** The folder that portraits lie in, below the content folder. */
export const portraitFolder = 'team'

/** Size of the largest drawing in bytes. A page of the team loads one for each person. */
export const mostPortraitBytes = 20_000

/** Returns whether a file below the content folder is a drawn portrait, an SVG file beside those of the people. */
export function isPortraitDrawing(path: string): boolean {
  return path.startsWith(`${portraitFolder}/`) && path.endsWith('.svg')
}

/** Returns the path of the site at which a portrait is served. Photos of all kinds become JPEG. */
export function portraitPath(image: string): string {
  const name = image.slice(portraitFolder.length + 1)
  return `/portraits/${name.replace(/\.(png|jpe?g)$/, '.jpg')}`
}
