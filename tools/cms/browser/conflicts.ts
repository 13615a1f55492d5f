import type { Backend } from '../config/backend'
import type { ImmutableMap } from './sveltia'

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

/** Where the newest text of a file is read. */
export interface Source {
  backend: Backend
  /** Whether the server of this computer has the files. */
  local: boolean
}

/**
 * Stops a save that would write over what somebody else has changed since the entry was opened, and says so. The
 * editor itself looks only where it saves without pull requests. Where the newest text cannot be read, the save goes on:
 * it fails by itself, or is seen in the pull request.
 *
 * @throws Error that ends the save; the words stay in the editor
 */
export async function refuseOverwriting(entry: ImmutableMap, source: Source): Promise<void> {
  const path = entry.get('path')
  if (entry.get('newRecord') === true || typeof path !== 'string') return
  const newest = await readNewest(path, source).catch(() => undefined)
  if (newest === undefined || known.has(newest) || made.has(newest)) return
  window.alert(
    'Somebody else has changed this article since you opened it. Nothing was saved, so that nothing of theirs is ' +
      'lost. Copy the words you have changed, reload this page, open the article again, and put them in.',
  )
  throw new Error('Somebody else has changed this article since it was opened.')
}

async function readNewest(path: string, { backend, local }: Source): Promise<string | undefined> {
  const address = local
    ? new URL(`../file?path=${encodeURIComponent(path)}`, import.meta.url)
    : remoteAddress(path, backend)
  const headers = local ? {} : signedIn(backend)
  const response = await fetch(address, { cache: 'no-store', headers })
  return response.ok ? (await response.text()).trim() : undefined
}

function remoteAddress(path: string, { name, repo, branch, api_root: own }: Backend): string {
  const ref = `ref=${encodeURIComponent(branch)}`
  if (name === 'gitlab') {
    const root = typeof own === 'string' ? own : 'https://gitlab.com/api/v4'
    const file = `repository/files/${encodeURIComponent(path)}/raw?${ref}`
    return `${root}/projects/${encodeURIComponent(repo)}/${file}`
  }
  const root = typeof own === 'string' ? own : 'https://api.github.com'
  return `${root}/repos/${repo}/contents/${encodeURI(path)}?${ref}`
}

/** Returns the headers of a request in the name of the writer, whose token the editor keeps in this browser. */
function signedIn({ name }: Backend): Record<string, string> {
  const user = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}') as { token?: unknown }
  const { token } = user
  return {
    ...(name === 'github' ? { Accept: 'application/vnd.github.raw+json' } : {}),
    ...(typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {}),
  }
}
