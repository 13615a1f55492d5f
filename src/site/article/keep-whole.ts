import type { Element, ElementContent, Root } from 'hast'
import { noBreakPattern } from '../../components/ui/text'

/** A link that calls or writes to a number is kept on one line by its style. */
const isCall = ({ properties }: Element): boolean => /^(tel|sms):/.test(String(properties?.href))

/** Keeps telephone numbers, times and names such as T-Mobile on one line, in the text of an article. */
export function keepWhole() {
  const walk = (parent: Root | Element): void => {
    parent.children = parent.children.flatMap((node): ElementContent[] => {
      if (node.type === 'element' && !isCall(node)) walk(node)
      if (node.type !== 'text' || !noBreakPattern.test(node.value)) return [node as ElementContent]
      return node.value.split(noBreakPattern).flatMap((value, index): ElementContent[] => {
        const text = { type: 'text', value } as const
        if (index % 2 === 0) return value ? [text] : []
        return [
          {
            type: 'element',
            tagName: 'span',
            properties: { className: ['whole'] },
            children: [text],
          },
        ]
      })
    })
  }
  return walk
}
