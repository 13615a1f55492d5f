import type { Content, ListItem, Parent, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isValid } from './article-components'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Position } from '../parse/parse-yaml'

/**
 * Visits all descendants of a node, depth first. In place of unist-util-visit, which creates a function
 * for each node: that took a seventh of the time of checking and rendering an article.
 *
 * @param parent a node of a Markdown (mdast) or HTML (hast) tree
 */
export function visitNodes<Part extends object>(
  parent: { children: readonly Part[] },
  look: (part: Part, parent: { children: readonly Part[] }) => void,
): void {
  for (const part of parent.children) {
    look(part, parent)
    if ('children' in part) visitNodes(part as Part & { children: readonly Part[] }, look)
  }
}

/** More than any article needs, in characters or levels. The MDX parser slows down far above. */
const longestBody = 100_000
const longestLine = 5_000
const deepest = 8

/** Quotes and lists inside each other, at the start of a line. */
const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])){${deepest + 1}}`)

/** A line of signs, such as - - - or ***, which divides a text and holds nothing. */
const dividing = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/

/** The tags of HTML elements that hold nothing, which are no parts inside parts. */
const emptyTag = /<(?:br|hr|img|input|wbr)\b/gi

/** A part that is over a limit; its message is for the writer. */
export class Excess extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
    readonly fix: string,
  ) {
    super(found)
  }
}

/** Returns the first part of a body that is over a limit: one that no person wrote could keep a build busy for hours. */
function findExcess(body: string): Excess | undefined {
  if (body.length > longestBody) {
    return new Excess(1, `${body.length} characters`, 'Make two articles of it.')
  }
  let open = 0
  for (const [index, line] of body.split('\n').entries()) {
    if (line.length > longestLine) {
      const found = `a line of ${line.length} characters`
      return new Excess(index + 1, found, 'Break it into paragraphs.')
    }
    const tags = line.replace(emptyTag, '')
    open += (tags.match(/<[A-Za-z]/g)?.length ?? 0) - (tags.match(/<\/|\/>/g)?.length ?? 0)
    const indent = /^[ \t]*(?=\S)/.exec(line)?.[0].length ?? 0
    const isNested = nested.test(line) && !dividing.test(line)
    if (isNested || open > 2 * deepest || indent > 40) {
      return new Excess(index + 1, 'parts inside parts, too deep', 'Write it as paragraphs.')
    }
  }
  return undefined
}

/** Created once, because that takes longer than parsing a short article. */
const reader = unified().use(remarkParse).use(remarkMdx).freeze()

/** Parses the body of an article as Markdown with components (MDX). Throws if it is not MDX, or over a limit. */
export function parseArticleBody(body: string): Root {
  const excess = findExcess(body)
  if (excess) throw excess
  const root = reader.parse(body)
  if (body.includes('<')) unwrapComponents(root)
  return root
}

/** The text of an article or guide and its tree, or why it has none. */
export type ParsedBody = { text: string } & (
  { root: Root; error?: undefined } | { root?: undefined; error: unknown }
)

/** Parses the text of an article or guide. Never throws. */
export function parseBody(text: string): ParsedBody {
  try {
    return { text, root: parseArticleBody(text) }
  } catch (error) {
    return { text, error }
  }
}

/** Bodies of records; each is kept as long as its record. */
const parsed = new WeakMap<object, ParsedBody>()

/** Parses the body of a record, once for all that read it. */
export function bodyOf(record: { body?: string }): ParsedBody {
  const known = parsed.get(record) ?? parseBody(record.body ?? '')
  parsed.set(record, known)
  return known
}

/** A component alone on its line is read as a paragraph with that component; only the component is meant. */
function unwrapComponents(parent: Parent): void {
  parent.children = parent.children.flatMap((node) => {
    if (node.type !== 'paragraph') return [node]
    const inside = node.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    )
    const alone = inside.length > 0 && inside.every((child) => child.type === 'mdxJsxTextElement')
    return alone ? (inside) : [node]
  })
  for (const node of parent.children) if ('children' in node) unwrapComponents(node)
}

/** Returns where a node begins in its file. */
export function startOf({ position }: { position?: Content['position'] }): Position {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { line, column }
}

/** A link of an article into this site. */
export interface ArticleLink extends Position {
  url: string
}

/** The links of an article that lead into this site; malformed ones are left to the check of the body. */
export function articleLinks(root: Root): ArticleLink[] {
  const links: ArticleLink[] = []
  const add = (node: Content, url: string): void => {
    if (isValid('path', url)) links.push({ url, ...startOf(node) })
  }
  visitNodes<Content>(root, (node) => {
    if (node.type === 'link') add(node, node.url)
    else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to') continue
        if (typeof attribute.value === 'string') add(node, attribute.value)
      }
    }
  })
  return links
}

/** An image where an article shows it. */
export interface ShownImage extends Position {
  /** The name of its file, which is in the folder of the article. */
  name: string
}

/** Returns the file name if the address of an image is a file beside the article (`./call.png`), or undefined. */
export function imageName(url: string): string | undefined {
  return /^(?:\.\/)?([a-z0-9][\w.-]*\.(?:png|jpe?g))$/i.exec(url)?.[1]
}

/** True if a text may show images. Most show none, so that the search is skipped. */
export const allowsImages = (body: string): boolean => body.includes('![')

/** The images that an article shows, from top to bottom. Throws if the body cannot be parsed. */
export function shownImages(body: string): ShownImage[] {
  return allowsImages(body) ? imagesIn(parseArticleBody(body)) : []
}

/** The images that a body shows, from top to bottom. */
export function imagesIn(root: Root): ShownImage[] {
  const images: ShownImage[] = []
  visitNodes<Content>(root, (node) => {
    if (node.type !== 'image') return
    const name = imageName(node.url)
    if (name) images.push({ name, ...startOf(node) })
  })
  return images
}

/** A component as it is written in an article or guide. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement

/** Returns whether a node is a component. */
export function isJsx(node: Content): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** A `<Steps>` of an article or guide, taken apart. */
interface StepList {
  steps: ListItem[]
  /** Its `<IfItGoesWrong>` inside steps. */
  waysBack: Component[]
  /** Its `<ItWorked>`. */
  endings: Component[]
  /** The last of its parts. */
  last: Content | undefined
  /** Line that it begins in, counted from 1. */
  line: number
}

/** Returns whether a node is the component of that name. */
export function isComponent(node: Content, name: string): node is Component {
  return isJsx(node) && node.name === name
}

/** Returns each `<Steps>` of a text, from top to bottom. */
export function stepLists(root: Root): StepList[] {
  const lists: StepList[] = []
  visitNodes<Content>(root, (node) => {
    if (!isComponent(node, 'Steps')) return
    const children = node.children as Content[]
    const steps = children.flatMap((child) => (child.type === 'list' ? child.children : []))
    const parts = steps.flatMap((step): Content[] => step.children)
    lists.push({
      steps,
      waysBack: parts.filter((part) => isComponent(part, 'IfItGoesWrong')),
      endings: children.filter((child) => isComponent(child, 'ItWorked')),
      last: children.at(-1),
      line: startOf(node).line,
    })
  })
  return lists
}

/**
 * The bold words that begin each step of the first list of steps of a text; facts stay in braces.
 *
 * @returns an empty list if there are no steps, or one of them does not begin with bold words
 */
export function stepTitles(body: string): string[] {
  const [list] = stepLists(parseArticleBody(body))
  const titles = (list?.steps ?? []).map(titleOf)
  return titles.includes('') ? [] : titles
}

function titleOf(step: ListItem): string {
  const [paragraph] = step.children
  const start = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  return start?.type === 'strong' ? textOf(start) : ''
}

function textOf(node: Content): string {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  if ('children' in node) return (node.children as Content[]).map(textOf).join('')
  return 'value' in node ? node.value : ''
}
