import type { ReactElement } from 'react'

/** A picture in all its sizes and formats. */
export interface ImageSources {
  /** Formats that not every browser knows, the smallest first. */
  sources: readonly { type: string; srcSet: string }[]
  /** The picture in its own format, in all widths. */
  srcSet: string
  /** The same in one width, for programs that know no others. */
  src: string
  /** Pixels of the widest; they keep its place free until it is there. */
  width: number
  height: number
}

interface ArticleImageProps {
  image: ImageSources
  alt: string
  /** Words below the picture. */
  caption?: string | undefined
  /** Whether it is the first thing of the text, and not only loaded once it comes near. */
  eager?: boolean
}

/** How wide pictures are shown, as src/components/article/article-image-styles has it: as wide as the text, or less. */
const sizes = '(min-width: 41em) 37.5em, 92vw'
const portraitSizes = '(min-width: 31em) 27.5em, 92vw'

/** A picture of an article with the words below it. */
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
          srcSet={image.srcSet}
          sizes={displayedSizes}
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

/** The same for readers of the feed, who know one picture and no style. */
export function FeedImage({
  image,
  alt,
  caption,
  origin,
}: Omit<ArticleImageProps, 'first'> & { origin: string }): ReactElement {
  const { src, width, height } = image
  return (
    <figure>
      <img src={origin + src} width={width} height={height} alt={alt} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
