import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Puts a base before every link into this site, also those that components are told of.
 *
 * @param base origin of the site, or the path below which it lives
 */
export function prefixPaths(root: Root | Element, base: string): void {
  visit(root, 'element', ({ properties }) => {
    for (const name of ['href', 'to']) {
      const path = properties?.[name]
      if (properties && typeof path === 'string' && path.startsWith('/')) {
        properties[name] = base + path
      }
    }
  })
}
