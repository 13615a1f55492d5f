import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../cache/digest'
import { fillFacts, type Facts } from '../content-model/facts'
import { addressIn } from '../content-model/language'
import { fridgePath } from '../content-model/fridge-sheet'
import { guideFiles, type GuideFiles } from '../content-model/schemas/guide'
import type { Guide } from '../content-model/schemas/sections/help'
import { addressOf, type ContentRecord, type ContentRecords } from '../content-model/record'
import type { LanguageScope } from './language-scope'
import type { Promises } from '../content-model/schemas/sections/people'

/** Returns the folder of the PDF files of the guides, which `npm run guides` writes. */
export const guideFolder = (contentDir: string): string => join(contentDir, 'printed')

/** Returns the list of the PDF files. */
export const guideIndex = (contentDir: string): string =>
  join(guideFolder(contentDir), 'index.json')

/** Returns the PDF file of a guide. */
export const guidePdf = (contentDir: string, id: string): string =>
  join(guideFolder(contentDir), `${id}.pdf`)

/**
 * Reads the list of PDF files that `npm run guides` has made. It's empty if the command never ran, or if the list
 * can't be read, for example after a merge; then the check asks to run the command.
 */
export function readGuideFiles(contentDir: string): GuideFiles {
  try {
    return guideFiles.parse(JSON.parse(readFileSync(guideIndex(contentDir), 'utf8')))
  } catch {
    return {}
  }
}

/** Parts of an article that paper leaves out: images, buttons, key points and the section with questions. */
const screenOnly = /^!\[.*$|^(?:## .*\n\n)?<(KeyPoints|Questions|Buttons)>[\s\S]*?<\/\1>$/gm

/** Returns the text of a guide: its own, or that of its article. */
export function guideBody(
  records: ContentRecords,
  { data, body = '' }: Pick<ContentRecord<'guide'>, 'data' | 'body'>,
): string {
  const article = data.article && records.find('article', data.article)
  return article ? (article.body ?? '').replace(screenOnly, '') : body
}

/** Everything that the text of a printed guide depends on. */
interface GuideText {
  title: string
  /** Text in Markdown. */
  body: string
  facts: Facts
  /** Content of `<OurPromises />`. */
  promises: Promises | undefined
  /** Left out if the site isn't published yet. */
  origin: string | undefined
}

/**
 * Returns a digest of the text and facts of a guide. A PDF file with another digest is out of date. Styles don't
 * count, because an older style isn't wrong.
 */
export function guideTextDigest({ title, body, facts, promises, origin }: GuideText): string {
  const list = body.includes('<OurPromises') ? promises : undefined
  const { fullName, phone } = facts
  // The front matter is replaced with empty lines, whose number may change.
  const text = body.trimStart()
  const filled = fillFacts({ title, text, list, fullName, phone, origin }, facts)
  return digestOf(JSON.stringify(filled))
}

/**
 * Returns a guide with its PDF file and the address of its fridge sheet. A file that is missing or out of date is
 * left out, because readers would print information that is no longer true.
 */
export function guideWithFile(
  { records, facts, folder, guideFiles, site, articleContext }: LanguageScope,
  id: string,
): Guide {
  const record = records.find('guide', id)
  if (!record) throw new Error(`There is no guide "${id}".`)
  const { article, fridge, ...content } = record.data
  const body = guideBody(records, record)
  const source = article && records.find('article', article)
  const withSheet = source && source.data.fridge ? source : fridge && record
  const sheet = withSheet && fridgePath(records, withSheet, addressOf(withSheet))
  const guide = { ...content, ...(sheet ? { fridgePath: sheet } : {}) }
  const { promises } = articleContext
  const { title } = content
  const textDigest = guideTextDigest({ title, body, facts, promises, origin: site.origin })
  const file = guideFiles[id]
  if (file?.textDigest !== textDigest) return guide
  const { pages, bytes } = file
  return { ...guide, file: { path: addressIn(folder, `/guides/${id}.pdf`), pages, bytes } }
}
