import type { ReactElement } from 'react'

/** Image in all its sizes and formats. */
export interface ImageSources {
  /** Formats that not every browser supports, the smallest first. */
  sources: readonly { type: string; srcSet: string }[]
  /** The image in its own format and one width, for the feed and browsers that know no other. */
  src: string
  /**
   * Width in pixels of the widest file; with the height it reserves the space until the image has
   * loaded.
   */
  width: number
  height: number
}

interface ArticleImageProps {
  image: ImageSources
  alt: string
  /** Caption below the image. */
  caption?: string | undefined
  /** Loads the image at once, because it is the first element of the text. */
  eager?: boolean
}

/**
 * Value of `sizes`, after src/components/article/article-styles: as wide as the text, or
 * less.
 */
const sizes = '(min-width: 41em) 37.5em, 92vw'
const portraitSizes = '(min-width: 31em) 27.5em, 92vw'

/** Renders an image of an article with its caption. */
export function ArticleImage({
  image,
  alt,
  caption,
  eager = false,
}: ArticleImageProps): ReactElement {
  const isPortrait = image.height > image.width
  const displayedSizes = isPortrait ? portraitSizes : sizes
  return (
    <figure className={isPortrait ? 'picture upright' : 'picture'}>
      <picture>
        {image.sources.map((source) => (
          <source key={source.type} {...source} sizes={displayedSizes} />
        ))}
        <img
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

/** Renders an image for feed readers, which support one source and no style. */
export function FeedImage({
  image,
  alt,
  caption,
  origin,
}: Omit<ArticleImageProps, 'eager'> & { origin: string }): ReactElement {
  const { src, width, height } = image
  return (
    <figure>
      <img src={origin + src} width={width} height={height} alt={alt} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
