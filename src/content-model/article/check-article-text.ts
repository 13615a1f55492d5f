import type { Text } from 'mdast'
import {
  markdown,
  unseen,
  unseenFinding,
  type Add,
  type Finding,
  type Part,
} from './article-findings'
import type { Facts } from '../facts'
import { explainOwnFact, findOwnFact, telephone } from '../variables/written-facts'

/** What running words may not hold, and how to write it instead. */
const refused: readonly (Finding & { looks: RegExp })[] = [
  { looks: unseen, ...unseenFinding },
  {
    looks: telephone,
    kind: 'figure-written-out',
    found: 'a telephone number written out',
    allowed: 'a number of site.yaml, facts.yaml or help-lines.yaml, by its {name}',
    fix: 'Add it to one of these files under a name, with its source, and write {that name} here.',
  },
  {
    looks: /https?:\/\/|\bwww\./,
    kind: 'address-not-linked',
    found: 'an address in running words, which is no link',
    allowed: '[words](https://…)',
    fix: 'Write [words that say where it leads](https://…).',
  },
  {
    looks: /!\[[^\]]*\]\([^)]*\)/,
    kind: 'picture-address',
    found: 'a picture whose address cannot be read',
    allowed: '![what it shows](./photo.jpg)',
    fix: 'Name the file with letters, digits and hyphens, without spaces.',
  },
  {
    // A line between two bars, or any line above one such as --- | ---.
    looks: /^[ \t]*\|.*\|[ \t]*$|^.*\r?\n[ \t:|-]*-[ \t:]*\|[ \t:]*-[ \t:|-]*$/m,
    kind: 'article-table',
    found: 'a table drawn with |',
    allowed: markdown,
    fix: 'Write a list; a table is hard to read on a phone.',
  },
]

/** Finds facts that are written out, addresses that are no links, and tables. */
export function checkText(node: Text, body: string, facts: Facts, add: Add): void {
  const own = findOwnFact(node.value, facts)
  if (own) add(partAt(node, body, own.index), 'text', explainOwnFact(own))
  for (const { looks, ...finding } of refused) {
    if (own && looks === telephone) continue
    const match = looks.exec(node.value)
    if (match) add(partAt(node, body, match.index), 'text', finding)
  }
}

/**
 * The part of a text that begins at an index. Its lines are those of the file, but marks such as
 * > and spaces in front of them are left out: so its first word is looked up in the file's line.
 */
function partAt(node: Text, body: string, index: number): Part {
  if (!node.position) return node
  const { start, end } = node.position
  const above = node.value.slice(0, index).split('\n').length - 1
  const [word = ''] = /\S+/.exec(node.value.slice(index)) ?? []
  const line = start.line + above
  const from = above === 0 ? start.column - 1 : 0
  const found = (body.split('\n')[line - 1] ?? '').indexOf(word, from)
  return { position: { start: { line, column: (found < 0 ? from : found) + 1 }, end } }
}
