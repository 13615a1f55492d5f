import type { Content, Root } from 'mdast'
import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
} from '../article/article-components'
import { bodyOf, isJsx, startOf } from '../article/article-body'
import { fieldName, type Position } from '../parse/parse-yaml'
import { fieldValues } from '../parse/field-values'
import type { ContentRecord } from '../record'
import { escapeRegExp, positionIn } from '../text'

/** A paragraph or other unit of text in an article or guide, facts in braces. */
interface BodyText {
  text: string
  /**
   * Running words of a paragraph or heading, the title of a component, or the alternative text or the
   * caption of an image.
   */
  kind: 'running' | 'title' | 'picture' | 'caption'
  /** The line that they begin in, counted from 1. */
  line: number
}

interface Tree {
  children: readonly Content[]
}

const inline: readonly string[] = [
  'text',
  'strong',
  'emphasis',
  'link',
  'image',
  'break',
  'inlineCode',
  'mdxTextExpression',
]

/** Lists the words of a body from top to bottom. */
export function bodyTexts(root: Root): BodyText[] {
  const texts: BodyText[] = []
  collect(root, texts)
  return texts
}

function collect(parent: Tree, texts: BodyText[]): void {
  const running = parent.children.some(({ type }) => inline.includes(type))
  const text = running ? parent.children.map(runningText).join('') : ''
  const [first] = parent.children
  if (first && text.trim() !== '') texts.push({ text, kind: 'running', line: startOf(first).line })
  for (const node of parent.children) {
    texts.push(...ownWords(node))
    if (!('children' in node)) continue
    if (running) collectTexts(node, texts)
    else collect(node, texts)
  }
}

/** Collects the words of images and components among running words. */
function collectTexts(parent: Tree, texts: BodyText[]): void {
  for (const node of parent.children) {
    texts.push(...ownWords(node))
    if ('children' in node) collectTexts(node, texts)
  }
}

/** Returns what a node says besides running words. */
function ownWords(node: Content): BodyText[] {
  const { line } = startOf(node)
  if (node.type === 'image') {
    return [
      ...(node.alt ? [{ text: node.alt, kind: 'picture' as const, line }] : []),
      ...(node.title ? [{ text: node.title, kind: 'caption' as const, line }] : []),
    ]
  }
  if (node.type === 'mdxFlowExpression') return [{ text: factOf(node), kind: 'running', line }]
  if (!isJsx(node)) return []
  const { attributes }: Pick<ArticleComponent, 'attributes'> = isArticleComponent(node.name ?? '')
    ? articleComponents[node.name as keyof typeof articleComponents]
    : { attributes: {} }
  return node.attributes.flatMap((attribute): BodyText[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    const isText = attributes[attribute.name] === 'words'
    return isText ? [{ text: attribute.value, kind: 'title', line }] : []
  })
}

function runningText(node: Content): string {
  if (node.type === 'mdxTextExpression') return factOf(node)
  if (node.type === 'break') return '\n'
  if ('children' in node) return (node.children as Content[]).map(runningText).join('')
  return 'value' in node ? node.value : ''
}

const factOf = ({ value }: { value: string }): string => `{${value.trim()}}`

/** Words of a content file that visitors read. */
export interface VisitorText {
  text: string
  /** The field of the words, or `text` if they are below the front matter. */
  field: string
  /** The line of the file that the words begin in, counted from 1. */
  line: number
}

/**
 * Parts of a text that are no words: facts in braces, addresses. Each with a sign that it has in any
 * case: without it, there is nothing to look for.
 */
const nonWords = [
  { sign: /\{/, marks: /\{[^{}]*\}/g },
  {
    sign: /:\/\/|@|\.(?:gov|com|org|net|example)/i,
    marks: /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:gov|com|org|net|example)\b\S*/gi,
  },
]

/** The words of a file that visitors read, without facts and addresses. */
export function visitorTexts(
  record: Pick<ContentRecord, 'collection' | 'parsed' | 'body'>,
): VisitorText[] {
  const texts = fieldValues(record)
    .filter(({ meta }) => meta.role === 'text' || meta.role === 'label')
    .map(({ value, path }): VisitorText => {
      const { line } = record.parsed.positionOf(path)
      return { text: removeNonWords(value), field: fieldName(path), line }
    })
  const { root } = bodyOf(record)
  const body = root ? bodyTexts(root) : []
  texts.push(...body.map(({ text, line }) => ({ text: removeNonWords(text), field: 'text', line })))
  return texts
}

function removeNonWords(text: string): string {
  return nonWords.reduce(
    (rest, { sign, marks }) => (sign.test(rest) ? rest.replace(marks, ' ') : rest),
    text,
  )
}

/**
 * Finds the position of words in a file. A value may be folded over several lines, so the file itself is
 * searched, from the first line of the value.
 *
 * @param source the whole file
 * @param line the first line to look in, counted from 1
 * @returns the place; that of the first word where they are broken over two lines
 */
export function positionOfText(source: string, text: string, line: number): Position {
  const [first = text] = text.split(' ')
  const from = offsetOfLine(source, line)
  return find(source, text, from) ?? find(source, first, from) ?? { line, column: 1 }
}

/** Returns the offset of the beginning of a line. */
function offsetOfLine(source: string, line: number): number {
  let start = 0
  for (let above = 1; above < line; above++)
    start = source.indexOf('\n', start) + 1 || source.length
  return start
}

const wordSign = /[\p{L}\p{N}]/u

/** Returns the first position of a text as whole words. */
function find(source: string, text: string, from: number): Position | undefined {
  const pattern = new RegExp(escapeRegExp(text), 'giu')
  pattern.lastIndex = from
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const { index } = found
    const [before = '', after = ''] = [source[index - 1], source[index + found[0].length]]
    if (!wordSign.test(before) && !wordSign.test(after)) return positionIn(source, index)
    pattern.lastIndex = index + 1
  }
  return undefined
}
