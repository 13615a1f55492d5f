import type { Content, Image, ListItem, Parent, PhrasingContent } from 'mdast'
import {
  imageName,
  parseArticleBody,
  type Component,
} from '../../../../../src/content-model/article/article-body'
import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
} from '../../../../../src/content-model/article/article-components'
import type { TextMark, TextNode } from './tree'
import { toBlock } from './write'
import { writeBody } from '../../../../../tools/format/write-body'

/** A text as the field shows it. */
interface ReadText {
  root: TextNode
  /** Why none of it could be read as MDX. */
  error?: unknown
}

/** Thrown at what the field has no block for. */
class NotHeld extends Error {}

/**
 * Reads the text of an article for the rich text field. A block that would be written in another way than the formatter
 * writes it becomes a block of source, so that saving changes nothing that the writer did not change.
 */
export function readText(text: string): ReadText {
  try {
    const content = readBlocks(parseArticleBody(text))
    return { root: { type: 'doc', content: content.length > 0 ? content : [emptyParagraph] } }
  } catch (error) {
    return { root: { type: 'doc', content: [sourceBlock(text)] }, error }
  }
}

const emptyParagraph: TextNode = { type: 'paragraph' }

const sourceBlock = (text: string): TextNode => ({
  type: 'source',
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
})

const readBlocks = (parent: Parent): TextNode[] => parent.children.map(readBlock)

function readBlock(node: Content): TextNode {
  const written = writeBlock(node)
  try {
    const block = convert(node)
    if (writeBlock(toBlock(block)) === written) return block
  } catch (error) {
    if (!(error instanceof NotHeld)) throw error
  }
  return sourceBlock(written)
}

const writeBlock = (block: Content): string => writeBody({ type: 'root', children: [block] })

function convert(node: Content): TextNode {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children
      if (only?.type === 'image' && node.children.length === 1) return readPicture(only)
      return { type: 'paragraph', content: readWords(node.children, []) }
    }
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: node.depth },
        content: readWords(node.children, []),
      }
    case 'blockquote':
      return { type: 'quote', content: readBlocks(node) }
    case 'list':
      return {
        type: node.ordered ? 'orderedList' : 'bulletList',
        attrs: { spread: node.spread, ...(node.ordered ? { start: node.start ?? 1 } : {}) },
        content: node.children.map(readItem),
      }
    case 'mdxFlowExpression':
      return { type: 'paragraph', content: [readVariable(node.value, [])] }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readComponent(node)
    default:
      throw new NotHeld()
  }
}

function readPicture({ url, alt, title }: Image): TextNode {
  // A picture that is not saved yet has the address of a blob.
  if (!imageName(url) && !url.startsWith('blob:')) throw new NotHeld()
  return { type: 'picture', attrs: { src: url, alt: alt ?? '', title: title ?? '' } }
}

/** An item begins with a paragraph, empty where the file has none, so that words can be written there. */
function readItem(item: ListItem): TextNode {
  const content = readBlocks(item)
  const begins = content[0]?.type === 'paragraph'
  return {
    type: 'item',
    attrs: { spread: item.spread },
    content: begins ? content : [emptyParagraph, ...content],
  }
}

function readComponent(node: Component): TextNode {
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
  const oneLine = node.type === 'mdxJsxTextElement'
  const content = oneLine
    ? [{ type: 'paragraph', content: readWords(node.children, []) }]
    : readBlocks(node)
  return {
    type: 'component',
    attrs: { name, attributes, oneLine },
    content: content.length > 0 ? content : [emptyParagraph],
  }
}

function readWords(nodes: readonly PhrasingContent[], marks: readonly TextMark[]): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    switch (node.type) {
      case 'text':
        return readLines(node.value, marks)
      case 'strong':
        return readWords(node.children, [...marks, { type: 'bold' }])
      case 'emphasis':
        return readWords(node.children, [...marks, { type: 'emphasis' }])
      case 'link': {
        const attrs = {
          href: node.url,
          title: node.title ?? null,
          inside: marks.map(({ type }) => type),
        }
        return readWords(node.children, [...marks, { type: 'link', attrs }])
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
