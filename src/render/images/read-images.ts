import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestOf } from '../../cache/digest'
import { shownImages } from '../../content-model/article/article-images'
import { imageFormats } from '../../content-model/image-file'
import type { SourceFormat } from './encodings'
import { measureImage } from './measure-image'
import type { NodeImage } from './image-set'

/**
 * The images that an article shows, by the names of their files.
 *
 * @param article absolute path of the article
 * @throws Error where a file is missing or cannot be drawn
 */
export async function readImages(
  article: string,
  body: string,
): Promise<Record<string, NodeImage>> {
  const images: Record<string, NodeImage> = {}
  for (const { name } of shownImages(body)) {
    const file = imageOf(article, name)
    const bytes = await readFile(file)
    const { format, width, height, whole } = await measureImage(bytes)
    if (!whole || !isSourceFormat(format)) throw new Error(`${file} cannot be shown.`)
    images[name] = { file, digest: digestOf(bytes), format, width, height }
  }
  return images
}

/** A translation shows the images of its source, but where it has its own. */
function imageOf(article: string, name: string): string {
  const own = join(dirname(article), name)
  return existsSync(own) ? own : own.replace(/([\\/])[a-z]{2}[\\/](?=articles[\\/])/, '$1')
}

function isSourceFormat(format: string | undefined): format is SourceFormat {
  return format !== undefined && Object.values(imageFormats).includes(format)
}
