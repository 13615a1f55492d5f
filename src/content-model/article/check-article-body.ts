import type { Text, Content, Heading, Link, List, Parent, Root } from 'mdast'
import { type Add, type Part, isValid } from './article-components'
import { explain } from '../diagnostics/mistakes'
import { markdown } from '../diagnostics/text-mistakes'
import { type Facts, factChoices, orTakeOut, factName } from '../facts'
import { explainOwnFact, findOwnFact, telephone } from '../variables/written-facts'
import {
  articleLinks,
  parseBody,
  type ParsedBody,
  allowsImages,
  imagesIn,
  isComponent,
  isJsx,
  startOf,
  visitNodes,
} from './article-body'
import { checkArticleImages, refuseImages } from './check-article-images'
import { checkComponent, checkSteps } from './check-article-component'
import { explainSyntax, withoutSlip } from './explain-syntax'
import type { Diagnostic } from '../diagnostic'
import { closest, correctLink } from '../parse/suggestions'
import { unseenSigns } from '../parse/unseen-signs'
import { leftoverMarkup } from '../prose/leftover-markup'
import type { CollectionName } from '../collections'
import type { InspectedBody } from '../record'

/** Patterns that running text must not contain. In a quote, which may be that of a scammer, nothing is made a link. */
const refused: readonly [
  pattern: RegExp,
  report: (add: Add, part: Part, isQuoted: boolean) => void,
][] = [
  [
    telephone,
    (add, part, isQuoted) =>
      add(part, 'text', 'figure-written-out', {
        figure: '',
        ...(isQuoted
          ? { found: 'a telephone number in words of somebody else', ...leaveOut }
          : {
              found: 'a telephone number written out',
              allowed: 'a number of site.yaml, facts.yaml or help-lines.yaml, by its {name}',
              fix: 'Write {phone} if it is our number. Otherwise add it to help-lines.yaml under a name, with its source, and write {that name}.',
            }),
      }),
  ],
  [
    // An address behind ]( is leftover markup.
    /(?<!\]\()(?:https?:\/\/|\bwww\.)/,
    (add, part, isQuoted) =>
      add(
        part,
        'text',
        'address-not-linked',
        isQuoted ? { found: 'an address in words of somebody else', ...leaveOut } : {},
      ),
  ],
  [
    // A line between two bars, or any line above one such as --- | ---.
    /^[ \t]*\|.*\|[ \t]*$|^.*\r?\n[ \t:|-]*-[ \t:]*\|[ \t:]*-[ \t:|-]*$/m,
    (add, part) => add(part, 'text', 'article-table'),
  ],
]

/** What to do about a number or an address in a quote, which may be a scammer's. */
const leaveOut = {
  allowed: '…',
  fix: 'Leave it out, or write … in its place: readers might use it, even where the words warn of it.',
}

/** Returns the parts of blockquotes and phone scripts, whose words somebody else says. */
function quotedParts(root: Root): ReadonlySet<Content> {
  const quoted = new Set<Content>()
  visitNodes<Content>(root, (node) => {
    if (node.type !== 'blockquote' && !isComponent(node, 'PhoneScript')) return
    visitNodes<Content>(node, (part) => void quoted.add(part))
  })
  return quoted
}

/** Finds facts that are written out, addresses that are not links, tables, and other leftover markup. */
function checkText(
  node: Text,
  place: { isLineStart: boolean; isQuoted: boolean },
  body: string,
  facts: Facts,
  add: Add,
): void {
  const own = findOwnFact(node.value, facts)
  if (own) {
    add(partAt(node, body, own.index), 'text', 'fact-written-out', {
      ...own,
      ...explainOwnFact(own),
    })
  }
  for (const [pattern, report] of refused) {
    if (own && pattern === telephone) continue
    const match = pattern.exec(node.value)
    if (match) report(add, partAt(node, body, match.index), place.isQuoted)
  }
  for (const found of leftoverMarkup(node.value, 'body', place.isLineStart)) {
    add(partAt(node, body, found.index), 'text', 'markup-left', found)
  }
  // Others were removed with the file; these are written as &#8203;.
  for (const { index, code } of unseenSigns(node.value)) {
    add(partAt(node, body, index), 'text', 'sign-unseen', {
      code,
      fix: 'Delete the words around this place and retype them.',
    })
  }
}

/**
 * Returns the part of a text that begins at an index. The text has the lines of the file without marks such as
 * > and indentation, so the column is that of its first word in the line of the file.
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

const afterWords = 'Write the address right after the words, in ( ).'

const footnoteFix = 'Delete the mark and the note below, and say it in a sentence here.'
const isFootnote = (node: Content): boolean =>
  'label' in node && typeof node.label === 'string' && node.label.startsWith('^')

/** The parts of Markdown and MDX that an article must not use, by the type of their node. */
const refusedParts: Readonly<Record<string, (add: Add, node: Content) => void>> = {
  mdxjsEsm: (add, node) => add(node, node.type, 'article-import'),
  imageReference: (add, node) => add(node, node.type, 'picture-apart'),
  code: (add, node) =>
    add(node, node.type, 'article-code', {
      found: 'a block between ``` lines',
      fix: 'Remove the ``` lines.',
    }),
  inlineCode: (add, node) =>
    add(node, node.type, 'article-code', {
      found: 'words between ` marks',
      fix: 'Use **bold** for names of buttons and settings.',
    }),
  linkReference: (add, node) =>
    isFootnote(node)
      ? add(node, node.type, 'markup-left', { sign: '[^…]', name: 'a footnote', fix: footnoteFix })
      : add(node, node.type, 'article-link-apart', {
          found: 'a link whose address is in another place',
          fix: afterWords,
        }),
  definition: (add, node) =>
    isFootnote(node)
      ? add(node, node.type, 'markup-left', { sign: '[^…]', name: 'a footnote', fix: footnoteFix })
      : add(node, node.type, 'article-link-apart', {
          found: 'an address without a link: [words]: address',
          fix: 'Move the address to its link: [words](address).',
        }),
  thematicBreak: (add, node) => add(node, 'line', 'article-dividing-line'),
  break: (add, node) => add(node, node.type, 'article-line-break'),
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
 * Finds everything in the body of an article or guide that is not on the allow-list, and its links and images.
 * Without the facts, names in braces are not checked. `rules/media.ts` checks the files of images.
 */
export function inspectBody(file: BodyFile, parsed: ParsedBody, facts?: Facts): InspectedBody {
  const { text, root } = parsed
  if (!root) return inspectBroken(file, parsed, facts)
  return {
    diagnostics: checkTree(file, text, root, facts),
    links: articleLinks(root),
    images: allowsImages(text) ? imagesIn(root) : [],
  }
}

/** Slips of one text that are listed at most. */
const mostSlips = 20

/** Lists the slips that make a body unreadable, and what else is wrong in the rest of it. */
function inspectBroken(file: BodyFile, broken: ParsedBody, facts?: Facts): InspectedBody {
  const slips: Diagnostic[] = []
  let parsed = broken
  while (!parsed.root && slips.length < mostSlips) {
    const slip = explainSyntax(file.file, parsed.text, parsed.error)
    slips.push(slip)
    const rest = withoutSlip(parsed.text, slip)
    if (rest === undefined) break
    parsed = parseBody(rest)
  }
  const { text, root } = parsed
  return {
    diagnostics: [
      ...slips,
      // Without the slips, the text may be empty.
      ...(root ? checkTree(file, text, root, facts) : []).filter(
        ({ kind }) => kind !== 'article-without-text',
      ),
    ],
    links: root ? articleLinks(root) : [],
    images: root ? imagesIn(root) : undefined,
  }
}

function checkTree(
  { file, collection }: BodyFile,
  body: string,
  root: Root,
  facts?: Facts,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const add: Add = (part, field, kind, ...details) => {
    diagnostics.push({ file, ...startOf(part), field, ...explain(kind, ...details) })
  }
  if (collection === 'article' && root.children.length === 0) {
    const line = body.split('\n').length
    const position = { start: { line, column: 1 }, end: { line, column: 1 } }
    add({ position }, 'text', 'article-without-text')
  }
  if (allowsImages(body)) {
    if (collection === 'guide') refuseImages(root, add)
    else checkArticleImages(root, body, facts ?? {}, add)
  }
  if (body.includes('<')) checkSteps(root, add)
  const quoted = quotedParts(root)
  let level = 1
  visitNodes<Content>(root, (node, parent) => {
    if (node.type === 'heading') level = checkHeading(node, level, body, add)
    else if (node.type === 'list') checkList(node, add)
    else if (node.type === 'link') checkLink(node, add)
    else if (isJsx(node)) checkComponent(node, parent, facts ?? {}, add)
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      checkExpression(node, facts, add)
    } else if (node.type === 'text') {
      const place = { isLineStart: parent.children[0] === node, isQuoted: quoted.has(node) }
      checkText(node, place, body, facts ?? {}, add)
    } else if (node.type in refusedParts) refusedParts[node.type]?.(add, node)
    else if (!allowedNodes.has(node.type)) {
      add(node, node.type, 'article-unreadable', {
        found: `a ${node.type}`,
        allowed: markdown,
        fix: 'Write it as a paragraph or a list.',
      })
    }
  })
  return diagnostics
}

function checkHeading(node: Heading, level: number, body: string, add: Add): number {
  const words = body.slice(node.position?.start.offset, node.position?.end.offset)
  if (!words.startsWith('#')) {
    const [heading = ''] = words.split('\n').slice(-2)
    add(node, 'heading', 'heading-underlined', { words: heading.trim() })
  } else if (node.depth === 1) add(node, 'heading', 'heading-level-one')
  else if (node.depth > 3 || node.depth > level + 1) {
    add(node, 'heading', 'heading-skips-level', {
      level: '#'.repeat(node.depth),
      above: '#'.repeat(level),
      expected: '#'.repeat(Math.min(level + 1, 3)),
    })
  } else if (isWordless(node)) add(node, 'heading', 'heading-empty')
  return node.depth
}

/** Finds a numbered list that goes on after words that belong to no step. */
function checkList(node: List, add: Add): void {
  if (!node.ordered || node.start === 1) return
  add(node, 'list', 'list-goes-on', { start: node.start ?? 0 })
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

/** The words of a link. */
function wordsOf({ children }: Link): string {
  return children.map((child) => ('value' in child ? child.value : 'words')).join('')
}

function checkLink(node: Link, add: Add): void {
  if (isWordless(node)) add(node, 'link', 'link-empty')
  if (isValid('path', node.url) || isValid('web-address', node.url)) return
  const isContact = /^(tel|mailto|sms):/.test(node.url)
  const right = correctLink(node.url)
  add(node, 'link', 'link-malformed', {
    url: node.url,
    ...(isContact
      ? { fix: 'Replace the whole link with {phone} or {email}. They become links by themselves.' }
      : {}),
    ...(right ? { fix: `Write [${wordsOf(node)}](${right})` } : {}),
  })
}

function checkExpression(node: Part & { value: string }, facts: Facts | undefined, add: Add): void {
  // Other programs write a variable in two pairs of braces.
  const name = node.value.trim().replace(/^\{ *(\w+) *\}$/, '$1')
  const isFact = facts ? Object.hasOwn(facts, name) : factName.test(name)
  if (isFact && name === node.value.trim()) return
  const names = Object.keys(facts ?? {})
  add(node, 'braces', 'braces-unknown', {
    text: node.value,
    allowed: factChoices(name, names) || 'a fact such as {phone}',
    fix: isFact
      ? `Write {${name}}`
      : /^\w+$/.test(name)
        ? `${closest(name, names).replace(/"(.*)"/, '{$1}')} ${orTakeOut}`
        : 'Remove the braces. An article holds words, not program code.',
  })
}
