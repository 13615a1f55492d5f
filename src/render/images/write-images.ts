import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs, Node } from 'gatsby'
import { encodeImage } from './encode-image'
import { imageFolder, versionsOf, type NodeImage } from './image-set'

/** The part of an article's node that its images stand in. */
export type NodeWithImages = Node & { images: Readonly<Record<string, NodeImage>> }

let written: Promise<void> | undefined

/**
 * Begins to make the files of all images that articles of this build show. No page has to wait for
 * them: Gatsby puts scripts together meanwhile.
 */
export function beginArticleImages({ getNodesByType, reporter }: CreatePagesArgs): void {
  const articles = getNodesByType('ContentArticle') as NodeWithImages[]
  const images = articles.flatMap((article) => Object.values(article.images))
  written = writeImages(images, join('public', imageFolder)).then((made) => {
    if (made > 0) reporter.success(`pictures: ${made} files made`)
  })
  // Said where it is waited for.
  written.catch(() => undefined)
}

/**
 * Waits until the files have been made.
 *
 * @throws Error where an image could not be read or written
 */
export async function articleImagesWritten(): Promise<void> {
  await written
}

/**
 * Makes the files of images that are not there yet, and removes those of other images: what an
 * article no longer shows, or does not show yet, is not published. A name tells what is in a file, so
 * the folder itself is what is kept from build to build.
 *
 * @returns how many files were made
 */
export async function writeImages(images: readonly NodeImage[], folder: string): Promise<number> {
  const wanted = new Set<string>()
  let made = 0
  for (const image of images) {
    const versions = versionsOf(image)
    const missing = versions.filter(
      ({ name }) => !wanted.has(name) && !existsSync(join(folder, name)),
    )
    for (const { name } of versions) wanted.add(name)
    if (missing.length > 0) await encodeImage(image, missing, folder)
    made += missing.length
  }
  const found = existsSync(folder) ? await readdir(folder) : []
  for (const name of found.filter((one) => !wanted.has(one))) await rm(join(folder, name))
  return made
}
