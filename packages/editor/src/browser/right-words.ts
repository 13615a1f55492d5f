import { withWord } from '../../../../src/content-model/prose/spelling'
import { wordsFile } from '../../../../src/content-model/prose/wording'
import type { SiteData } from '../editor-data'
import { textToSaveOver, type SavedFile } from './newest-texts'
import { readLocal } from './sveltia/conflicts'

/** A list of words that the spelling check takes as right. */
export interface WordList {
  /** Its path in the repository. */
  path: string
  text: string
  /** True from a word that the writer has added to the save that takes the list along. */
  isChanged: boolean
}

/** The list for the entry that is open. */
let list: WordList | undefined

/** Reads the list for an entry: as it is in its proposal, or else on the site. */
export async function readWordList(
  { config: { backend, media_folder }, checkedByServer, language }: SiteData,
  below: string,
  entry: Omit<SavedFile, 'path'>,
): Promise<WordList> {
  const name = wordsFile(below, language)
  const path = media_folder.replace(/[^/]*$/, name)
  const texts = checkedByServer ? readLocal(path) : textToSaveOver(backend, { ...entry, path })
  // A list that cannot be read would be replaced by the words that are added to it.
  list = undefined
  const [text = ''] = await texts
  return (list = { path, text, isChanged: false })
}

/** Adds a word to the list. On this computer it is written at once; elsewhere, the next save takes the list along. */
export async function addWord(word: string, local: boolean): Promise<void> {
  if (!list) return
  Object.assign(list, { text: withWord(list.text, word), isChanged: !local })
  if (!local) return
  const body = JSON.stringify({ path: list.path, word })
  await fetch(new URL('../words', import.meta.url), { method: 'POST', body })
}

/** Returns the list that the next save takes along. */
export const listToSave = (): WordList | undefined => (list?.isChanged ? list : undefined)
