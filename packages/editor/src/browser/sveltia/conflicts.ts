import type { Backend } from '../../config/backend'
import { earlierText, newestTexts, textOnSite } from '../newest-texts'
import { originalField } from '../../config/cms-config'
import type { Values } from '../format'
import type { ImmutableMap, SaveEvent } from './sveltia'

/** Texts of files that were read, and that this page has made of entries. */
const read = new Set<string>()
const made = new Set<string>()
/** Texts that had been read when an entry was opened. */
let known = new Set<string>()

// The editor takes away and adds white space at the ends of files.
export const rememberRead = (text: string): void => void read.add(text.trim())
export const rememberMade = (text: string): void => void made.add(text.trim())

/** Remembers what was known of all files when a writer opened an entry. */
export function rememberOpened(): void {
  known = new Set(read)
}

/** The source of the newest text of a file. */
export interface Source {
  backend: Backend
  /** True if the server of this computer has the files. */
  local: boolean
}

/**
 * Stops a save that would write over what somebody else has changed since the entry was opened, and says so: on the site,
 * or in the open proposal that the save would go into. The editor itself looks only where it saves without pull requests.
 * If the newest text cannot be read, the save goes on: a conflict makes it fail, or is visible in the pull request.
 *
 * @throws Error that ends the save; the words stay in the editor
 */
export async function refuseOverwriting(
  { author, entry }: SaveEvent,
  { backend, local }: Source,
): Promise<void> {
  const path = entry.get('path')
  if (entry.get('newRecord') === true || typeof path !== 'string') return
  const collection = String(entry.get('collection'))
  const slug = String(entry.get('slug'))
  const newest = local
    ? await readLocal(path).catch(() => [])
    : await newestTexts(backend, { path, collection, slug, login: author.login })
  const isKnown = (text: string): boolean => known.has(text.trim()) || made.has(text.trim())
  if (newest.every(isKnown)) return
  throw endOfSave(
    'Somebody else has changed this since you opened it. Nothing was saved, so that nothing of theirs is ' +
      'lost. Copy the words you have changed, reload this page, and open it again. The draft that is then ' +
      'offered lacks their changes: press "Discard", and put your words in.',
  )
}

/** Returns the error by which Sveltia CMS ends a save and says why. */
const endOfSave = (why: string): Error => new Error('saving_failed', { cause: new Error(why) })

/**
 * Stops a save that would change nothing, or begin an entry without words.
 *
 * @param fileOf returns the file that a form makes of its values; undefined where there is no such form
 * @throws Error that ends the save
 */
export function refuseEmpty(
  { entry }: SaveEvent,
  fileOf: (values: Values, form: string) => string | undefined,
): void {
  const values = (entry.get('data') as ImmutableMap).toJS()
  const isSame = (text: string | undefined): boolean => text === values[originalField]
  const names = [entry.get('slug'), entry.get('collection')].map(String)
  const isEmpty =
    entry.get('newRecord') === true
      ? [values.title ?? values.name, values.message, values.body].every((one) => !one)
      : names.some((name) => isSame(fileOf(values, name)))
  if (!isEmpty) return
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
