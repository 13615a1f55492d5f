import type { TextNode } from './tree'
import { writeText } from './write'

/** Begins each block of words, so that its line is found in what is written. */
const mark = '\ue100'

/** Returns whether a block has words of its own: it may be what a line of the text is about. */
export const hasWords = ({ type }: { type: string }): boolean =>
  ['paragraph', 'heading', 'source', 'picture'].includes(type)

/**
 * Returns which of the blocks of words of a text holds a line, counted from the top; -1 if there is none. A line between
 * two belongs to the one above.
 */
export function blockAtLine(root: TextNode, line: number): number {
  const shown: number[] = []
  let count = 0
  const marked = (node: TextNode): TextNode => {
    if (!hasWords(node))
      return { ...node, ...(node.content ? { content: node.content.map(marked) } : {}) }
    const index = count++
    if (node.type === 'picture') {
      shown.push(index)
      return { ...node, attrs: { ...node.attrs, alt: mark + String(node.attrs?.alt) } }
    }
    if (!node.content?.length) return node
    shown.push(index)
    return { ...node, content: [{ type: 'text', text: mark }, ...node.content] }
  }
  const lines = writeText(marked(root)).split('\n').slice(0, line)
  const found = lines.join('\n').split(mark).length - 2
  return shown[Math.max(found, 0)] ?? -1
}
