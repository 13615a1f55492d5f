import type { TextNode } from './tree'
import { writeText } from './write'

/** Begins each part of a text, so that its line is found in what is written. */
const mark = '\ue100'

const isComponent = (type: string): boolean => type === 'component' || type === 'emptyComponent'

/** Returns whether a line of the text may be about a part of it: a block of words, a picture or a component. */
export const hasPlace = (type: string): boolean =>
  ['paragraph', 'heading', 'source', 'picture'].includes(type) || isComponent(type)

/**
 * Returns which of the parts of a text a line is about, counted from the top; -1 if there is none. A line between two belongs
 * to the one above.
 */
export function partAtLine(root: TextNode, line: number): number {
  const shown: number[] = []
  let count = 0
  const marked = (node: TextNode): TextNode => {
    const { type, attrs = {}, content = [] } = node
    const inside = (): object => (node.content ? { content: content.map(marked) } : {})
    if (!hasPlace(type)) return { ...node, ...inside() }
    const index = count++
    if (isComponent(type)) {
      shown.push(index)
      const attributes = { ...(attrs.attributes as object), [mark]: '' }
      return { ...node, attrs: { ...attrs, attributes }, ...inside() }
    }
    if (type === 'picture') {
      shown.push(index)
      return { ...node, attrs: { ...attrs, alt: mark + String(attrs.alt) } }
    }
    // An empty block has no line. A mistake about it is reported at the line of its component.
    if (content.length === 0) return node
    shown.push(index)
    return { ...node, content: [{ type: 'text', text: mark }, ...content] }
  }
  const lines = writeText(marked(root)).split('\n').slice(0, line)
  const found = lines.join('\n').split(mark).length - 2
  return shown[Math.max(found, 0)] ?? -1
}
