import { useLayoutEffect, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import { Paragraph } from '../ui/text'
import { color } from '../../theme/tokens'
import type { Notice } from './notices'

const Box = styled.div<{ $tone: Notice['tone'] }>`
  /* Leaves room for the notice at the bottom of the screen. */
  scroll-margin-bottom: 15rem;
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
 * Renders the result of submitting beside the form, where it stays. The notice has announced it, so
 * this is no live region.
 */
export function SubmitResult(props: {
  notice: Notice | null
  /** Second paragraph. */
  more?: string
}): ReactElement | null {
  return props.notice ? <ResultBox notice={props.notice} more={props.more} /> : null
}

/** Box that scrolls itself into view. It is never in the static HTML. */
function ResultBox({ notice, more }: { notice: Notice; more: string | undefined }): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  // Braces: newer browsers return a promise here, which React would call as a clean-up function.
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])
  return (
    <Box ref={box} $tone={notice.tone}>
      <p>{notice.title}</p>
      <Paragraph>{notice.text}</Paragraph>
      {more ? <Paragraph>{more}</Paragraph> : null}
    </Box>
  )
}
