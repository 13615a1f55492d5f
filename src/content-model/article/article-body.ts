import type { Content, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { isValid } from './article-findings'
import { visitNodes } from './visit-nodes'
import { refuseExcess } from './refuse-excess'

/** Put together once: doing so costs more than reading a short article. */
const reader = unified().use(remarkParse).use(remarkMdx).freeze()

/** Reads the body of an article as Markdown with components (MDX). Throws where it is no MDX. */
export function parseArticleBody(body: string): Root {
  refuseExcess(body)
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
function unwrapComponents(root: Root): void {
  visit(root, 'paragraph', (node, index, parent) => {
    const inside = node.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    )
    const alone = inside.length > 0 && inside.every((child) => child.type === 'mdxJsxTextElement')
    if (!alone || !parent || typeof index !== 'number') return
    parent.children.splice(index, 1, ...(inside as Content[]))
    return index
  })
}

/** A link of an article into this site. */
export interface ArticleLink {
  url: string
  line: number
  column: number
}

/** The links of an article that lead into this site; malformed ones are left to the check of the body. */
export function articleLinks(root: Root): ArticleLink[] {
  const links: ArticleLink[] = []
  const add = (node: { position?: Content['position'] }, url: string): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (isValid('path', url)) links.push({ url, line, column })
  }
  visitNodes<Content>(root, (node) => {
    if (node.type === 'link') add(node, node.url)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to') continue
        if (typeof attribute.value === 'string') add(node, attribute.value)
      }
    }
  })
  return links
}
