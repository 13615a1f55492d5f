import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideFiles, type GuideContent, type GuideFiles } from '../content-model/shapes/guide'
import type { Guide } from '../content-model/sections/guides'

/** Where the PDF files of the guides lie, and the list of them. */
export const guideFolder = join('static', 'guides')
export const guideIndex = join(guideFolder, 'index.json')

/** The PDF file of a guide. */
export const guidePdf = (id: string): string => join(guideFolder, `${id}.pdf`)

/** The PDF files that `npm run guides` has made; none where it never ran. */
export function readGuideFiles(): GuideFiles {
  if (!existsSync(guideIndex)) return {}
  return guideFiles.parse(JSON.parse(readFileSync(guideIndex, 'utf8')))
}

/**
 * Adds to a guide what its card says of its PDF file.
 *
 * @throws Error where there is no such file
 */
export function withFile(
  id: string,
  content: GuideContent | undefined,
  files: GuideFiles,
): Guide | undefined {
  if (!content) return undefined
  const file = files[id]
  if (!file) throw new Error(`The guide "${id}" has no PDF file yet. Run npm run guides.`)
  return { ...content, pages: file.pages, bytes: file.bytes }
}
