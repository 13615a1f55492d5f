import type { Element, Root, RootContent } from 'hast'
import { visitNodes } from '../../content-model/article/article-body'

/** Steps from which on they can be shown one at a time. */
const enough = 3

const isElement = (node: { type: string }): node is Element => node.type === 'element'

/**
 * Puts a button in front of longer lists of steps: src/preferences/step-view.ts shows them one at a
 * time. For pages only: on paper and in the feed nothing can be pressed.
 */
export function addStepButtons(label: string) {
  return (root: Root): void => {
    visitNodes<RootContent>(root, (node) => {
      if (!isElement(node) || node.tagName !== 'Steps') return
      const list = node.children.filter(isElement).find(({ tagName }) => tagName === 'ol')
      const steps = list?.children.filter(isElement) ?? []
      if (steps.length < enough) return
      node.children.unshift({
        type: 'element',
        tagName: 'button',
        properties: { type: 'button', className: ['button'], dataOneStep: '' },
        children: [{ type: 'text', value: label }],
      })
    })
  }
}
