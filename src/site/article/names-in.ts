import type { Element, RootContent } from 'hast'
import type { ImageSources } from '../../components/article/mdx/article-image'

interface Tree {
  children: readonly RootContent[]
}

/**
 * Lists what the tree of an article holds, each name once: elements and components, their classes and
 * properties, and the schemes of links (`path:` for links into this site). `paragraphs` stands for
 * paragraphs and lists that follow each other, `upright` for an image that is higher than wide.
 */
export function namesIn(tree: Tree, images: Readonly<Record<string, ImageSources>> = {}): string[] {
  const isUpright = ({ width, height }: ImageSources): boolean => height > width
  const names = new Set(Object.values(images).some(isUpright) ? ['upright'] : [])
  addNames(tree, names)
  return [...names]
}

function addNames(parent: Tree, names: Set<string>): void {
  const elements = parent.children.filter((node): node is Element => node.type === 'element')
  elements.forEach((element, index) => {
    const { className, href, ...properties } = element.properties ?? {}
    names.add(element.tagName)
    for (const name of Object.keys(properties)) names.add(name)
    if (Array.isArray(className)) for (const name of className) names.add(String(name))
    if (href !== undefined) names.add(schemeOf(String(href)))
    if (isParagraph(element) && isParagraph(elements[index - 1])) names.add('paragraphs')
    addNames(element, names)
  })
}

const isParagraph = (element?: Element): boolean =>
  element !== undefined && ['p', 'ul', 'ol'].includes(element.tagName)

function schemeOf(href: string): string {
  return URL.canParse(href) ? new URL(href).protocol : 'path:'
}
