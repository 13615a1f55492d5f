import { stepTitles } from './article/article-body'
import { fillFacts, type Facts } from './facts'
import type { ContentRecord, ContentRecords } from './record'
import type { FridgeContent } from './schemas/fridge'

/** A page for the fridge as it is printed: facts filled in, the lines found. */
export interface FridgeSheet extends Omit<FridgeContent, 'illustration'> {
  /** Left out where lines to fill in need its room. */
  illustration?: FridgeContent['illustration']
  sign: NonNullable<FridgeContent['sign']>
  lines: string[]
}

/** Characters that fit on one sheet of US Letter or A4 in its type size. */
export const mostLetters = { title: 40, line: 56 }

/**
 * Returns the address of the page for the fridge of a content file, or of a step of a guide. It ends as that of the page,
 * below a folder that the language names.
 *
 * @param records those of the language
 * @param page address of the page; left out for a guide, which has none
 */
export function fridgePath(
  records: ContentRecords,
  { collection, id }: ContentRecord,
  page: string | undefined,
): string {
  const { language } = records
  const { address: folder = 'fridge' } = records.of('interface')[0]?.data.fridgePage ?? {}
  const start = language && `/${language}`
  return `${start}/${folder}${page?.slice(start.length) ?? `/${collection}/${id}`}`
}

/**
 * Makes the sheet out of what was written.
 *
 * @param body the text of an article or guide, whose steps are used if there are no lines
 */
export function fridgeSheet(written: FridgeContent, facts: Facts, body = ''): FridgeSheet {
  const { sign = 'number', lines = stepTitles(body), illustration, ...words } = written
  const sheet = { ...words, sign, lines, ...(words.blanks ? {} : { illustration }) }
  return fillFacts(sheet, facts)
}
