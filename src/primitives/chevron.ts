import { css } from 'styled-components'

/**
 * A small arrow at the end of a row that opens, drawn with borders; it turns when the row is open.
 * For the `summary` of a `details`.
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
  details[open] > &::after {
    margin-top: 0.25em;
    transform: rotate(225deg);
  }
`
