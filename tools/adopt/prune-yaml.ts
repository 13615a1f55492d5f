import { isMap, isPair, isScalar, isSeq, type Document, type YAMLMap } from 'yaml'
import { dropSentences, type SentenceFilter } from './drop-sentences'

/** All that is taken out of a file. */
export interface Removal extends SentenceFilter {
  /** Kinds of sections. */
  sections: readonly string[]
  /** Paths of pages that are gone. */
  paths: ReadonlySet<string>
  /** Links to contact details that are gone, such as `text`. */
  contacts: readonly string[]
  /** Names of records that are gone, by the fields that name them. */
  references: Readonly<Record<string, ReadonlySet<string>>>
  /** Changes the words of a text, before sentences go. */
  reword: (text: string) => string
}

/** Fields without which an entry of a list says nothing: it goes with them. */
const essential = new Set([
  ...['to', 'kind', 'shared', 'own', 'title', 'label', 'name', 'number', 'question'],
  ...['answer', 'quote', 'action', 'testimonials', 'links', 'cells'],
])

/** Fields that say nothing once the text below them is gone. The title of a page still does. */
const headings = new Set(['kind', 'title', 'icon'])

/** Lists that may be left out; without any other, the entry that it belongs to goes. */
const optionalLists = new Set(['actions', 'points', 'menuLinks', 'holidays', 'more', 'about'])

/** Least number of entries of lists that need two. */
const leastEntries: Readonly<Record<string, number>> = {
  areas: 2,
  places: 2,
  stats: 2,
  items: 2,
  cards: 2,
}

/**
 * Takes all that a removal names out of a YAML file; comments of what is left stay.
 *
 * @returns false where nothing is left that could stand by itself
 */
export function pruneDocument(document: Document, removal: Removal): boolean {
  return prune(document.contents, '', removal)
}

/** @returns whether the node is left */
function prune(node: unknown, key: string, removal: Removal): boolean {
  if (isScalar(node)) {
    if (typeof node.value !== 'string') return true
    if (isRemovedValue(node.value, key, removal)) return false
    const text = dropSentences(removal.reword(node.value), removal)
    if (text === node.value) return true
    node.value = text
    return text !== ''
  }
  if (isSeq(node)) {
    node.items = node.items.filter((item) => prune(item, key, removal))
    return node.items.length >= (leastEntries[key] ?? 1)
  }
  return isMap(node) ? pruneMap(node, removal) : true
}

function pruneMap(map: YAMLMap, removal: Removal): boolean {
  // A section of a kind that goes takes its words along.
  const kind = map.get('kind')
  if (typeof kind === 'string' && removal.sections.includes(kind)) return false
  const hadText = map.has('text')
  let isLeft = true
  map.items = map.items.filter((pair) => {
    if (!isPair(pair)) return true
    const name = String(isScalar(pair.key) ? pair.key.value : pair.key)
    const hadList = isSeq(pair.value)
    if (prune(pair.value, name, removal)) return true
    if (essential.has(name) || (hadList && !optionalLists.has(name))) isLeft = false
    return false
  })
  unwrapMenu(map)
  return isLeft && map.items.length > 0 && !(hadText && kind !== 'hero' && isHeading(map))
}

function isHeading(map: YAMLMap): boolean {
  return map.items.every(({ key }) => headings.has(String(isScalar(key) ? key.value : key)))
}

/** Makes a menu with one link that link. */
function unwrapMenu(map: YAMLMap): void {
  const links = map.get('links')
  if (!isSeq(links) || links.items.length !== 1 || !map.has('label') || map.has('title')) return
  const [only] = links.items
  if (!isMap(only)) return
  map.items = only.items
}

function isRemovedValue(value: string, key: string, removal: Removal): boolean {
  if (key === 'to') {
    const path = value.replace(/[?#].*$/, '')
    return removal.paths.has(path) || removal.contacts.includes(value)
  }
  return removal.references[key]?.has(value) ?? false
}
