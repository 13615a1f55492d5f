import { css } from 'styled-components'
import { colour } from '../theme/tokens'

/**
 * A small arrow at the end of a row that opens, drawn with borders. For the `summary` of a `details`;
 * `turnedChevron` is for that of an open one.
 */
export const chevron = css`
  &::after {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin: -0.25em 0.2em 0 0.25em;
    border: solid currentColor;
    border-width: 0 0.125em 0.125em 0;
    transform: rotate(45deg);
  }
`

export const turnedChevron = css`
  &::after {
    margin-top: 0.25em;
    transform: rotate(225deg);
  }
`

/** The same at the upper right of a box that leads to another page. */
export const chevronRight = css`
  &::after {
    content: '';
    position: absolute;
    top: min(2.5rem, 7vw);
    right: min(1.75rem, 5.5vw);
    width: 0.6em;
    height: 0.6em;
    border: solid ${colour.link};
    border-width: 0.14em 0.14em 0 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`
