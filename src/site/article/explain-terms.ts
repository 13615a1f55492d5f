import type { Element, Root, Text } from 'hast'
import { escapeRegExp } from '../../content-model/text'
import { proseLanguage } from '../../content-model/prose/languages/registry'
import type { Glossary } from '../../content-model/schemas/vocabulary'

type Term = Glossary['terms'][number]

/** Where nothing is put between the words: headings, links, and what is read out to a caller. */
const untouched = ['h2', 'h3', 'a', 'PhoneScript', 'LinkCard', 'Buttons', 'button', 'nav']
const inline = ['strong', 'em']

/**
 * Explains each term of the glossary in brackets, where it first stands in the article. What the
 * writer explains there stays as it is: in brackets or behind a colon after the term, or before it,
 * as in "this is called phishing".
 *
 * @param language code of the language of the article
 */
export function explainTerms(terms: readonly Term[], language: string) {
  const named = proseLanguage(language)?.beforeName
  const patterns = new Map(terms.map((term) => [term, patternOf(term)]))
  return (root: Root): void => {
    const open = new Map(patterns)
    const walk = (parent: Root | Element, above: readonly (Root | Element)[]): void => {
      for (const node of parent.children) {
        if (node.type === 'text') explainIn(node, [...above, parent], open, named)
        if (node.type === 'element' && !untouched.includes(node.tagName)) {
          walk(node, [...above, parent])
        }
      }
    }
    walk(root, [])
  }
}

function explainIn(
  node: Text,
  parents: readonly (Root | Element)[],
  open: Map<Term, RegExp>,
  named: RegExp | undefined,
): void {
  const text = node.value
  const found = [...open].flatMap(([term, pattern]) => {
    const match = pattern.exec(text)
    return match ? [{ term, start: match.index, end: match.index + match[0].length }] : []
  })
  // From the end on, so that the places before stay where they are.
  for (const { term, start, end } of found.sort((a, b) => b.start - a.start)) {
    open.delete(term)
    const after = text.slice(end) + beside(node, parents, 1)
    const before = beside(node, parents, -1) + text.slice(0, start)
    if (/^\s*[(:]/.test(after) || named?.test(before)) continue
    node.value = `${node.value.slice(0, end)} (${term.explanation})${node.value.slice(end)}`
  }
}

/** Finds the term as a word of its own, also where it begins a sentence. */
function patternOf({ term, forms = [] }: Term): RegExp {
  const escaped = [...forms, term].map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'iu')
}

/** The text right before (-1) or behind (1) a text, seen from inside bold words too. */
function beside(node: Text, parents: readonly (Root | Element)[], by: 1 | -1): string {
  const parent = parents.at(-1)
  if (!parent) return ''
  const next = parent.children[parent.children.indexOf(node) + by]
  if (next) return next.type === 'text' ? next.value : ''
  const above = parents.at(-2)
  if (parent.type !== 'element' || !inline.includes(parent.tagName) || !above) return ''
  const further = above.children[above.children.indexOf(parent) + by]
  return further?.type === 'text' ? further.value : ''
}
