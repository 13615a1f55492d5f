/** What an image is, by its content and not by its name. */
export interface ImageMetadata {
  /** The kind of image: png, jpeg, webp, heif, …; nothing where it is none. */
  format?: string
  /** Pixels as it is shown: an image that the camera held upright is upright. */
  width: number
  height: number
  /** Whether all of it can be drawn. */
  whole: boolean
  /** SHA-256 of its bytes. */
  digest: string
}

/** An image that lies in the folder of an article, or a photo in the folder of the team. */
export interface ImageFile {
  /** Path below the content folder, with forward slashes. */
  path: string
  /** The folder it lies in. */
  folder: string
  /** The name of the file, such as photo.jpg. */
  name: string
  /** Size of the file. */
  bytes: number
  /** What it is; left out where nobody has looked into it. */
  facts?: ImageMetadata
  /** true: it lies beside the article that this one is a translation of. */
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

const imagePath = /^((?:[a-z]{2}\/)?articles\/[^/]+|team)\/([^/]+\.(?:png|jpe?g))$/i

/** Whether a file below the content folder is an image of an article or a photo of the team, by its path. */
export function isImageFile(path: string): boolean {
  return imagePath.test(path)
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
