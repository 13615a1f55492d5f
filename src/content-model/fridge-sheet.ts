import { stepTitles } from './article/article-body'
import type { CollectionName } from './collections'
import { fillFacts, type Facts } from './facts'
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

/** Path of all fridge sheets, which no content file can have. */
export const fridgeFolder = '/fridge/'

/** The address of the page for the fridge that belongs to a content file. */
export function fridgePath(collection: CollectionName, id: string): string {
  return `${fridgeFolder}${collection}/${id}`
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
