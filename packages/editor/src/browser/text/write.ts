import type { Content, ListItem, PhrasingContent } from 'mdast'
import type { Component } from '../../../../../src/content-model/article/article-body'
import { writeBody } from '../../../../../tools/format/write-body'
import type { TextMark, TextNode } from './tree'

/** Writes a text as Markdown, in the layout of all articles. */
export const writeText = (root: TextNode): string =>
  writeBody({ type: 'root', children: toBlocks(root) })

/** Returns whether a block holds nothing. Such a block is not written. */
const isEmptyBlock = ({ type, content = [] }: TextNode): boolean =>
  (type === 'paragraph' || type === 'source') && content.every(({ text }) => text?.trim() === '')

const filled = ({ content = [] }: TextNode): readonly TextNode[] =>
  content.filter((block) => !isEmptyBlock(block))

const toBlocks = (node: TextNode): Content[] => filled(node).map(toBlock)

/** Returns a block as a part of the tree of an article. */
export function toBlock(block: TextNode): Content {
  const { type, attrs = {}, content = [] } = block
  switch (type) {
    case 'paragraph':
      return { type: 'paragraph', children: toWords(content) }
    case 'heading':
      return { type: 'heading', depth: Number(attrs.level ?? 2) as 2, children: toWords(content) }
    case 'quote':
      return { type: 'blockquote', children: toBlocks(block) as [] }
    case 'bulletList':
    case 'orderedList': {
      const isSpread = (node: TextNode): boolean => node.attrs?.spread === true || !isTight(node)
      return {
        type: 'list',
        ordered: type === 'orderedList',
        start: Number(attrs.start ?? 1),
        spread: attrs.spread === true || content.slice(0, -1).some(isSpread),
        children: content.map((item): ListItem => ({
          type: 'listItem',
          spread: isSpread(item),
          children: toBlocks(item) as [],
        })),
      }
    }
    case 'picture': {
      const { src, alt, title } = attrs as Record<string, string>
      const image = { type: 'image', url: src ?? '', alt, title: title || null } as const
      return { type: 'paragraph', children: [image] }
    }
    case 'component':
    case 'emptyComponent':
      return toComponent(block)
    default:
      // The source of a block is written as it is.
      return { type: 'html', value: content.map(({ text }) => text ?? '').join('') }
  }
}

/** Returns whether an item needs no blank line inside: it is a single block, or words with a list below. */
function isTight(item: TextNode): boolean {
  const [, second, third] = filled(item)
  return third === undefined && (second === undefined || second.type.endsWith('List'))
}

function toComponent(block: TextNode): Content {
  const { name, attributes, oneLine } = block.attrs as {
    name: string
    attributes: Record<string, string>
    oneLine?: boolean
  }
  const [words, ...others] = filled(block)
  const isLine =
    oneLine === true && others.length === 0 && (words?.type ?? 'paragraph') === 'paragraph'
  return {
    type: isLine ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: isLine ? toWords(words?.content ?? []) : toBlocks(block),
  } as Component
}

const sameMark = (one: TextMark, other: TextMark): boolean =>
  one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {})

/** Returns the words of a block, without white space around them. */
const toWords = (nodes: readonly TextNode[]): PhrasingContent[] =>
  withoutEdges(nestMarks(nodes, [])).words

/** Nests the marks of words. The mark that reaches furthest is outermost. */
function nestMarks(nodes: readonly TextNode[], active: readonly TextMark[]): PhrasingContent[] {
  const words: PhrasingContent[] = []
  const add = (value: string): void => {
    const last = words.at(-1)
    if (last?.type === 'text') last.value += value
    else if (value !== '') words.push({ type: 'text', value })
  }
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index] as TextNode
    const open = (node.marks ?? []).filter((mark) => !active.some((one) => sameMark(one, mark)))
    const [longest] = open
      .map((mark) => ({ mark, length: runOf(mark, nodes, index) }))
      .sort((one, other) => other.length - one.length || compare(one.mark, other.mark))
    if (longest) {
      const { mark, length } = longest
      const inside = nestMarks(nodes.slice(index, index + length), [...active, mark])
      const { before, words: marked, after } = withoutEdges(inside)
      add(before)
      if (marked.length > 0) words.push(toMark(mark, marked))
      add(after)
      index += length
      continue
    }
    if (node.type === 'variable') {
      words.push({ type: 'mdxTextExpression', value: String(node.attrs?.name) })
    } else add(node.type === 'lineEnd' ? '\n' : (node.text ?? ''))
    index += 1
  }
  return words
}

/** Takes the white space off both ends of words, where a mark or a block cannot have any. */
function withoutEdges(words: PhrasingContent[]): {
  before: string
  words: PhrasingContent[]
  after: string
} {
  const cut = (node: PhrasingContent | undefined, edge: RegExp): string => {
    if (node?.type !== 'text') return ''
    const space = edge.exec(node.value)?.[0] ?? ''
    node.value = node.value.replace(edge, '')
    return space
  }
  const before = cut(words[0], /^\s+/)
  const after = cut(words.at(-1), /\s+$/)
  return { before, words: words.filter((one) => one.type !== 'text' || one.value !== ''), after }
}

/** Of two marks around the same words, the link is outside, except where the file has it inside. */
function compare(one: TextMark, other: TextMark): number {
  if (other.type === 'link') return -compare(other, one)
  const inside = Array.isArray(one.attrs?.inside) ? (one.attrs.inside as unknown[]) : []
  return one.type !== 'link' ? 0 : inside.includes(other.type) ? 1 : -1
}

function runOf(mark: TextMark, nodes: readonly TextNode[], from: number): number {
  const end = nodes.findIndex(
    ({ marks = [] }, index) => index >= from && !marks.some((one) => sameMark(one, mark)),
  )
  return (end === -1 ? nodes.length : end) - from
}

function toMark({ type, attrs = {} }: TextMark, children: PhrasingContent[]): PhrasingContent {
  if (type !== 'link') return { type: type === 'bold' ? 'strong' : 'emphasis', children }
  const { href, title } = attrs as { href: string; title?: string | null }
  return { type: 'link', url: href, title: title ?? null, children: children as [] }
}
