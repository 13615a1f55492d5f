import { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** Style of a highlighted box, for what to do when in doubt. */
export const highlightBox = css`
  padding: 1.25rem min(1.5rem, 5vw);
  border-radius: 1rem;
  background: ${color.lamp};
  color: ${color.lampText};
  --link: ${color.lampText};
  --visited: ${color.lampText};
  @media print {
    padding: 6pt 10pt;
    border: 2pt solid #000;
  }
`
