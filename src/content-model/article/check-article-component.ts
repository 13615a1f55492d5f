import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
  type AttributeKind,
  isValid,
  markdown,
  unseen,
  unseenFinding,
  wordsBeside,
  type Add,
} from './article-components'
import type { Facts } from '../facts'
import { findOwnFact } from '../variables/written-facts'
import { closest } from '../parse/suggestions'
import type { Content, Parent, Root } from 'mdast'
import { isComponent, stepLists, visitNodes } from './article-body'

type Component = MdxJsxFlowElement | MdxJsxTextElement

const componentNames = Object.keys(articleComponents)

/** Finds components that an article may not use, stand in the wrong place, or are written wrongly. */
export function checkComponent(node: Component, parent: object, facts: Facts, add: Add): void {
  const name = node.name ?? ''
  if (!isArticleComponent(name)) {
    add(node, 'component', {
      kind: 'component-unknown',
      found: name ? `<${name}>` : 'an empty tag <>',
      allowed: componentNames.map((known) => `<${known}>`).join(' '),
      fix: /^[a-z]/.test(name)
        ? `Remove the tag; write ${markdown}.`
        : closest(name, componentNames),
    })
    return
  }
  const component: ArticleComponent = articleComponents[name]
  // checkSteps says where a way back belongs.
  const isInWords = 'type' in parent && parent.type === 'paragraph' && name !== 'IfItGoesWrong'
  if (isInWords) {
    add(node, name, wordsBeside(component.empty ? `<${name} />` : `<${name}>…</${name}>`))
  } else if (component.parent && (parent as Partial<Component>).name !== component.parent) {
    add(node, name, {
      kind: 'component-alone',
      found: `<${name}> by itself`,
      allowed: `<${name}> inside <${component.parent}>`,
      fix: `Put <${component.parent}> around it.`,
    })
  }
  if (component.empty && node.children.length > 0) {
    add(node, name, {
      kind: 'component-not-empty',
      found: `words inside <${name}>`,
      allowed: `${component.example}, which brings words of its own`,
      fix: 'Move the words below it.',
    })
  }
  checkAttributes(node, component, add)
  checkAttributeText(node, facts, add)
}

function checkAttributes(node: Component, component: ArticleComponent, add: Add): void {
  const given = new Set<string>()
  const name = node.name ?? ''
  const names = Object.keys(component.attributes)
  for (const attribute of node.attributes) {
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
    const kind = names.includes(key) ? component.attributes[key] : undefined
    if (given.has(key)) {
      add(node, `${name} ${key}`, {
        kind: 'attribute-twice',
        found: `the attribute "${key}" twice`,
        allowed: 'each attribute once',
        fix: 'Remove one of the two.',
      })
    }
    given.add(key)
    if (!kind) {
      add(node, `${name} ${key}`, {
        kind: 'attribute-unknown',
        found: `an attribute "${key}"`,
        allowed: names.length > 0 ? names.join(', ') : 'no attribute',
        fix: `Write it as ${component.example}`,
      })
    } else if (typeof attribute.value !== 'string' || !isValid(kind, attribute.value)) {
      add(node, `${name} ${key}`, {
        kind: 'attribute-malformed',
        found: typeof attribute.value === 'string' ? `"${attribute.value}"` : 'no "text in quotes"',
        allowed: kindDescriptions[kind],
        fix: `Write it as ${component.example}`,
      })
    }
  }
  for (const missing of names.filter((key) => !given.has(key))) {
    add(node, `${name} ${missing}`, {
      kind: 'attribute-missing',
      found: `nothing; the attribute is missing`,
      allowed: names.join(', '),
      fix: `Write it as ${component.example}`,
    })
  }
}

/** Attributes are printed as they stand: no facts in braces, and no fact written out. */
function checkAttributeText(node: Component, facts: Facts, add: Add): void {
  for (const { value } of node.attributes) {
    if (typeof value !== 'string') continue
    if (unseen.test(value)) add(node, String(node.name), unseenFinding)
    const literal = findOwnFact(value, facts) !== undefined
    if (!literal && !/[{}]/.test(value)) continue
    add(node, String(node.name), {
      kind: 'attribute-with-fact',
      found: `"${value}"`,
      allowed: 'words without facts; facts such as {phone} stand in the text inside',
      fix: 'Move the fact into the text between the tags.',
    })
  }
}

const kindDescriptions: Record<AttributeKind, string> = {
  words: 'words in "double quotes"',
  path: 'a path of this site, such as "/contact"',
  target: 'a path of this site, such as "/contact", or "consultation" for the main button',
  'web-address': 'an address that starts with https://',
  'help-line': 'the name of a line of help-lines.yaml, such as "ftc"',
}

const inStep = 'in a step of <Steps>, on lines of its own that are moved to the right'

/** Finds `<IfItGoesWrong>` outside of steps, and `<ItWorked>` that does not end its steps. */
export function checkSteps(root: Root, add: Add): void {
  const lists = stepLists(root)
  const inSteps = new Set<Content>(lists.flatMap(({ waysBack }) => waysBack))
  visitNodes<Content>(root, (node) => {
    if (isComponent(node, 'IfItGoesWrong') && !inSteps.has(node)) {
      add(node, 'IfItGoesWrong', {
        kind: 'way-back-outside-step',
        found: '<IfItGoesWrong> that is no part of a step',
        allowed: `<IfItGoesWrong> ${inStep}`,
        fix: 'Put it below the words of its step, after an empty line, with three spaces in front.',
      })
    }
    for (const name of ['IfItGoesWrong', 'ItWorked'] as const) {
      if (!isComponent(node, name) || !isEmpty(node)) continue
      add(node, name, {
        kind: 'component-empty',
        found: `<${name}> without words`,
        allowed: articleComponents[name].example,
        fix: 'Write the words, or remove it.',
      })
    }
  })
  for (const { endings, last } of lists) {
    for (const ending of endings.filter((one) => one !== last)) {
      add(ending, 'ItWorked', {
        kind: 'ending-not-last',
        found: '<ItWorked> before the end of <Steps>',
        allowed: 'one <ItWorked> in <Steps>, behind the numbered list',
        fix: 'Move it behind the last step, with an empty line in front and no spaces.',
      })
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
