import type { Content, Root } from 'mdast'
import { parseArticleBody } from './article-body'
import { visitNodes } from './visit-nodes'

/** A picture where an article shows it. */
export interface ShownPicture {
  /** The name of its file, which lies beside the article. */
  name: string
  line: number
  column: number
}

/** The name of a file beside the article, out of what stands behind a picture; nothing where it is none. */
export function pictureName(url: string): string | undefined {
  return /^(?:\.\/)?([a-z0-9][\w.-]*\.(?:png|jpe?g))$/i.exec(url)?.[1]
}

/** Whether a text may show pictures. Most show none, and to look for them takes time. */
export const mayShowPictures = (body: string): boolean => body.includes('![')

/** The pictures that an article shows, from top to bottom. Throws where the body cannot be read. */
export function shownPictures(body: string): ShownPicture[] {
  return mayShowPictures(body) ? picturesIn(parseArticleBody(body)) : []
}

/** The pictures that a body shows, from top to bottom. */
export function picturesIn(root: Root): ShownPicture[] {
  const pictures: ShownPicture[] = []
  visitNodes<Content>(root, (node) => {
    if (node.type !== 'image') return
    const name = pictureName(node.url)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (name) pictures.push({ name, line, column })
  })
  return pictures
}
