import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { screenOnly } from '../../theme/mixins'
import type { IllustrationName } from '../../content-model/schemas/illustrations'

/**
 * Style of an illustration on the lower edge of its band: the sill of its arch and the space below it are cut off.
 */
const standing = css`
  align-self: end;
  aspect-ratio: 560 / 504;
  object-fit: cover;
  object-position: top;
  margin-bottom: calc(-1 * var(--room));
  @container (max-width: 34rem) {
    max-width: 14rem;
  }
`

const Picture = styled.img<{ $standing: boolean }>`
  display: block;
  width: 100%;
  max-width: 32rem;
  margin-left: auto;
  margin-right: auto;
  ${({ $standing }) => ($standing ? standing : '')}
  ${screenOnly}
`

/**
 * Renders an illustration of src/illustrations. It is loaded lazily: an image that is requested at once is fetched
 * before text and font.
 */
export function Illustration(props: {
  name: IllustrationName
  /** Path of a photo below the content folder, in place of the illustration. */
  photo?: string | undefined
  /** What it shows. Left out if it only decorates. */
  alt?: string | undefined
  /** Puts it on the lower edge of its band. */
  standing?: boolean
}): ReactElement {
  return (
    <Picture
      src={`${__PATH_PREFIX__}/${props.photo ?? `illustrations/${props.name}.svg`}`}
      width={560}
      height={props.standing ? 504 : 520}
      alt={props.alt ?? ''}
      loading="lazy"
      $standing={props.standing ?? false}
    />
  )
}
