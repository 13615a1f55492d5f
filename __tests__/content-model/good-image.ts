import type { ImageMetadata } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { articlePath, articleWith, withFile } from './good-site'

/** What a fitting image is. */
export const goodMetadata: ImageMetadata = {
  format: 'png',
  width: 1360,
  height: 900,
  whole: true,
  digest: 'of the image',
}

/** An image file in the folder of the good article. */
export function imageBeside(name: string, facts = goodMetadata, bytes = 1000): SourceFile {
  const path = articlePath.replace('index.mdx', name)
  return { path, bytes: new Uint8Array(bytes), image: facts }
}

/** The good site; its article holds another text, which starts in line 13, and lies beside images. */
export function siteWithImages(body: string, ...images: readonly SourceFile[]): SourceFile[] {
  return [...withFile(articlePath, articleWith(body)), ...images]
}
