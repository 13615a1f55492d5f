import type { Text, Content, Heading, Link, Parent, Root } from 'mdast'
import {
  markdown,
  unseen,
  unseenFinding,
  type Add,
  type Finding,
  type Part,
  isValid,
} from './article-components'
import { type Facts, factChoices, orTakeOut, factName } from '../facts'
import { explainOwnFact, findOwnFact, telephone } from '../variables/written-facts'
import { articleLinks, type ParsedBody, allowsImages, imagesIn, visitNodes } from './article-body'
import { checkArticleImages, refuseImages } from './check-article-images'
import { checkComponent, checkSteps } from './check-article-component'
import { explainSyntax } from './explain-syntax'
import type { Diagnostic } from '../diagnostic'
import { closest } from '../parse/suggestions'
import type { CollectionName } from '../collections'
import type { InspectedBody } from '../record'

/** Patterns that running text must not contain, and what to write instead. */
const refused: readonly (Finding & { looks: RegExp })[] = [
  { looks: unseen, ...unseenFinding },
  {
    looks: telephone,
    kind: 'figure-written-out',
    found: 'a telephone number written out',
    allowed: 'a number of site.yaml, facts.yaml or help-lines.yaml, by its {name}',
    fix: 'Add it to one of these files under a name, with its source, and write {that name} here.',
  },
  {
    looks: /https?:\/\/|\bwww\./,
    kind: 'address-not-linked',
    found: 'an address in running words, which is no link',
    allowed: '[words](https://…)',
    fix: 'Write [words that say where it leads](https://…).',
  },
  {
    looks: /!\[[^\]]*\]\([^)]*\)/,
    kind: 'picture-address',
    found: 'a picture whose address cannot be read',
    allowed: '![what it shows](./photo.jpg)',
    fix: 'Name the file with letters, digits and hyphens, without spaces.',
  },
  {
    // A line between two bars, or any line above one such as --- | ---.
    looks: /^[ \t]*\|.*\|[ \t]*$|^.*\r?\n[ \t:|-]*-[ \t:]*\|[ \t:]*-[ \t:|-]*$/m,
    kind: 'article-table',
    found: 'a table drawn with |',
    allowed: markdown,
    fix: 'Write a list; a table is hard to read on a phone.',
  },
]

/** Finds facts that are written out, addresses that are no links, and tables. */
export function checkText(node: Text, body: string, facts: Facts, add: Add): void {
  const own = findOwnFact(node.value, facts)
  if (own) add(partAt(node, body, own.index), 'text', explainOwnFact(own))
  for (const { looks, ...finding } of refused) {
    if (own && looks === telephone) continue
    const match = looks.exec(node.value)
    if (match) add(partAt(node, body, match.index), 'text', finding)
  }
}

/**
 * The part of a text that begins at an index. Its lines are those of the file, but marks such as
 * > and spaces in front of them are left out: so its first word is looked up in the file's line.
 */
function partAt(node: Text, body: string, index: number): Part {
  if (!node.position) return node
  const { start, end } = node.position
  const above = node.value.slice(0, index).split('\n').length - 1
  const [word = ''] = /\S+/.exec(node.value.slice(index)) ?? []
  const line = start.line + above
  const from = above === 0 ? start.column - 1 : 0
  const found = (body.split('\n')[line - 1] ?? '').indexOf(word, from)
  return { position: { start: { line, column: (found < 0 ? from : found) + 1 }, end } }
}

/** The parts of Markdown and MDX that an article must not use, and what to write instead. */
export const refusedParts: Readonly<Record<string, Finding>> = {
  mdxjsEsm: {
    kind: 'article-import',
    found: 'an import or export line',
    allowed: 'words only; the components need no import',
    fix: 'Remove the line.',
  },
  imageReference: {
    kind: 'picture-apart',
    found: 'a picture whose address stands elsewhere',
    allowed: '![what it shows](./photo.jpg)',
    fix: 'Write the address behind the words, in ( ).',
  },
  code: {
    kind: 'article-code',
    found: 'a block between ``` lines',
    allowed: markdown,
    fix: 'Remove the ``` lines.',
  },
  inlineCode: {
    kind: 'article-code',
    found: 'words between ` marks',
    allowed: markdown,
    fix: 'Use **bold** for names of buttons and settings.',
  },
  linkReference: {
    kind: 'article-link-apart',
    found: 'a link whose address stands elsewhere',
    allowed: '[words](/page) or [words](https://…)',
    fix: 'Write the address behind the words, in ( ).',
  },
  definition: {
    kind: 'article-link-apart',
    found: 'an address by itself: [words]: address',
    allowed: '[words](/page) or [words](https://…)',
    fix: 'Move the address to its link: [words](address).',
  },
  thematicBreak: {
    kind: 'article-dividing-line',
    found: 'a dividing line',
    allowed: markdown,
    fix: 'Use a ## heading.',
  },
  break: {
    kind: 'article-line-break',
    found: 'a forced line break',
    allowed: markdown,
    fix: 'Start a new paragraph.',
  },
}

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

/** True if a part shows neither words nor a fact. An image in it is reported separately. */
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
