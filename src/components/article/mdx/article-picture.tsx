import type { ReactElement } from 'react'

/** A picture in all its sizes and formats. */
export interface PictureSources {
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

interface Props {
  picture: PictureSources
  alt: string
  /** Words below the picture. */
  caption?: string | undefined
  /** Whether it is the first thing of the text, and not only loaded once it comes near. */
  first?: boolean
}

/** How wide pictures are shown, as src/components/article/article-picture-style has it: as wide as the text, or less. */
const sizes = '(min-width: 41em) 37.5em, 92vw'
const uprightSizes = '(min-width: 31em) 27.5em, 92vw'

/** A picture of an article with the words below it. */
export function ArticlePicture({ picture, alt, caption, first = false }: Props): ReactElement {
  const upright = picture.height > picture.width
  const shownSizes = upright ? uprightSizes : sizes
  return (
    <figure className={upright ? 'picture upright' : 'picture'}>
      <picture>
        {picture.sources.map((source) => (
          <source key={source.type} {...source} sizes={shownSizes} />
        ))}
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={shownSizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

/** The same for readers of the feed, who know one picture and no style. */
export function FeedPicture({
  picture,
  alt,
  caption,
  origin,
}: Omit<Props, 'first'> & { origin: string }): ReactElement {
  const { src, width, height } = picture
  return (
    <figure>
      <img src={origin + src} width={width} height={height} alt={alt} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
