import {
  parseArticleBody,
  imagesIn,
  shownImages,
} from '../../../../src/content-model/article/article-body'
import type { ArticleContext } from '../../../../src/site/article/article-context'
import { renderTree } from '../../../../src/site/article/render-article'
import type { ImageSources } from '../../../../src/components/article/mdx/article-image'

/** Picture that is not measured: the browser finds out how large it is. */
const unmeasured = { sources: [], width: 0, height: 0 }

/**
 * Renders the text of an article as the build does.
 *
 * @param addressOf returns where the browser finds a picture in the folder of the article
 * @throws Error if the text cannot be read
 */
export function renderText(
  text: string,
  { facts, ...parts }: ArticleContext,
  addressOf: (name: string) => string,
): string {
  const addresses = new Map<string, string>()
  // The text names a picture that is not saved yet by the address of a blob, which is no name of a file.
  const named = text.replace(/\bblob:[^\s)"]+/g, (address) => {
    const name = `unsaved-${addresses.size + 1}.png`
    addresses.set(name, address)
    return `./${name}`
  })
  const root = parseArticleBody(named)
  const images = imagesIn(root).map(({ name }): [string, ImageSources] => [
    name,
    { ...unmeasured, src: addresses.get(name) ?? addressOf(name) },
  ])
  const { html } = renderTree(root, facts, { ...parts, images: Object.fromEntries(images) })
  // Without a size, which reserves the room of a picture on a page.
  return html.replace(/ (width|height)="0"| loading="lazy"/gi, '')
}

/** Returns the names of the pictures that a text shows. */
export const pictureNames = (text: string): string[] => shownImages(text).map(({ name }) => name)
