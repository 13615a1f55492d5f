import { css } from 'styled-components'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/flex-gap'

/**
 * Chevron at the end of a row that opens, made of borders. For the `summary` of a `details`;
 * `turnedChevron` is for an open one.
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

/** Chevron to the right, at the end of a title that leads to another page. */
export const chevronRight = css`
  display: flex;
  justify-content: space-between;
  ${flexGap('0.75rem')}
  width: 100%;
  &::after {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin: 0.35em 0.15em 0 0;
    border: solid ${color.link};
    border-width: 0.125em 0.125em 0 0;
    transform: rotate(45deg);
  }
  /* Very large text needs the room of the chevron. */
  @container (max-width: 18rem) {
    &::after {
      display: none;
    }
  }
`
