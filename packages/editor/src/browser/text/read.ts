import type { Content, Image, List, ListItem, Parent, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { imageName, parseArticleBody } from '../../../../../src/content-model/article/article-body'
import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
} from '../../../../../src/content-model/article/article-components'
import type { TextMark, TextNode } from './tree'
import { usualGap, usualItemGap, writeBlock, writeText } from './write'

/** A text as the field shows it. */
interface ReadText {
  root: TextNode
  /** Why none of it could be read as MDX. */
  error?: unknown
}

/** Context of a node: the file, and the prefix of its lines in lists and quotes. */
interface Place {
  text: string
  prefixes: readonly RegExp[]
}

/** Thrown at what the field has no block for. */
class NotHeld extends Error {}

/**
 * Reads the text of an article for the rich text field. A block that would be written in another way than the file
 * has it becomes a block of source, so that saving changes nothing that the writer did not change.
 */
export function readText(text: string): ReadText {
  const whole: TextNode = { type: 'doc', content: [sourceBlock(text)] }
  try {
    const tree = parseArticleBody(text)
    const content = readBlocks(tree, { text, prefixes: [] }, false)
    const root: TextNode = { type: 'doc', content: content.length > 0 ? content : [emptyParagraph] }
    return { root: writeText(root) === text ? root : whole }
  } catch (error) {
    return error instanceof NotHeld ? { root: whole } : { root: whole, error }
  }
}

const emptyParagraph: TextNode = { type: 'paragraph' }

const sourceBlock = (text: string): TextNode => ({
  type: 'source',
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
})

const startOf = ({ position }: Positioned): number => position?.start.offset ?? 0
type Positioned = Pick<Content, 'position'>

/** Returns where a node ends. A list in a quote would end with the empty line below it. */
function endOf(node: Content): number {
  const isList = node.type === 'list' || node.type === 'listItem'
  const last = isList ? node.children.at(-1) : undefined
  return last ? endOf(last) : (node.position?.end.offset ?? 0)
}

/** Returns a part of the file without what lists and quotes put before its lines. */
function partOf({ text, prefixes }: Place, start: number, end: number): string {
  const [first = '', ...others] = text.slice(start, end).split('\n')
  const bare = others.map((line) =>
    prefixes.reduce((rest, prefix) => rest.replace(prefix, ''), line),
  )
  return [first, ...bare].join('\n')
}

function readBlocks(parent: Parent | Root, place: Place, inItem: boolean): TextNode[] {
  const children = parent.children as readonly Content[]
  const blocks: TextNode[] = []
  children.forEach((child, index) => {
    const block = readBlock(child, place)
    const [above, previous] = [children[index - 1], blocks.at(-1)]
    if (!above || !previous) return void blocks.push(block)
    const gap = partOf(place, endOf(above), startOf(child))
    if (gap.trim() !== '') throw new NotHeld()
    const usual = gap === usualGap(previous, block, inItem)
    blocks.push(usual ? block : { ...block, attrs: { ...block.attrs, gap } })
  })
  return blocks
}

function readBlock(node: Content, place: Place): TextNode {
  const source = partOf(place, startOf(node), endOf(node))
  try {
    const block = convert(node, place)
    if (writeBlock(block) === source) return block
  } catch (error) {
    if (!(error instanceof NotHeld)) throw error
  }
  return sourceBlock(source)
}

function convert(node: Content, place: Place): TextNode {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children
      if (only?.type === 'image' && node.children.length === 1) return readPicture(only)
      return { type: 'paragraph', content: readWords(node.children, [], place) }
    }
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: node.depth },
        content: readWords(node.children, [], place),
      }
    case 'blockquote':
      return { type: 'quote', content: readBlocks(node, inside(place, /^ {0,3}> ?/), false) }
    case 'list':
      return readList(node, place)
    case 'mdxFlowExpression':
      return { type: 'paragraph', content: [readVariable(node.value, [])] }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readComponent(node, place)
    default:
      throw new NotHeld()
  }
}

const inside = ({ text, prefixes }: Place, prefix: RegExp): Place => ({
  text,
  prefixes: [...prefixes, prefix],
})

function readPicture({ url, alt, title }: Image): TextNode {
  // A picture that is not saved yet has the address of a blob.
  if (!imageName(url) && !url.startsWith('blob:')) throw new NotHeld()
  return { type: 'picture', attrs: { src: url, alt: alt ?? '', title: title ?? '' } }
}

function readList(list: List, place: Place): TextNode {
  const { ordered, start } = list
  const label = /^(?:\d+)?([-+*.)])/.exec(place.text.slice(startOf(list)))?.[1] ?? '-'
  const content = list.children.map((item) => readItem(item, place))
  list.children.forEach((item, index) => {
    const [above, previous, block] = [list.children[index - 1], content[index - 1], content[index]]
    if (!above || !previous || !block) return
    const gap = partOf(place, endOf(above), startOf(item))
    if (gap !== usualItemGap(previous)) content[index] = { ...block, attrs: { gap } }
  })
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    attrs: { marker: label, ...(ordered ? { start: start ?? 1 } : {}) },
    content,
  }
}

/** An item begins with a paragraph, empty where the file has none, so that words can be written there. */
function readItem(item: ListItem, place: Place): TextNode {
  const label = /^(?:\d+[.)]|[-+*]) ?/.exec(place.text.slice(startOf(item)))?.[0] ?? ''
  const content = readBlocks(item, inside(place, new RegExp(`^ {1,${label.length}}`)), true)
  const begins = content[0]?.type === 'paragraph'
  return { type: 'item', content: begins ? content : [emptyParagraph, ...content] }
}

function readComponent(node: MdxJsxFlowElement | MdxJsxTextElement, place: Place): TextNode {
  const name = node.name ?? ''
  if (!isArticleComponent(name)) throw new NotHeld()
  const { empty }: ArticleComponent = articleComponents[name]
  const attributes = Object.fromEntries(
    node.attributes.map((one): [string, string] => {
      if (one.type !== 'mdxJsxAttribute' || typeof one.value !== 'string') throw new NotHeld()
      return [one.name, one.value]
    }),
  )
  if (empty) return { type: 'emptyComponent', attrs: { name, attributes } }
  const children = node.children as Content[]
  const [first, last] = [children[0], children.at(-1)]
  const source = place.text.slice(startOf(node), endOf(node))
  if (!first || !last) {
    const open = /\n/.test(source) ? '\n\n' : ''
    return {
      type: 'component',
      attrs: { name, attributes, open, close: open },
      content: [emptyParagraph],
    }
  }
  const open =
    /(?:[ \t]*\n[ \t\n>]*|[ \t]*)$/.exec(source.slice(0, startOf(first) - startOf(node)))?.[0] ?? ''
  const close =
    /^(?:[ \t]*\n[ \t\n>]*|[ \t]*)/.exec(source.slice(endOf(last) - startOf(node)))?.[0] ?? ''
  const words = node.type === 'mdxJsxTextElement'
  return {
    type: 'component',
    attrs: { name, attributes, open: bare(open, place), close: bare(close, place) },
    content: words
      ? [{ type: 'paragraph', content: readWords(node.children, [], place) }]
      : readBlocks(node, place, false),
  }
}

const bare = (space: string, place: Place): string =>
  partOf({ ...place, text: space }, 0, space.length)

function readWords(
  nodes: readonly PhrasingContent[],
  marks: readonly TextMark[],
  place: Place,
): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    switch (node.type) {
      case 'text':
        return readLines(node.value, marks)
      case 'strong':
        return readWords(node.children, [...marks, { type: 'bold' }], place)
      case 'emphasis': {
        const marker = place.text[startOf(node)] ?? '*'
        return readWords(node.children, [...marks, { type: 'emphasis', attrs: { marker } }], place)
      }
      case 'link': {
        const end = node.children.at(-1)
        const rest = end && /^\]\(([\s\S]*)\)$/.exec(place.text.slice(endOf(end), endOf(node)))?.[1]
        if (!rest) throw new NotHeld()
        const attrs = {
          href: node.url,
          target: rest === node.url ? null : rest,
          inside: marks.map(({ type }) => type),
        }
        return readWords(node.children, [...marks, { type: 'link', attrs }], place)
      }
      case 'mdxTextExpression':
        return [readVariable(node.value, marks)]
      default:
        throw new NotHeld()
    }
  })
}

const withMarks = (node: TextNode, marks: readonly TextMark[]): TextNode =>
  marks.length > 0 ? { ...node, marks } : node

function readLines(value: string, marks: readonly TextMark[]): TextNode[] {
  return value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'lineEnd' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ])
    .map((node) => withMarks(node, marks))
}

function readVariable(value: string, marks: readonly TextMark[]): TextNode {
  if (!/^[A-Za-z]\w*$/.test(value)) throw new NotHeld()
  return withMarks({ type: 'variable', attrs: { name: value } }, marks)
}

/** Returns a block without its words, as a new component begins: a list has a single item, with nothing below it. */
export function withoutWords({ type, attrs, content }: TextNode): TextNode {
  const names = Object.keys((attrs?.attributes as object | undefined) ?? {})
  const attributes = Object.fromEntries(names.map((name) => [name, '']))
  const isSingle = /List$|^item$/.test(type)
  const children = content?.filter((child) => child.type !== 'text')
  const blocks = (isSingle ? children?.slice(0, 1) : children)?.map(withoutWords)
  return {
    type,
    ...(attrs ? { attrs: { ...attrs, ...(attrs.attributes ? { attributes } : {}) } } : {}),
    ...(blocks ? { content: blocks } : {}),
  }
}
