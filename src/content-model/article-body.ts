import type { Content, Heading, Link, Parent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { articleComponents, type ArticleComponent, type AttributeKind } from './article-components'
import { ownFacts } from './checks/words'
import { closest } from './explain-issue'
import type { Facts } from './fact-tokens'
import { explainSyntax } from './explain-syntax'
import { sitePath, webAddress } from './fields'
import type { Problem } from './problem'

/** Reads the body of an article as Markdown with components (MDX). Throws where it is no MDX. */
export function parseArticleBody(body: string): Root {
  const root = unified().use(remarkParse).use(remarkMdx).parse(body)
  unwrapComponents(root)
  return root
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

type Component = MdxJsxFlowElement | MdxJsxTextElement
type Found = Pick<Problem, 'found' | 'allowed' | 'mend'>
type At = { position?: Content['position'] }

const allowedNodes = new Set([
  ...['root', 'paragraph', 'text', 'strong', 'emphasis', 'list', 'listItem', 'blockquote'],
  ...['heading', 'link', 'mdxJsxFlowElement', 'mdxJsxTextElement'],
  ...['mdxFlowExpression', 'mdxTextExpression'],
])

const componentNames = Object.keys(articleComponents)
const markdown = 'paragraphs, ## and ### headings, lists, > quotes, **bold**, *emphasis*, links'

/** What to write in place of the parts of Markdown and MDX that an article may not use. */
const instead: Readonly<Record<string, Found>> = {
  mdxjsEsm: {
    found: 'an import or export line',
    allowed: 'words only; the components need no import',
    mend: 'Remove the line.',
  },
  image: {
    found: 'a picture',
    allowed: markdown,
    mend: 'Remove it; articles cannot hold pictures yet.',
  },
  code: {
    found: 'a block of code, or a line indented by four spaces',
    allowed: markdown,
    mend: 'Remove the spaces at the start of the line, or the ``` lines.',
  },
  inlineCode: {
    found: 'words between ` marks',
    allowed: markdown,
    mend: 'Use **bold** for names of buttons and settings.',
  },
  thematicBreak: { found: 'a dividing line', allowed: markdown, mend: 'Use a ## heading.' },
  break: { found: 'a forced line break', allowed: markdown, mend: 'Start a new paragraph.' },
}

/** Finds everything in the body of an article that is not on the allow-list. */
export function checkArticleBody(file: string, body: string, facts: Facts): Problem[] {
  let root: Root
  try {
    root = parseArticleBody(body)
  } catch (error) {
    return [explainSyntax(file, body, error)]
  }

  const problems: Problem[] = []
  const add = (node: At, field: string, found: Found): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    problems.push({ file, line, column, field, ...found })
  }
  let level = 1
  visit(root, (node, _index, parent) => {
    if (node.type === 'heading') level = checkHeading(node, level, add)
    else if (node.type === 'link') checkLink(node, add)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkComponent(node, parent as Parent | null, add)
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      checkExpression(node, facts, add)
    } else if (node.type === 'text') checkText(node, facts, add)
    else if (!allowedNodes.has(node.type)) {
      add(node, node.type, instead[node.type] ?? { ...unknownPart(node.type), allowed: markdown })
    }
  })
  return problems
}

type Add = (node: At, field: string, found: Found) => void

function unknownPart(type: string): Omit<Found, 'allowed'> {
  return { found: `a ${type}`, mend: 'Write it as a paragraph or a list.' }
}

function checkHeading(node: Heading, level: number, add: Add): number {
  const allowed = '## for a part of the article, ### for a part of that part'
  if (node.depth === 1) {
    add(node, 'heading', {
      found: '# (the title stands in the front matter)',
      allowed,
      mend: 'Write ## instead.',
    })
  } else if (node.depth > 3 || node.depth > level + 1) {
    add(node, 'heading', {
      found: `${'#'.repeat(node.depth)} below ${'#'.repeat(level)}`,
      allowed,
      mend: `Write ${'#'.repeat(Math.min(level + 1, 3))} instead.`,
    })
  }
  return node.depth
}

function checkLink(node: Link, add: Add): void {
  if (holds('path', node.url) || holds('web-address', node.url)) return
  add(node, 'link', {
    found: `a link to "${node.url}"`,
    allowed: '[words](/page) for our own pages, [words](https://…) for others',
    mend: /^(tel|mailto|sms):/.test(node.url)
      ? 'Write {phone} or {email}; they become links by themselves.'
      : 'Write a path that starts with / or an address that starts with https://.',
  })
}

function checkComponent(node: Component, parent: Parent | null, add: Add): void {
  const name = node.name ?? ''
  if (!(name in articleComponents)) {
    add(node, 'component', {
      found: name ? `<${name}>` : 'an empty tag <>',
      allowed: componentNames.map((known) => `<${known}>`).join(' '),
      mend: /^[a-z]/.test(name)
        ? `Remove the tag; write ${markdown}.`
        : closest(name, componentNames),
    })
    return
  }
  const component: ArticleComponent = articleComponents[name as keyof typeof articleComponents]
  if (component.parent && (parent as Component | null)?.name !== component.parent) {
    add(node, name, {
      found: `<${name}> by itself`,
      allowed: `<${name}> inside <${component.parent}>`,
      mend: `Put <${component.parent}> around it.`,
    })
  }
  checkAttributes(node, component, add)
}

function checkAttributes(node: Component, component: ArticleComponent, add: Add): void {
  const given = new Set<string>()
  const name = node.name ?? ''
  const names = Object.keys(component.attributes)
  for (const attribute of node.attributes) {
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
    const kind = component.attributes[key]
    given.add(key)
    if (!kind) {
      add(node, `${name} ${key}`, {
        found: `an attribute "${key}"`,
        allowed: names.length > 0 ? names.join(', ') : 'no attribute',
        mend: `Write it as ${component.example}`,
      })
    } else if (typeof attribute.value !== 'string' || !holds(kind, attribute.value)) {
      add(node, `${name} ${key}`, {
        found: typeof attribute.value === 'string' ? `"${attribute.value}"` : 'no "text in quotes"',
        allowed: kindWords[kind],
        mend: `Write it as ${component.example}`,
      })
    }
  }
  for (const missing of names.filter((key) => !given.has(key))) {
    add(node, `${name} ${missing}`, {
      found: `nothing; the attribute is missing`,
      allowed: names.join(', '),
      mend: `Write it as ${component.example}`,
    })
  }
}

const kindWords: Record<AttributeKind, string> = {
  words: 'words in "double quotes"',
  path: 'a path of this site, such as "/contact"',
  'web-address': 'an address that starts with https://',
}

function holds(kind: AttributeKind, value: string): boolean {
  if (kind === 'path') return sitePath().safeParse(value).success
  if (kind === 'web-address') return webAddress().safeParse(value).success
  return value.trim() !== ''
}

function checkExpression(node: At & { value: string }, facts: Facts, add: Add): void {
  const name = node.value.trim()
  if (name in facts) return
  const names = Object.keys(facts)
  add(node, 'braces', {
    found: `{${node.value}}`,
    allowed: names.map((known) => `{${known}}`).join(' '),
    mend: /^\w+$/.test(name)
      ? closest(name, names)
      : 'Remove the braces. An article holds words, not program code.',
  })
}

function checkText(node: At & { value: string }, facts: Facts, add: Add): void {
  for (const finding of ownFacts(node.value, facts)) add(node, 'text', finding)
  if (/^\s*\|.*\|\s*$/m.test(node.value)) {
    add(node, 'text', {
      found: 'a table drawn with |',
      allowed: markdown,
      mend: 'Write a list; a table is hard to read on a phone.',
    })
  }
}

/** A link of an article into this site. */
export interface ArticleLink {
  url: string
  line: number
  column: number
}

/** The links of an article that lead into this site. None where the body cannot be read. */
export function articleLinks(body: string): ArticleLink[] {
  const links: ArticleLink[] = []
  const add = (node: At, url: string): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (url.startsWith('/')) links.push({ url, line, column })
  }
  try {
    visit(parseArticleBody(body), (node) => {
      if (node.type === 'link') add(node, node.url)
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to') continue
          if (typeof attribute.value === 'string') add(node, attribute.value)
        }
      }
    })
  } catch {
    // checkArticleBody says what is wrong with it.
  }
  return links
}
