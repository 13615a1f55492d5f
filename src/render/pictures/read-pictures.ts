import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestOf } from '../../cache/digest'
import { shownPictures } from '../../content-model/article/article-pictures'
import { pictureFormats } from '../../content-model/picture-file'
import type { SourceFormat } from './encodings'
import { measurePicture } from './measure-picture'
import type { NodePicture } from './picture-set'

/**
 * The pictures that an article shows, by the names of their files.
 *
 * @param article absolute path of the article
 * @throws Error where a file is missing or cannot be drawn
 */
export async function readPictures(
  article: string,
  body: string,
): Promise<Record<string, NodePicture>> {
  const pictures: Record<string, NodePicture> = {}
  for (const { name } of shownPictures(body)) {
    const file = join(dirname(article), name)
    const bytes = await readFile(file)
    const { format, width, height, whole } = await measurePicture(bytes)
    if (!whole || !isSourceFormat(format)) throw new Error(`${file} cannot be shown.`)
    pictures[name] = { file, digest: digestOf(bytes), format, width, height }
  }
  return pictures
}

function isSourceFormat(format: string | undefined): format is SourceFormat {
  return format !== undefined && Object.values(pictureFormats).includes(format)
}
