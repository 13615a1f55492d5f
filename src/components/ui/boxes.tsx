import styled, { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** Style of a highlighted box, for what to do when in doubt. */
export const highlightBox = css`
  padding: 1.25rem min(1.5rem, 5vw);
  border-radius: 1rem;
  background: ${color.lamp};
  color: ${color.lampText};
  --link: ${color.lampText};
  --visited: ${color.lampText};
  /* A button has no ground of its own, which would be dark on a dark screen. */
  --card: transparent;
  @media print {
    padding: 6pt 10pt;
    border: 2pt solid #000;
  }
`

/** Style of what to do if a step goes wrong: a part of the step, with a line at its side. */
export const wayBack = css`
  margin-top: 0.75rem;
  padding: 0.25rem 0 0.25rem min(1rem, 4vw);
  border-left: 0.25rem solid ${color.brick};
  break-inside: avoid;
  p + p {
    margin-top: 0.25rem;
  }
  @media print {
    margin-top: 0.375rem;
    padding: 0 0 0 0.75rem;
    border-left: 0.125rem solid #000;
    p + p {
      margin-top: 0;
    }
  }
`

/** Style of how one knows that the steps worked: a box at their end. */
export const itWorked = css`
  margin-top: 1.5rem;
  padding: 1rem min(1.5rem, 5vw);
  border: 0.125rem solid ${color.lamp};
  border-radius: 1rem;
  break-inside: avoid;
  p + p {
    margin-top: 0.25rem;
  }
  @media print {
    margin-top: 0.75rem;
    padding: 0.375rem 0.75rem;
    border: 0.0625rem solid #000;
  }
`

/** Highlighted box, as wide as its column. */
export const HighlightBox = styled.div`
  width: 100%;
  ${highlightBox}
  h2,
  h3 {
    font-size: 1.375rem;
  }
  ol {
    margin-top: 0.75rem;
  }
  /* A lit number would not be seen on this ground. */
  ol > li::before {
    background: ${color.lampText};
    color: ${color.lamp};
  }
`
