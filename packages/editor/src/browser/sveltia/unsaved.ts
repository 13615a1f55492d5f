import type { Backend } from '../../config/backend'
import { originalField, type CmsConfig } from '../../config/cms-config'
import { forgetSaved, typedSinceSave } from '../body-field'
import type { Values } from '../format'
import { entryOf, ownProposals } from '../proposal'
import { outcomeOf } from '../proposal-view'
import { copyIsStored, restoreButton } from './drafts'
import { hexOf } from '../translation'
import type { ImmutableMap } from './sveltia'
import { button, element } from '../text/element'

/** A copy of what is not saved yet, as Sveltia keeps it in this browser. It knows one for each entry, and one new one. */
interface Copy {
  collectionName: string
  /** Name of the entry, empty for a new one; with a line end and a time, a copy of ours that Sveltia does not find. */
  slug: string
  timestamp: Date
  currentValues: Record<string, Record<string, unknown>>
  /** Where the entry is edited, if we have put the copy aside. */
  route?: string
}

/** What would erase words at once, by the buttons of Sveltia that do it, and what is asked first. */
const erasing: readonly (readonly [selector: string, words: RegExp, question: string])[] = [
  ['[role=menuitem]', /^Revert/, 'Take back everything that is not saved?'],
  ['[data-key-path] [aria-label=Remove]', /^/, 'Remove this, with all that is in it?'],
  // Nothing is erased here, but the copy of another new entry would be written over.
  ['[role=menuitem]', /^Duplicate$/, ''],
  ['[role=alertdialog] [data-label=Discard]', /^/, ''],
  ['[role=alertdialog] [data-label="Reload Entry"]', /^/, ''],
]

const nameOfList = /^#\/collections\/([^/]+)$/
const nameOfEntry = /^#\/collections\/([^/]+)\/(?:new|entries\/(.+))$/

/** Where Sveltia keeps its copies. */
const storeName = 'draft-backups'

let withStore: <T>(run: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | undefined>

/**
 * Keeps what is not saved: asks before something of it is taken away, can bring it back, and lists it above the entries of
 * its collection, several new ones too.
 */
export function keepUnsaved({ backend: { name, repo }, collections }: CmsConfig): void {
  withStore = storeOf(`${name}:${repo}`)
  for (const one of collections) {
    pathsOfEntries.set(one.name, 'path' in one ? String(one.path) : '')
    for (const file of one.files ?? []) labelsOfFiles.set(file.name, String(file.label))
  }
  keepOverTabs()
  keepOverBuilds()
  let allowed: Element | undefined
  addEventListener(
    'click',
    (event) => {
      const press = (event.target as Element).closest<HTMLElement>('button')
      const found = erasing.find(
        ([selector, words]) => press?.matches(selector) && words.test(press.textContent.trim()),
      )
      if (!press || !found || press === allowed) return
      if (press.dataset.label === 'Discard' && !document.querySelector(restoreButton)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const [, , question] = found
      if (question && !window.confirm(`${question} It can be brought back.`)) return
      void putAside(question !== '').then(() => {
        allowed = press
        forgetSaved()
        press.click()
        allowed = undefined
      })
    },
    { capture: true },
  )
  addEventListener('hashchange', (event) => void beginNew(event))
  listAbove('Not saved yet', async (collection) => {
    const copies = (await allCopies()).filter(({ collectionName }) => collectionName === collection)
    return copies.sort((one, other) => Number(other.timestamp) - Number(one.timestamp)).map(rowOf)
  })
}

/**
 * Makes the copies known to the configuration that Sveltia loads. It throws those of another one away, and each build of the
 * site may bring another one: ours has titles of pages and other words of the content.
 */
function keepOverBuilds(): void {
  const { subtle } = crypto
  subtle.digest = async (algorithm, data) => {
    const digest = await SubtleCrypto.prototype.digest.call(subtle, algorithm, data)
    if (!new TextDecoder().decode(data).includes('\n_siteURL: ')) return digest
    Reflect.deleteProperty(subtle, 'digest')
    const cmsConfigVersion = hexOf(digest)
    const copies = await allCopies().catch((): Copy[] => [])
    for (const copy of copies) await withStore((store) => store.put({ ...copy, cmsConfigVersion }))
    return digest
  }
}

/**
 * Returns how the copies are read and changed. The database is closed each time: Sveltia adds stores to it. It takes one that
 * somebody else has made for its own.
 */
function storeOf(database: string): typeof withStore {
  return async (run) => {
    const databases = await indexedDB.databases()
    if (databases.every(({ name }) => name !== database)) return undefined
    const opened = await result(indexedDB.open(database))
    try {
      if (!opened.objectStoreNames.contains(storeName)) return undefined
      return await result(run(opened.transaction(storeName, 'readwrite').objectStore(storeName)))
    } finally {
      opened.close()
    }
  }
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The copies cannot be read.'))
  })

const allCopies = async (): Promise<Copy[]> =>
  (await withStore((store) => store.getAll() as IDBRequest<Copy[]>)) ?? []

/** Returns the copy that Sveltia keeps of the entry at a route. */
async function copyAt(route: string): Promise<Copy | undefined> {
  const [, collection, path = ''] = nameOfEntry.exec(route) ?? []
  const copies = await allCopies()
  return copies.find(
    ({ collectionName, slug }) =>
      collectionName === collection &&
      (slug === path || (slug !== '' && path.startsWith(`${slug}/`))),
  )
}

/** Puts a copy of the open entry aside, which Sveltia leaves alone. */
async function putAside(canUndo: boolean): Promise<void> {
  const route = decodeURI(location.hash)
  await copyIsStored()
  const copy = await copyAt(route)
  if (copy) await keep(copy, route)
  if (canUndo) offerUndo(route, copy && aside(copy, route))
}

const aside = (copy: Copy, route: string): Copy => ({
  ...copy,
  slug: `${copy.slug}\n${copy.timestamp.toISOString()}`,
  route,
})

const keep = (copy: Copy, route: string): Promise<unknown> =>
  withStore((store) => store.put(aside(copy, route)))

const forget = ({ collectionName, slug }: Copy): Promise<unknown> =>
  withStore((store) => store.delete([collectionName, slug]))

/** Forgets the copy of an entry that was only opened. */
export const forgetCopyOf = (entry: ImmutableMap): Promise<unknown> =>
  withStore((store) => store.delete([String(entry.get('collection')), String(entry.get('slug'))]))

/** The copies that this tab has stored, by their keys. A save of the same entry in another tab takes them away. */
const storedHere = new Map<string, Copy>()

/** Keeps the copies of this tab, until the tab itself takes them away. */
function keepOverTabs(): void {
  const { prototype } = IDBObjectStore
  const put = Reflect.get(prototype, 'put') as (...all: unknown[]) => IDBRequest<IDBValidKey>
  const remove = Reflect.get(prototype, 'delete') as (...all: unknown[]) => IDBRequest<undefined>
  prototype.put = function (value: Copy, ...key) {
    const { collectionName, slug } = value
    if (this.name === storeName) storedHere.set([collectionName, slug].join(), value)
    return put.call(this, value, ...key)
  }
  prototype.delete = function (key) {
    if (this.name === storeName) storedHere.delete((key as string[]).join())
    return remove.call(this, key)
  }
  addEventListener('focus', () => void storeAgain())
}

/** Stores the copies of this tab again that another one has taken away. */
export async function storeAgain(): Promise<void> {
  const there = (await allCopies()).map(({ collectionName, slug }) => [collectionName, slug].join())
  for (const [key, copy] of storedHere)
    if (!there.includes(key)) await withStore((store) => store.put(copy))
}

/**
 * Returns how to store what was typed during the save that begins: it takes the copy away, and Sveltia makes another only at
 * the next key.
 *
 * @param original file that is saved
 */
export async function keepTyped(slug: string, original: string): Promise<() => Promise<void>> {
  const copy = await copyAt(decodeURI(location.hash))
  return async () => {
    await copyIsStored()
    const body = typedSinceSave()
    if (!copy || body === undefined) return
    const typed = { body, [originalField]: original }
    const currentValues = Object.fromEntries(
      Object.entries(copy.currentValues).map(([locale, values]) => [
        locale,
        { ...values, ...typed },
      ]),
    )
    await withStore((store) => store.put({ ...copy, slug, timestamp: new Date(), currentValues }))
  }
}

/** Begins a new entry. One that is not saved yet is put aside first: Sveltia has room for one only. */
async function beginNew(event: HashChangeEvent): Promise<void> {
  const route = new URL(event.newURL).hash
  // What our own code and the browser's buttons open is offered as it was left.
  if (event.isTrusted || passing || !route.endsWith('/new')) return
  event.stopImmediatePropagation()
  const copy = await copyAt(route)
  if (copy) {
    const question = `“${titleOf(copy)}” is not saved yet. Begin another one? It stays in the list.`
    if (!window.confirm(question)) return history.back()
    await keep(copy, route)
    await forget(copy)
  }
  passing = true
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: event.oldURL, newURL: event.newURL }))
  passing = false
}

/** True while a route that was held back goes on. */
let passing = false

/** Offers to bring back what was taken away, until the entry is left. */
function offerUndo(route: string, copy: Copy | undefined): void {
  document.querySelector('.porchlight-undo')?.remove()
  const undo = button('Bring it back', () => {
    bar.remove()
    void bringBack(route, copy)
  })
  const bar = element(
    'div',
    { className: 'porchlight-undo', role: 'status' },
    'It was taken away.',
    undo,
  )
  document.body.append(bar)
  addEventListener('hashchange', () => bar.remove(), { once: true })
}

/** Opens an entry with a copy that was put aside, or as it is saved. What is there now is put aside in turn. */
async function bringBack(route: string, copy: Copy | undefined): Promise<void> {
  const isOpen = decodeURI(location.hash) === route
  if (isOpen) {
    await copyIsStored()
    location.hash = route.replace(/\/(new|entries\/.*)$/, '')
    await copyIsStored()
  }
  const current = await copyAt(route)
  if (current) {
    if (copy) await keep(current, route)
    await forget(current)
  }
  if (copy) {
    await forget(copy)
    const [slug = ''] = copy.slug.split('\n')
    await withStore((store) => store.put({ ...copy, slug }))
  }
  await open(route)
}

/** Opens an entry, and takes the copy that Sveltia offers. */
async function open(route: string): Promise<void> {
  location.hash = route
  for (let attempt = 0; attempt < 200; attempt++) {
    const restore = document.querySelector<HTMLElement>(restoreButton)
    if (restore) return restore.click()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Names of the forms of single files. */
const labelsOfFiles = new Map<string, string>()

/** Returns the first words that say what an entry is. The name of the organization is a field of its hours. */
export const titleIn = ({ title, name, message }: Values, label = ''): string | undefined =>
  [label, title, name, message].find((one): one is string => typeof one === 'string' && one !== '')

const titleOf = ({ currentValues, slug }: Copy): string =>
  titleIn(Object.values(currentValues)[0] ?? {}, labelsOfFiles.get(slug.replace(/\n.*/, ''))) ??
  'Without a title'

/** How the editor names the entries of a collection in its addresses, if not by their slugs. */
const pathsOfEntries = new Map<string, string>()

/** Returns where an entry is edited; without a name, a new one. */
function routeOf(collection: string, slug: string): string {
  const path = pathsOfEntries.get(collection)?.replace('{{slug}}', slug) || slug
  return `#/collections/${collection}/${slug === '' ? 'new' : `entries/${path}`}`
}

/** Lists something under a heading above the entries of each collection that has it. */
function listAbove(heading: string, rowsOf: (collection: string) => Promise<HTMLElement[]>): void {
  let section: HTMLElement | undefined
  const list = async (): Promise<void> => {
    const [, collection] = nameOfList.exec(location.hash) ?? []
    const grid = document.querySelector('#entry-list, #collection-container [role=grid]')
    if (section?.isConnected && section.dataset.collection === collection) return
    section?.remove()
    if (!collection || !grid) return
    const made = element('section', {
      className: 'porchlight-unsaved',
      'data-collection': collection,
      'aria-label': heading,
      hidden: true,
    })
    section = made
    grid.before(made)
    const rows = await rowsOf(collection)
    made.hidden = rows.length === 0
    made.append(element('h3', { textContent: heading }), ...rows)
  }
  new MutationObserver(() => void list()).observe(document.body, { childList: true, subtree: true })
}

/** Lists what the writer has proposed, and what has become of it. */
export function listProposals(backend: Backend, timeZone: string): void {
  listAbove('Your proposals', async (collection) => {
    const found = await ownProposals(backend, collection).catch(() => [])
    return found.map((proposal) => {
      const route = routeOf(collection, entryOf(proposal, collection) ?? '')
      const open = button('Open', () => void (location.hash = route))
      return element('p', {}, `${proposal.title} · ${outcomeOf(proposal, timeZone)}`, open)
    })
  })
}

function rowOf(copy: Copy): HTMLElement {
  const title = titleOf(copy)
  const time = copy.timestamp.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  const { slug, collectionName } = copy
  const route = copy.route ?? routeOf(collectionName, slug)
  const row = element(
    'p',
    {},
    `${title} · ${time}`,
    button('Go on', () => void (copy.route ? bringBack(route, copy) : open(route))),
    button('Throw away', () => {
      if (!window.confirm(`Throw away what is not saved of “${title}”? It cannot be brought back.`))
        return
      row.remove()
      void forget(copy)
    }),
  )
  return row
}
