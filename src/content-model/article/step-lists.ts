import type { Content, ListItem, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visitNodes } from './visit-nodes'

type Component = MdxJsxFlowElement | MdxJsxTextElement

/** A `<Steps>` of an article or guide, taken apart. */
export interface StepList {
  steps: ListItem[]
  /** Its `<IfItGoesWrong>` that stand as parts of a step. */
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
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return isJsx && node.name === name
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
      line: node.position?.start.line ?? 1,
    })
  })
  return lists
}
