import {
  articleComponents,
  type ArticleComponentName,
} from '../../../src/content-model/article/article-components'
import { labelOf } from '../config/label-of'
import { componentBody } from '../../docs/editor'

/** The part that a button puts into the text. */
export interface Insertion {
  /** Words on the button. */
  label: string
  /** True if it takes lines of its own, with empty ones around it. */
  block: boolean
  /** Text with `$0` and `${1:words}` where words are missing, as in snippets of VS Code. */
  snippet: string
}

/** A part of a text; empty if there is only a cursor. */
export type Range = readonly [start: number, end: number]

/** Text with the part of it that the writer replaces first. */
export interface Inserted {
  text: string
  selection: [start: number, end: number]
}

const parts: readonly Insertion[] = [
  { label: 'Heading', block: true, snippet: '## $0' },
  { label: 'Small heading', block: true, snippet: '### $0' },
  { label: 'Bold', block: false, snippet: '**$0**' },
  { label: 'List', block: true, snippet: '- $0' },
  { label: 'Numbered list', block: true, snippet: '1. $0' },
  { label: 'Quotation', block: true, snippet: '> $0' },
  { label: 'Link', block: false, snippet: '[$0](${1:/contact})' },
]

/** Every button but that of pictures: plain Markdown first, then each component that an article may use. */
export const insertions: readonly Insertion[] = [
  ...parts,
  ...(Object.keys(articleComponents) as ArticleComponentName[]).map((name) => ({
    label: labelOf(name),
    block: true,
    snippet: componentBody(name).join('\n'),
  })),
]

const placeholder = /\$0|\$\{\d+:([^}]*)\}/g

/** Fills a snippet: the selection, or words to be replaced, goes to the place of the cursor. */
export function fillSnippet(snippet: string, selected: string): Inserted {
  let selection: Inserted['selection'] | undefined
  let taken = 0
  const wanted = snippet.replace(/ \/>\n\$0$/, ' />')
  const text = wanted.replace(placeholder, (found, words: string | undefined, at: number) => {
    const filled =
      found.endsWith('$0') || found.startsWith('${0')
        ? selected || words || 'Write here.'
        : (words ?? '')
    const start = at + taken
    taken += filled.length - found.length
    if (filled !== selected || selected === '') selection ??= [start, start + filled.length]
    return filled
  })
  return { text, selection: selection ?? [text.length, text.length] }
}

/** Returns what is to be typed at a place of a text. */
export function insertionAt(
  text: string,
  [start, end]: Range,
  { snippet, block }: Insertion,
): Inserted {
  const filled = fillSnippet(snippet, text.slice(start, end))
  return block ? withEmptyLines(text, [start, end], filled) : filled
}

/** Returns where a block goes: in place of what is selected, or below the line of the cursor. */
export function placeOfBlock(text: string, [start, end]: Range): Range {
  if (start !== end) return [start, end]
  const lineEnd = text.indexOf('\n', start)
  const place = lineEnd === -1 ? text.length : lineEnd
  return [place, place]
}

/** Returns what is to be typed with the empty lines around it that are missing at its place. */
export function withEmptyLines(text: string, [start, end]: Range, filled: Inserted): Inserted {
  const before = emptyLines(/\n*$/.exec(text.slice(0, start))?.[0].length ?? 0, start === 0)
  const rest = text.slice(end)
  const after = emptyLines(/^\n*/.exec(rest)?.[0].length ?? 0, rest === '')
  const [from, to] = filled.selection
  return {
    text: before + filled.text + after,
    selection: [from + before.length, to + before.length],
  }
}

/** Line ends that are missing to an empty line; none at an end of the text. */
const emptyLines = (there: number, atEnd: boolean): string =>
  atEnd ? '' : '\n'.repeat(Math.max(0, 2 - there))
