import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Gives every link into this site its origin, also those that components are told of. */
export function makeAbsolute(origin: string) {
  return (root: Root): void =>
    visit(root, 'element', ({ properties }) => {
      for (const name of ['href', 'to']) {
        const path = properties?.[name]
        if (properties && typeof path === 'string' && path.startsWith('/')) {
          properties[name] = origin + path
        }
      }
    })
}
