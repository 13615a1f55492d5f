import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
  type AttributeKind,
  isValid,
  type Add,
} from './article-components'
import { markdown } from '../diagnostics/text-mistakes'
import type { Facts } from '../facts'
import { findOwnFact } from '../variables/written-facts'
import { closest } from '../parse/suggestions'
import { unseenSigns } from '../parse/unseen-signs'
import { leftoverMarkup } from '../prose/leftover-markup'
import type { Content, Parent, Root } from 'mdast'
import { type Component, isComponent, stepLists, visitNodes } from './article-body'

const componentNames = Object.keys(articleComponents)

/** What to write in place of HTML elements. */
const insteadOfTags: readonly [names: string, fix: string][] = [
  ['b strong u mark', 'Write **the words** instead.'],
  ['i em cite', 'Write *the words* instead.'],
  ['a', 'Write [the words](/page) instead.'],
  ['h1 h2 h3 h4 h5 h6', 'Write ## and the words instead.'],
  ['ul ol li', 'Write - or 1. in front of each item instead.'],
  [
    'details summary',
    'Delete the tags, also those with a slash. Write the summary as a ## heading, and the rest below it.',
  ],
  ['table tr td th thead tbody', 'Write a list, or a sentence for each row.'],
]

/** Explains what to write in place of an unknown tag, such as <warning> or <b>. */
function fixOfTag(name: string): string {
  const meant = componentNames.find((known) => known.toLowerCase() === name.toLowerCase())
  if (meant) return `Did you mean "${meant}"? Write capital letters as there.`
  const [, instead] = insteadOfTags.find(([names]) => names.split(' ').includes(name)) ?? []
  if (instead) return instead
  return /^[a-z]/.test(name)
    ? `Remove the tag, and keep the words; write ${markdown}.`
    : closest(name, componentNames)
}

/** Finds components that are unknown, in the wrong place, or malformed. */
export function checkComponent(node: Component, parent: object, facts: Facts, add: Add): void {
  const name = node.name ?? ''
  if (!isArticleComponent(name)) {
    add(node, 'component', 'component-unknown', {
      found: name ? `<${name}>` : 'an empty tag <>',
      allowed: componentNames.map((known) => `<${known}>`).join(' '),
      fix: fixOfTag(name),
    })
    return
  }
  const component: ArticleComponent = articleComponents[name]
  // checkSteps reports <IfItGoesWrong>.
  const isInWords = 'type' in parent && parent.type === 'paragraph' && name !== 'IfItGoesWrong'
  const { parent: outer, empty, example } = component
  if (isInWords) {
    const tag = empty ? `<${name} />` : `<${name}>…</${name}>`
    add(node, name, 'words-beside-tag', { tag })
  } else if (outer && (parent as Partial<Component>).name !== outer) {
    add(node, name, 'component-alone', { name, parent: outer })
  }
  if (empty && node.children.length > 0) {
    add(node, name, 'component-not-empty', { name, example })
  }
  const isLine =
    node.children.length <= 1 && node.children.every(({ type }) => !/list|heading/.test(type))
  if (name === 'ButtonLink' && !isLine) add(node, name, 'component-not-a-line', { name, example })
  checkAttributes(node, component, add)
  checkAttributeText(node, component, facts, add)
}

function checkAttributes(node: Component, component: ArticleComponent, add: Add): void {
  const given = new Set<string>()
  const name = node.name ?? ''
  const names = Object.keys(component.attributes)
  for (const attribute of node.attributes) {
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
    const kind = names.includes(key) ? component.attributes[key] : undefined
    const { example } = component
    const field = `${name} ${key}`
    if (given.has(key)) add(node, field, 'attribute-twice', { key })
    given.add(key)
    if (!kind) {
      const allowed = names.join(', ') || 'no attribute'
      add(node, field, 'attribute-unknown', { key, allowed, example })
    } else if (typeof attribute.value !== 'string' || !isValid(kind, attribute.value)) {
      add(node, field, 'attribute-malformed', {
        found: typeof attribute.value === 'string' ? `"${attribute.value}"` : 'no "text in quotes"',
        allowed: kindDescriptions[kind],
        example,
      })
    }
  }
  for (const missing of names.filter((key) => !given.has(key))) {
    add(node, `${name} ${missing}`, 'attribute-missing', {
      allowed: names.join(', '),
      example: component.example,
    })
  }
}

/** Finds facts and markup in attributes, which are shown exactly as written. */
function checkAttributeText(
  node: Component,
  { attributes }: ArticleComponent,
  facts: Facts,
  add: Add,
): void {
  for (const attribute of node.attributes) {
    const { value } = attribute
    if (typeof value !== 'string') continue
    const isWords = 'name' in attribute && attributes[attribute.name] === 'words'
    for (const found of isWords ? leftoverMarkup(value, 'field') : []) {
      add(node, String(node.name), 'markup-left', found)
    }
    const name = String(node.name)
    for (const { code } of unseenSigns(value)) add(node, name, 'sign-unseen', { code })
    const hasFact = findOwnFact(value, facts) !== undefined || /[{}]/.test(value)
    if (hasFact) add(node, name, 'attribute-with-fact', { value })
  }
}

const kindDescriptions: Record<AttributeKind, string> = {
  words: 'words in "double quotes"',
  path: 'a path of this site, such as "/contact"',
  target: 'a path of this site, such as "/contact", or "consultation" for the main button',
  'web-address': 'an address that starts with https://',
  'help-line': 'the name of a line of help-lines.yaml, such as "ftc"',
}

/** Finds `<IfItGoesWrong>` outside of steps, and `<ItWorked>` before the end of its steps. */
export function checkSteps(root: Root, add: Add): void {
  const lists = stepLists(root)
  const inSteps = new Set<Content>(lists.flatMap(({ waysBack }) => waysBack))
  visitNodes<Content>(root, (node) => {
    if (isComponent(node, 'IfItGoesWrong') && !inSteps.has(node)) {
      add(node, 'IfItGoesWrong', 'way-back-outside-step')
    }
    for (const name of ['IfItGoesWrong', 'ItWorked'] as const) {
      if (!isComponent(node, name) || !isEmpty(node)) continue
      add(node, name, 'component-empty', { name, allowed: articleComponents[name].example })
    }
  })
  for (const { endings, last } of lists) {
    for (const ending of endings.filter((one) => one !== last)) {
      add(ending, 'ItWorked', 'ending-not-last')
    }
  }
}

function isEmpty(part: object): boolean {
  let empty = true
  visitNodes<Content>(part as Parent, (node) => {
    if ('value' in node && node.value.trim() !== '') empty = false
  })
  return empty
}
