import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { SceneName } from '../content-model/shapes/scenes'

const Picture = styled.img`
  display: block;
  width: 100%;
  max-width: 32rem;
  margin-inline: auto;
  @media print {
    display: none;
  }
`

/** Words and font come first. React 18 knows the attribute only as HTML writes it. */
const afterWords = { fetchpriority: 'low' }

/** A drawn scene. It decorates, so screen readers skip it. */
export function Scene(props: { name: SceneName; lazy?: boolean }): ReactElement {
  return (
    <Picture
      src={`/scenes/${props.name}.svg`}
      width={560}
      height={520}
      alt=""
      {...afterWords}
      loading={props.lazy ? 'lazy' : undefined}
    />
  )
}
