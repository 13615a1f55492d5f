import type { Content, Root } from 'mdast'
import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
} from '../article/article-components'

/** Words of an article or guide that stand together, facts in braces. */
export interface BodyText {
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
  if (first && text.trim() !== '') texts.push({ text, kind: 'running', line: lineOf(first) })
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
  const line = lineOf(node)
  if (node.type === 'image') {
    return [
      ...(node.alt ? [{ text: node.alt, kind: 'picture' as const, line }] : []),
      ...(node.title ? [{ text: node.title, kind: 'caption' as const, line }] : []),
    ]
  }
  if (node.type === 'mdxFlowExpression') return [{ text: factOf(node), kind: 'running', line }]
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
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

const lineOf = ({ position }: Content): number => position?.start.line ?? 1
