import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import type { SceneName } from '../../content-model/schemas/scenes'

/** The arch stands on the band below, as a door on its step: its sill and the room below it go. */
const standing = css`
  align-self: end;
  aspect-ratio: 560 / 504;
  object-fit: cover;
  object-position: top;
  margin-bottom: calc(-1 * var(--room));
  @container (max-width: 34rem) {
    max-width: 17rem;
  }
`

const Illustration = styled.img<{ $standing: boolean }>`
  display: block;
  width: 100%;
  max-width: 32rem;
  margin-left: auto;
  margin-right: auto;
  ${({ $standing }) => ($standing ? standing : '')}
  @media print {
    display: none;
  }
`

/**
 * A drawn scene. It decorates, so screen readers skip it, and words and font come first: a picture
 * that is asked for at once is read before the words are laid out.
 */
export function SceneImage(props: {
  name: SceneName
  /** Whether it stands on the lower edge of its band. */
  standing?: boolean
}): ReactElement {
  return (
    <Illustration
      src={`/scenes/${props.name}.svg`}
      width={560}
      height={520}
      alt=""
      loading="lazy"
      $standing={props.standing ?? false}
    />
  )
}
