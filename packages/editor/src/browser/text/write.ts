import {
  articleComponents,
  type ArticleComponent,
} from '../../../../../src/content-model/article/article-components'
import type { TextMark, TextNode } from './tree'

/** Writes a text as MDX, in the form that our articles have. */
export const writeText = (root: TextNode): string => writeBlocks(root.content ?? [])

const sameMark = (one: TextMark, other: TextMark): boolean =>
  one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {})

/** Returns whether a block holds nothing. Such a block is not written. */
const isEmptyBlock = ({ type, content = [] }: TextNode): boolean =>
  (type === 'paragraph' || type === 'source') && content.every(({ text }) => text?.trim() === '')

const attribute = (node: TextNode, name: string): string => {
  const value = node.attrs?.[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const isList = ({ type }: TextNode): boolean => type === 'bulletList' || type === 'orderedList'

/** Returns whether a component and its words take one line. */
const isOneLine = (node: TextNode): boolean =>
  node.type === 'component' && !attribute(node, 'open').includes('\n') && holdsWords(node)

function writeBlocks(blocks: readonly TextNode[], inItem = false): string {
  let text = ''
  let previous: TextNode | undefined
  let marker = ''
  for (const block of blocks.filter((one) => !isEmptyBlock(one))) {
    // A second list behind a first one must look different, or they are read as one.
    const follows = previous?.type === block.type && isList(block)
    const own = markerOf(block)
    const used = follows && own === marker ? otherMarkers[own] : own
    if (previous) text += gapBetween(previous, block, inItem)
    text += writeBlock(block, used)
    previous = block
    marker = used ?? ''
  }
  return text
}

const otherMarkers: Readonly<Record<string, string>> = {
  '-': '*',
  '*': '-',
  '+': '-',
  '.': ')',
  ')': '.',
}

const markerOf = (block: TextNode): string => (isList(block) ? attribute(block, 'marker') : '')

/** Returns the line ends between two blocks: those of the file where they still separate the blocks. */
function gapBetween(previous: TextNode, block: TextNode, inItem: boolean): string {
  const gap = attribute(block, 'gap')
  const listInItem = inItem && isList(block) && previous.type === 'paragraph'
  const separates =
    /\n[ \t]*\n/.test(gap) ||
    (gap !== '' &&
      (previous.type === 'heading' || listInItem || (isOneLine(previous) && isOneLine(block))))
  return separates ? gap : usualGap(previous, block, inItem)
}

/** Returns the line ends that are written between two blocks of which the file says nothing. */
export const usualGap = (previous: TextNode, block: TextNode, inItem: boolean): string =>
  inItem && isList(block) && previous.type === 'paragraph' ? '\n' : '\n\n'

/** Returns the line ends that are written between two items: a blank line below one of several blocks. */
export const usualItemGap = ({ content = [] }: TextNode): string =>
  content.filter((block) => !isEmptyBlock(block)).length > 1 ? '\n\n' : '\n'

/** Writes a block, without what separates it from others. */
export function writeBlock(block: TextNode, marker = markerOf(block)): string {
  const { type, content = [] } = block
  switch (type) {
    case 'paragraph':
      return writeWords(content, true)
    case 'heading':
      return `${'#'.repeat(Number(block.attrs?.level ?? 2))} ${writeWords(content, false).replace(/#$/, '\\#')}`.trimEnd()
    case 'quote':
      return prefixLines(writeBlocks(content), '> ', '> ')
    case 'bulletList':
    case 'orderedList':
      return writeList(block, marker)
    case 'picture':
      return writePicture(block)
    case 'component':
    case 'emptyComponent':
      return writeComponent(block)
    default:
      return content.map(({ text = '' }) => text).join('')
  }
}

function writeList(list: TextNode, marker: string): string {
  const { content: items = [] } = list
  const start = Number(list.attrs?.start ?? 1)
  return items
    .map((item, index) => {
      const label = list.type === 'orderedList' ? `${start + index}${marker}` : marker
      const text = writeBlocks(item.content ?? [], true)
      const lines =
        text === '' ? label : prefixLines(text, `${label} `, ' '.repeat(label.length + 1))
      const above = items[index - 1]
      return above ? (attribute(item, 'gap') || usualItemGap(above)) + lines : lines
    })
    .join('')
}

/** Writes something before each line; nothing is left at the end of an empty one. */
function prefixLines(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      const prefix = index === 0 ? first : others
      return line === '' ? prefix.trimEnd() : prefix + line
    })
    .join('\n')
}

function writePicture(picture: TextNode): string {
  const title = attribute(picture, 'title')
  const alt = escapeWords(attribute(picture, 'alt'), inBrackets)
  const caption = title ? ` "${title.replace(/["\\]|&(?=#?\w+;)/g, '\\$&')}"` : ''
  return `![${alt}](${attribute(picture, 'src')}${caption})`
}

/** Returns whether a component holds a single paragraph, or nothing. */
function holdsWords({ content = [] }: TextNode): boolean {
  const blocks = content.filter((block) => !isEmptyBlock(block))
  return blocks.length === 0 || (blocks.length === 1 && blocks[0]?.type === 'paragraph')
}

function writeComponent(block: TextNode): string {
  const name = attribute(block, 'name')
  const tag = `<${name}${writeAttributes(block.attrs?.attributes as Record<string, string>)}`
  const { empty } = (articleComponents as Record<string, ArticleComponent>)[name] ?? {}
  if (empty) return `${tag} />`
  const blocks = (block.content ?? []).filter((one) => !isEmptyBlock(one))
  const open = attribute(block, 'open')
  const isShort = !/\n[ \t]*\n/.test(open)
  const keeps = !isShort || holdsWords(block) || (open !== '' && blocks.every(isOneLine))
  const [before, after] = keeps ? [open, attribute(block, 'close')] : ['\n\n', '\n\n']
  const inside =
    isShort && holdsWords(block) ? writeWords(blocks[0]?.content ?? [], false) : writeBlocks(blocks)
  if (inside === '') return `${tag}>${before.includes('\n') ? '\n\n' : ''}</${name}>`
  return `${tag}>${before}${inside}${after}</${name}>`
}

const writeAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      const text = value.replace(/&(?=#?\w+;)/g, '&amp;')
      if (!text.includes('"')) return ` ${name}="${text}"`
      return text.includes("'")
        ? ` ${name}="${text.replaceAll('"', '&quot;')}"`
        : ` ${name}='${text}'`
    })
    .join('')

/** Writes words with their marks. The mark that reaches furthest is outermost. */
function writeWords(nodes: readonly TextNode[], startsLine: boolean): string {
  const text = separateMarks(writeMarked(nodes, []))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .trim()
  const lines = text.split('\n')
  return lines.map((line, index) => (startsLine || index > 0 ? escapeStart(line) : line)).join('\n')
}

/** Stands for the stars of bold and emphasized words until it is known what is beside them. */
const opening = '\ue000'
const closing = '\ue001'

function writeMarked(nodes: readonly TextNode[], active: readonly TextMark[]): string {
  let text = ''
  let emphasis = -1
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index] as TextNode
    const open = (node.marks ?? []).filter((mark) => !active.some((one) => sameMark(one, mark)))
    const [longest] = open
      .map((mark) => ({ mark, length: runOf(mark, nodes, index) }))
      .sort((one, other) => other.length - one.length || compare(one.mark, other.mark))
    if (!longest) {
      text += writeLeaf(node, active)
      index += 1
      continue
    }
    const { mark, length } = longest
    let piece = wrap(mark, writeMarked(nodes.slice(index, index + length), [...active, mark]))
    const isEmphasis = mark.type === 'emphasis'
    if (text.endsWith(closing) && piece.startsWith(opening)) {
      // Stars of two marks would run together.
      if (isEmphasis) piece = underscored(piece)
      else if (emphasis >= 0) text = text.slice(0, emphasis) + underscored(text.slice(emphasis))
    }
    // With an exclamation mark, a link would be a picture.
    if (piece.startsWith('[')) text = text.replace(/!$/, '\\!')
    emphasis = isEmphasis ? text.length : -1
    text += piece
    index += length
  }
  return text
}

const underscored = (emphasis: string): string =>
  emphasis.replace(/^(\s*\ue000)\*/, '$1_').replace(/\*(\ue001\s*)$/, '_$1')

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

function wrap({ type, attrs = {} }: TextMark, inside: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inside) ?? []
  if (words === '') return inside
  if (type === 'link') {
    const target = typeof attrs.target === 'string' ? attrs.target : writeTarget(attrs.href)
    return `${before}[${words}](${target})${after}`
  }
  const stars = type === 'bold' ? '**' : attrs.marker === '_' ? '_' : '*'
  return `${before}${opening}${stars}${words}${stars}${closing}${after}`
}

const writeTarget = (href: unknown): string => {
  const address = typeof href === 'string' ? href : ''
  return /[\s()<>]/.test(address)
    ? encodeURI(address).replace(/[()]/g, encodeURIComponent)
    : address
}

/**
 * Takes out the placeholders of stars. Between a letter and a sign, stars are not read as bold; there the letter is
 * written as its number.
 */
function separateMarks(text: string): string {
  return text
    .replace(/([\p{L}\p{N}])(?=\ue000(?:_|[*_\ue000]*[^\p{L}\p{N}\s*_\ue000]))/gu, numbered)
    .replace(
      /((?:_|[^\p{L}\p{N}\s*_\ue001][*_\ue001]*)\ue001)([\p{L}\p{N}])/gu,
      (_, stars: string, letter: string) => stars + numbered(letter),
    )
    .replace(/[\ue000\ue001]/g, '')
}

const numbered = (letter: string): string =>
  `&#x${letter.codePointAt(0)?.toString(16).toUpperCase()};`

function writeLeaf({ type, attrs, text = '' }: TextNode, active: readonly TextMark[]): string {
  if (type === 'variable') return `{${String(attrs?.name)}}`
  if (type === 'lineEnd') return '\n'
  return escapeWords(text, active.some((mark) => mark.type === 'link') ? inBrackets : inWords)
}

const inWords = /[\\`*<{}]/g
const inBrackets = /[\\`*<{}[\]]/g

/** Escapes signs that would mean something else in MDX. */
const escapeWords = (text: string, signs: RegExp): string =>
  text
    .replace(signs, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/(?<!\\)\](?=[(:])/g, '\\]')
    .replace(/&(?=#?\w+;)/g, '\\&')

/** Escapes what would begin a list, a heading, a quote or code at the start of a line. */
const escapeStart = (line: string): string =>
  line
    .replace(/^(?=#{1,6}(\s|$)|[-+](\s|$)|>|=+\s*$|-{2,}\s*$|~~~)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](\s|$))/, '$1\\')
    .replace(/^(?=(im|ex)port\s)[ie]/, numbered)
