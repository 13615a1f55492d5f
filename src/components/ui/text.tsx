import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { RunningText } from './running-text'

type ParagraphProps = ComponentPropsWithoutRef<'p'>

/** Renders a paragraph of running text. */
export function Paragraph({ children, ...rest }: ParagraphProps): ReactElement {
  return (
    <p {...rest}>
      <RunningText>{children}</RunningText>
    </p>
  )
}

/** Sentence below a title. */
export const Lead = styled(Paragraph)`
  color: ${color.muted};
  font-size: min(1.375rem, max(1.25rem, 5.6vw));
  @media print {
    font-size: inherit;
  }
`

/** Paragraph that keeps line breaks. */
export const Text = styled(Paragraph)`
  white-space: pre-line;
`

/** Secondary text: notes, sources. Never smaller than 18 px. */
export const Note = styled(Paragraph)`
  color: ${color.muted};
  font-size: 1.125rem;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
