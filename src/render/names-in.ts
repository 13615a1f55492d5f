import type { RootContent } from 'hast'
import type { ImageSources } from '../components/article/mdx/article-image'
import { visitNodes } from '../content-model/article/visit-nodes'

/**
 * Lists what the tree of an article holds, each name once: elements and components, their classes and
 * properties, and the schemes of links (`path:` for links into this site). `upright` stands for a
 * picture that is higher than wide.
 */
export function namesIn(
  tree: { children: readonly RootContent[] },
  pictures: Readonly<Record<string, ImageSources>> = {},
): string[] {
  const names = new Set<string>()
  visitNodes(tree, (node) => {
    if (node.type !== 'element') return
    const { className, href, ...properties } = node.properties ?? {}
    const classes = Array.isArray(className) ? className.map(String) : []
    const scheme = href === undefined ? [] : [schemeOf(String(href))]
    for (const name of [node.tagName, ...classes, ...Object.keys(properties), ...scheme]) {
      names.add(name)
    }
  })
  const isUpright = ({ width, height }: ImageSources): boolean => height > width
  if (Object.values(pictures).some(isUpright)) names.add('upright')
  return [...names]
}

function schemeOf(href: string): string {
  return URL.canParse(href) ? new URL(href).protocol : 'path:'
}
