import type { Backend } from '../../config/backend'
import { earlierText, textOnSite, textToSaveOver } from '../newest-texts'
import { originalField } from '../../config/cms-config'
import type { SaveEvent } from './sveltia'

/** The source of the newest text of a file. */
export interface Source {
  backend: Backend
  /** True if the server of this computer has the files. */
  local: boolean
}

/**
 * Stops a save that would write over what somebody else has changed, on the site or in the open proposal, since the words
 * of this entry were read. A draft that is restored keeps the text it was begun with, however old. The editor itself looks
 * only where it saves without pull requests. If the newest text cannot be read, the save goes on: a conflict makes it fail,
 * or is visible in the pull request.
 *
 * @throws Error that ends the save; the words stay in the editor
 */
export async function refuseOverwriting(
  { author, entry }: SaveEvent,
  { backend, local }: Source,
): Promise<void> {
  const path = entry.get('path')
  if (entry.get('newRecord') === true || typeof path !== 'string') return
  const [collection = '', slug = ''] = [entry.get('collection'), entry.get('slug')].map(String)
  const reading = local
    ? readLocal(path)
    : textToSaveOver(backend, { path, collection, slug, login: author.login })
  const [newest] = await reading.catch(() => [])
  // The editor takes away and adds white space at the ends of files.
  const original = String(entry.getIn(['data', originalField])).trim()
  if (newest === undefined || newest.trim() === original) return
  throw endOfSave(
    'This was changed since you began: by somebody else, or by you in another tab. Nothing was saved, so that nothing of ' +
      'that is lost. ' +
      'Reload this page, open it again, and press "Discard": you see those words, and yours stay in the list, below ' +
      '“Not saved yet”. Copy what you need from there, and put it in again.',
  )
}

/** Returns the error by which Sveltia CMS ends a save and says why. */
const endOfSave = (why: string): Error => new Error('saving_failed', { cause: new Error(why) })

/**
 * Stops a save that would change nothing, or begin an entry whose address says nothing.
 *
 * @param text file that the form makes of its values
 * @throws Error that ends the save
 */
export function refuseEmpty({ entry }: SaveEvent, text: string): void {
  const isNew = entry.get('newRecord') === true
  // Where a title has no letters for an address, Sveltia makes one of twelve digits, which stays.
  if (isNew && /^[\da-f]{12}$/.test(String(entry.get('slug'))))
    throw endOfSave(
      'The address of the page comes from its title, and stays. Write a title with Latin letters, or an address below ' +
        '“Slug”. Nothing was saved.',
    )
  if (!isNew && text === entry.getIn(['data', originalField]))
    throw endOfSave('Nothing has been written or changed yet, so there is nothing to save.')
}

/** Returns a file as it is on the site now; undefined if it cannot be read. */
export async function currentText(
  path: string,
  { backend, local }: Source,
): Promise<string | undefined> {
  const [text] = await (local ? readLocal(path) : textOnSite(backend, path)).catch(() => [])
  return text
}

/** Returns the newest version of a file that is accepted: the texts that a translation was made from have this digest. */
export async function translatedText(
  path: string,
  digest: string,
  accept: (text: string) => Promise<boolean>,
  { backend, local }: Source,
): Promise<string | undefined> {
  return local ? (await readLocal(path, digest))[0] : earlierText(backend, path, accept)
}

/** Returns what the server of this computer finds in a file, or in its version with a digest. */
export async function readLocal(path: string, digest?: string): Promise<string[]> {
  const query = new URLSearchParams({ path, ...(digest === undefined ? {} : { digest }) })
  const address = new URL(`../file?${query}`, import.meta.url)
  const response = await fetch(address, { cache: 'no-store' })
  return response.ok ? [await response.text()] : []
}
