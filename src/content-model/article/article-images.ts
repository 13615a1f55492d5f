import type { Content, Root } from 'mdast'
import { parseArticleBody } from './article-body'
import { visitNodes } from './visit-nodes'

/** An image where an article shows it. */
export interface ShownImage {
  /** The name of its file, which lies beside the article. */
  name: string
  line: number
  column: number
}

/** The name of a file beside the article, out of what stands behind an image; nothing where it is none. */
export function imageName(url: string): string | undefined {
  return /^(?:\.\/)?([a-z0-9][\w.-]*\.(?:png|jpe?g))$/i.exec(url)?.[1]
}

/** Whether a text may show images. Most show none, and to look for them takes time. */
export const allowsImages = (body: string): boolean => body.includes('![')

/** The images that an article shows, from top to bottom. Throws where the body cannot be read. */
export function shownImages(body: string): ShownImage[] {
  return allowsImages(body) ? imagesIn(parseArticleBody(body)) : []
}

/** The images that a body shows, from top to bottom. */
export function imagesIn(root: Root): ShownImage[] {
  const images: ShownImage[] = []
  visitNodes<Content>(root, (node) => {
    if (node.type !== 'image') return
    const name = imageName(node.url)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (name) images.push({ name, line, column })
  })
  return images
}
