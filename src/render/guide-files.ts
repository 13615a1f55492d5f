import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../cache/digest'
import { fillFacts, type Facts } from '../content-model/variables/fact-tokens'
import { fridgePath } from '../content-model/fridge-sheet'
import { guideFiles, type GuideContent, type GuideFiles } from '../content-model/schemas/guide'
import type { Guide } from '../content-model/schemas/sections/guides'
import type { Promises } from '../content-model/schemas/sections/promises'

/** Returns the folder of the PDF files of the guides, which `npm run guides` writes. */
export const guideFolder = (contentDir: string): string => join(contentDir, 'printed')

/** Returns the list of the PDF files. */
export const guideIndex = (contentDir: string): string =>
  join(guideFolder(contentDir), 'index.json')

/** Returns the PDF file of a guide. */
export const guidePdf = (contentDir: string, id: string): string =>
  join(guideFolder(contentDir), `${id}.pdf`)

/**
 * Reads what is known of the PDF files that `npm run guides` has made: nothing where it never ran, or
 * where their list cannot be read, as after a merge. Then the check asks to run it.
 */
export function readGuideFiles(contentDir: string): GuideFiles {
  try {
    return guideFiles.parse(JSON.parse(readFileSync(guideIndex(contentDir), 'utf8')))
  } catch {
    return {}
  }
}

/** What the words of a printed guide are made of. */
export interface GuideText {
  title: string
  /** Its text as it is written. */
  body: string
  facts: Facts
  /** What `<OurPromises />` shows. */
  promises: Promises | undefined
  origin: string
}

/**
 * Tells one state of the words and facts of a guide from another. Its look does not count: a PDF file
 * that looks older says nothing wrong.
 */
export function guideTextDigest({ title, body, facts, promises, origin }: GuideText): string {
  const list = body.includes('<OurPromises') ? promises : undefined
  const { fullName, phone } = facts
  // The lines of the front matter above it are empty here, and may be more or fewer.
  const text = body.trimStart()
  const words = fillFacts({ title, text, list, fullName, phone, origin }, facts)
  return digestOf(JSON.stringify(words))
}

/**
 * Adds to a guide what its card says of its PDF file, and where its page for the fridge is. A file that is missing, or says other words, is
 * left out: readers would print what we no longer say.
 *
 * @param words of the guide as it is now: `guideTextDigest`
 */
export function withFile(
  id: string,
  content: GuideContent | undefined,
  files: GuideFiles,
  words: string,
): Guide | undefined {
  if (!content) return undefined
  const { fridge, ...rest } = content
  const guide = { ...rest, ...(fridge ? { fridgePath: fridgePath('guide', id) } : {}) }
  const file = files[id]
  if (file?.words !== words) return guide
  const { pages, bytes } = file
  return { ...guide, file: { path: `/guides/${id}.pdf`, pages, bytes } }
}
