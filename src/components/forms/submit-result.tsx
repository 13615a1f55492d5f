import { useLayoutEffect, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import { Paragraph } from '../ui/text'
import { color } from '../../theme/tokens'
import type { Notice, Outcome } from './notices'

/** Live region, out of the layout while it is empty. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

const Box = styled.div<{ $tone: Notice['tone'] }>`
  padding: 1rem 1.25rem;
  border-left: 0.5rem solid ${({ $tone }) => ($tone === 'error' ? color.brick : color.link)};
  border-radius: 0.5rem;
  background: ${({ $tone }) => ($tone === 'error' ? color.brickBackground : color.mist)};
  color: ${({ $tone }) => ($tone === 'error' ? color.brick : color.mistText)};
  p:first-child {
    font-size: min(1.375rem, max(1.25rem, 5.6vw));
    font-weight: 700;
  }
`

/**
 * Renders the result of submitting beside the form, where it stays. It is announced here, unless a
 * notice has announced it.
 */
export function SubmitResult(props: {
  outcome: Outcome | null
  /** Second paragraph. */
  more?: string
}): ReactElement {
  const { outcome, more } = props
  const box = outcome ? <ResultBox outcome={outcome} more={more} /> : null
  return (
    <>
      <Region role="alert">{outcome?.inPlace ? box : null}</Region>
      {outcome?.inPlace ? null : box}
    </>
  )
}

/** Box that scrolls itself into view, but not from elsewhere. It is never in the static HTML. */
function ResultBox(props: { outcome: Outcome; more: string | undefined }): ReactElement {
  const { outcome, more } = props
  const box = useRef<HTMLDivElement>(null)
  // Braces: newer browsers return a promise here, which React would call as a clean-up function.
  useLayoutEffect(() => {
    if (outcome.inPlace) box.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <Box ref={box} $tone={outcome.tone}>
      <p>{outcome.title}</p>
      <Paragraph>{outcome.text}</Paragraph>
      {more ? <Paragraph>{more}</Paragraph> : null}
    </Box>
  )
}
