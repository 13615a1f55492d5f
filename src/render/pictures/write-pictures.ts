import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs, Node } from 'gatsby'
import { encodePicture } from './encode-picture'
import { pictureFolder, versionsOf, type NodePicture } from './picture-set'

/** The part of an article's node that its pictures stand in. */
export type NodeWithPictures = Node & { pictures: Readonly<Record<string, NodePicture>> }

let written: Promise<void> | undefined

/**
 * Begins to make the files of all pictures that articles of this build show. No page has to wait for
 * them: Gatsby puts scripts together meanwhile.
 */
export function beginArticlePictures({ getNodesByType, reporter }: CreatePagesArgs): void {
  const articles = getNodesByType('ContentArticle') as NodeWithPictures[]
  const pictures = articles.flatMap((article) => Object.values(article.pictures))
  written = writePictures(pictures, join('public', pictureFolder)).then((made) => {
    if (made > 0) reporter.success(`pictures: ${made} files made`)
  })
  // Said where it is waited for.
  written.catch(() => undefined)
}

/**
 * Waits until the files have been made.
 *
 * @throws Error where a picture could not be read or written
 */
export async function articlePicturesWritten(): Promise<void> {
  await written
}

/**
 * Makes the files of pictures that are not there yet, and removes those of other pictures: what an
 * article no longer shows, or does not show yet, is not published. A name tells what is in a file, so
 * the folder itself is what is kept from build to build.
 *
 * @returns how many files were made
 */
export async function writePictures(
  pictures: readonly NodePicture[],
  folder: string,
): Promise<number> {
  const wanted = new Set<string>()
  let made = 0
  for (const picture of pictures) {
    const versions = versionsOf(picture)
    const missing = versions.filter(
      ({ name }) => !wanted.has(name) && !existsSync(join(folder, name)),
    )
    for (const { name } of versions) wanted.add(name)
    if (missing.length > 0) await encodePicture(picture, missing, folder)
    made += missing.length
  }
  const found = existsSync(folder) ? await readdir(folder) : []
  for (const name of found.filter((one) => !wanted.has(one))) await rm(join(folder, name))
  return made
}
