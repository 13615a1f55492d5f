import { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** Style of images, as src/components/article/mdx/article-image renders them. */
export const image = css`
  .picture {
    margin-top: 2rem;
    margin-bottom: 2rem;
    break-inside: avoid;
  }
  .picture img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 0.75rem;
    outline: 0.0625rem solid ${color.hairline};
    /* Placeholder while the image loads; images themselves are never transparent. */
    background: ${color.sand};
    color: ${color.ink};
  }
  @media print {
    .picture img {
      width: auto;
      max-width: 100%;
      max-height: 3in;
      /* Inside the image: outside it the line could be printed on the page before. */
      outline-offset: -0.0625rem;
      margin-left: 0;
      margin-right: 0;
      border-radius: 0;
    }
  }
`

/** Style of the caption of an image. */
export const caption = css`
  figcaption {
    margin-top: 0.625rem;
    color: ${color.muted};
  }
`

/**
 * Style of portrait images: a screenshot of a phone as wide as the text would be taller than most
 * windows.
 */
export const portraitImage = css`
  .upright img,
  .upright figcaption {
    max-width: 22em;
    margin-left: auto;
    margin-right: auto;
  }
  @media print {
    .upright img,
    .upright figcaption {
      margin-left: 0;
      margin-right: 0;
    }
  }
`
