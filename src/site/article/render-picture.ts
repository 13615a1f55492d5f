import type { Image, Paragraph, Parent } from 'mdast'
import { createElement, type ReactElement } from 'react'
import { defaultHandlers, type Options } from 'remark-rehype'
import { imageName } from '../../content-model/article/article-body'
import {
  ArticleImage,
  FeedImage,
  type ImageSources,
} from '../../components/article/mdx/article-image'

/** The images of an article, and for whom they are. */
export interface PictureParts {
  /** By the names of their files. */
  images?: Readonly<Record<string, ImageSources>>
  /** For readers elsewhere, such as those of the feed: addresses are absolute, images plain. */
  origin?: string
}

/** What the text of an article says of an image. */
export interface PictureProps {
  url: string
  alt: string
  caption?: string
  /** Whether it is the first thing of the article. */
  first: boolean
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>

/** Makes an element of an image; `drawPicture` knows its sizes. */
const image: Handler = (_state, node: Image) => pictureElement(node, false)

/** A paragraph of nothing but an image becomes the image, which is a block by itself. */
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

/** How the images of a text are read. */
export const imageHandlers = { image, paragraph }

/** Draws an image. Throws where it is not among the images. */
export function renderPicture(
  { url, alt, caption, first }: PictureProps,
  { images = {}, origin }: PictureParts,
): ReactElement {
  const image = images[imageName(url) ?? '']
  if (!image) throw new Error(`The picture "${url}" is shown and not among the pictures.`)
  return origin === undefined
    ? createElement(ArticleImage, { image: image, alt, caption, eager: first })
    : createElement(FeedImage, { image: image, alt, caption, origin })
}
