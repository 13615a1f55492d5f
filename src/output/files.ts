import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listPaths } from '../build/list-files'
import type { OutputFile, Page } from '../site/site'

/** Folder that is published. */
export const publicFolder = 'public'

/** Folder of files that Gatsby publishes as they are. */
const staticFolder = 'static'

/** Returns the paths of the files in `static/`, relative to it. */
export const staticFiles = (): string[] => (existsSync(staticFolder) ? listPaths(staticFolder) : [])

/** Paths of the files that this process has written. */
const written = new Set<string>()

/** Writes files into the folder that is published. */
export async function writeFiles(files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ file, content }) => {
      const path = join(publicFolder, file)
      written.add(path)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }),
  )
}

/** The list of files that the last build has written. Gatsby's cache comes and goes with `public/`. */
const writtenList = join('.cache', 'written-files.json')

/**
 * Removes the files that the last build has written and this one hasn't, such as the feed of a former language.
 *
 * @param pages pages that Gatsby has written, perhaps in place of such a file
 */
export async function removeFormerFiles(pages: readonly Pick<Page, 'path'>[]): Promise<void> {
  const former = existsSync(writtenList)
    ? (JSON.parse(await readFile(writtenList, 'utf8')) as string[])
    : []
  const kept = new Set(
    [...staticFiles(), ...pages.map(({ path }) => join(path, 'index.html'))].map((file) =>
      join(publicFolder, file),
    ),
  )
  const gone = former.filter((path) => !written.has(path) && !kept.has(path))
  await Promise.all(gone.map((path) => rm(path, { force: true })))
  await mkdir(dirname(writtenList), { recursive: true })
  await writeFile(writtenList, JSON.stringify([...written].sort()))
}
