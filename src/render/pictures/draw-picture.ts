import type { Image, Paragraph, Parent } from 'mdast'
import { createElement, type ReactElement } from 'react'
import { defaultHandlers, type Options } from 'remark-rehype'
import { pictureName } from '../../content-model/article/article-pictures'
import {
  ArticleImage,
  FeedImage,
  type ImageSources,
} from '../../components/article/mdx/article-image'

/** The pictures of an article, and for whom they are. */
export interface PictureParts {
  /** By the names of their files. */
  pictures?: Readonly<Record<string, ImageSources>>
  /** For readers elsewhere, such as those of the feed: addresses are absolute, pictures plain. */
  origin?: string
}

/** What the text of an article says of a picture. */
export interface PictureProps {
  url: string
  alt: string
  caption?: string
  /** Whether it is the first thing of the article. */
  first: boolean
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>

/** Makes an element of a picture; `drawPicture` knows its sizes. */
const image: Handler = (_state, node: Image) => pictureElement(node, false)

/** A paragraph of nothing but a picture becomes the picture, which is a block by itself. */
const paragraph: Handler = (state, node: Paragraph, parent?: Parent | null) => {
  const [only] = node.children
  if (only?.type !== 'image' || node.children.length > 1) {
    return defaultHandlers.paragraph(state, node)
  }
  return pictureElement(only, parent?.type === 'root' && parent.children[0] === node)
}

function pictureElement({ url, alt, title }: Image, first: boolean): ReturnType<Handler> {
  const properties = { url, alt: alt ?? '', first, ...(title ? { caption: title } : {}) }
  return { type: 'element', tagName: 'Picture', properties, children: [] }
}

/** How the pictures of a text are read. */
export const pictureHandlers = { image, paragraph }

/** Draws a picture. Throws where it is not among the pictures. */
export function drawPicture(
  { url, alt, caption, first }: PictureProps,
  { pictures = {}, origin }: PictureParts,
): ReactElement {
  const picture = pictures[pictureName(url) ?? '']
  if (!picture) throw new Error(`The picture "${url}" is shown and not among the pictures.`)
  return origin === undefined
    ? createElement(ArticleImage, { image: picture, alt, caption, eager: first })
    : createElement(FeedImage, { image: picture, alt, caption, origin })
}
