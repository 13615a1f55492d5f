import type { Content, Heading, Link, Parent, Root } from 'mdast'
import { articleLinks, type ParsedBody } from './article-body'
import { allowsImages, imagesIn } from './article-images'
import { isValid, markdown, type Add, type Finding, type Part } from './article-findings'
import { checkArticleImages, refuseImages } from './check-article-images'
import { checkComponent } from './check-article-component'
import { checkSteps } from './check-steps'
import { checkText } from './check-article-text'
import { visitNodes } from './visit-nodes'
import { explainSyntax } from './explain-syntax'
import { refusedParts } from './refused-parts'
import { factChoices, orTakeOut, factName, type Facts } from '../facts'
import type { Diagnostic } from '../diagnostic'
import { closest } from '../parse/spelling'
import type { CollectionName } from '../collections'
import type { InspectedBody } from '../record'

const allowedNodes = new Set([
  ...['root', 'paragraph', 'text', 'strong', 'emphasis', 'list', 'listItem', 'blockquote'],
  ...['heading', 'link', 'image', 'mdxJsxFlowElement', 'mdxJsxTextElement'],
  ...['mdxFlowExpression', 'mdxTextExpression'],
])

/** File of an article or guide. */
interface BodyFile {
  file: string
  collection: CollectionName
}

/**
 * Finds everything in the body of an article or guide that is not on the allow-list, and its links.
 * Where the facts are not known, their names are not judged. Whether the files of images are there
 * is not judged here.
 */
export function inspectBody(
  file: BodyFile,
  { text, root, error }: ParsedBody,
  facts?: Facts,
): InspectedBody {
  if (!root) {
    return { diagnostics: [explainSyntax(file.file, text, error)], links: [], images: undefined }
  }
  return {
    diagnostics: checkTree(file, text, root, facts),
    links: articleLinks(root),
    images: allowsImages(text) ? imagesIn(root) : [],
  }
}

function checkTree(
  { file, collection }: BodyFile,
  body: string,
  root: Root,
  facts?: Facts,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const add = (node: Part, field: string, found: Finding): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    diagnostics.push({ file, line, column, field, ...found })
  }
  if (allowsImages(body)) {
    if (collection === 'guide') refuseImages(root, add)
    else checkArticleImages(root, body, facts ?? {}, add)
  }
  if (body.includes('<')) checkSteps(root, add)
  let level = 1
  visitNodes<Content>(root, (node, parent) => {
    if (node.type === 'heading') level = checkHeading(node, level, add)
    else if (node.type === 'link') checkLink(node, add)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkComponent(node, parent, facts ?? {}, add)
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      checkExpression(node, facts, add)
    } else if (node.type === 'text') checkText(node, body, facts ?? {}, add)
    else if (!allowedNodes.has(node.type)) {
      add(
        node,
        node.type,
        refusedParts[node.type] ?? { ...unknownPart(node.type), allowed: markdown },
      )
    }
  })
  return diagnostics
}

function unknownPart(type: string): Omit<Finding, 'allowed'> {
  return {
    kind: 'article-unreadable',
    found: `a ${type}`,
    fix: 'Write it as a paragraph or a list.',
  }
}

function checkHeading(node: Heading, level: number, add: Add): number {
  const allowed = '## for a part of the article, ### for a part of that part'
  if (node.depth === 1) {
    add(node, 'heading', {
      kind: 'heading-level-one',
      found: '# (the title stands in the front matter)',
      allowed,
      fix: 'Write ## instead.',
    })
  } else if (node.depth > 3 || node.depth > level + 1) {
    add(node, 'heading', {
      kind: 'heading-skips-level',
      found: `${'#'.repeat(node.depth)} below ${'#'.repeat(level)}`,
      allowed,
      fix: `Write ${'#'.repeat(Math.min(level + 1, 3))} instead.`,
    })
  } else if (isWordless(node)) {
    add(node, 'heading', {
      kind: 'heading-empty',
      found: 'a heading without words',
      allowed,
      fix: 'Write its words.',
    })
  }
  return node.depth
}

/** Whether a part shows nothing: neither words nor a fact. An image in it is a mistake of its own. */
function isWordless(part: Parent): boolean {
  let text = ''
  visitNodes<Content>(part, (node) => {
    if ('value' in node) text += node.value
    else if (node.type === 'image') text += 'picture'
  })
  return text.trim() === ''
}

function checkLink(node: Link, add: Add): void {
  if (isWordless(node)) {
    add(node, 'link', {
      kind: 'link-empty',
      found: 'a link without words',
      allowed: '[words](/page) or [words](https://…)',
      fix: 'Write words that say where it leads.',
    })
  }
  if (isValid('path', node.url) || isValid('web-address', node.url)) return
  add(node, 'link', {
    kind: 'link-malformed',
    found: `a link to "${node.url}"`,
    allowed: '[words](/page) for our own pages, [words](https://…) for others',
    fix: /^(tel|mailto|sms):/.test(node.url)
      ? 'Write {phone} or {email}; they become links by themselves.'
      : 'Write a path that starts with / or an address that starts with https://.',
  })
}

function checkExpression(node: Part & { value: string }, facts: Facts | undefined, add: Add): void {
  const name = node.value.trim()
  if (facts ? Object.hasOwn(facts, name) : factName.test(name)) return
  const names = Object.keys(facts ?? {})
  add(node, 'braces', {
    kind: 'braces-unknown',
    found: `{${node.value}}`,
    allowed: factChoices(name, names) || 'a fact such as {phone}',
    fix: /^\w+$/.test(name)
      ? `${closest(name, names)} ${orTakeOut}`
      : 'Remove the braces. An article holds words, not program code.',
  })
}
