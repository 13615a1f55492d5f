import styled from 'styled-components'
import { color } from '../../theme/tokens'

/** Skip link: the first focusable element, which leads past the header to the main content. */
export const SkipLink = styled.a.attrs({ href: '#main' })`
  position: absolute;
  left: 0.5rem;
  top: 0.5rem;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  border-radius: 0.5rem;
  background: ${color.lamp};
  color: ${color.lampText};
  font-weight: 700;
  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    width: 1px;
    overflow: hidden;
    padding: 0;
  }
`
