import { textWidth, color } from './tokens'
import { css } from 'styled-components'

/**
 * Returns CSS for the gap between the children of a flex container. Safari before 14.1 supports
 * gaps only in grids; there the children get margins of half the gap. `@supports` cannot test for
 * flex gaps, so it tests for `inset`, which Safari got in the same version.
 *
 * @param rows distance in CSS, between rows, and between columns where `columns` is left out
 */
export function flexGap(rows: string, columns = rows): string {
  const gap = rows === columns ? rows : `${rows} ${columns}`
  const half = (length: string): string =>
    /^[\d.]+(rem)?$/.test(length) ? `${parseFloat(length) / 2}rem` : `calc(${length} / 2)`
  const margin = rows === columns ? half(rows) : `${half(rows)} ${half(columns)}`
  return `gap: ${gap};
  @supports not (inset: 0) {
    > * {
      margin: ${margin};
    }
  }`
}

/** CSS of text for screen readers only. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** CSS of an element that is of no use on paper. */
export const screenOnly = `
  @media print {
    display: none;
  }
`

/** CSS of a centered column as wide as running text. */
export const textColumn = `
  max-width: ${textWidth};
  margin-left: auto;
  margin-right: auto;
`

/** Width of a band from which an article has its table of contents beside the text. */
export const articleBreakpoint = '73rem'

/**
 * Chevron at the end of a row that opens, made of borders, in place of the browser's own marker. For the `summary` of
 * a `details`; `turnedChevron` is for an open one.
 */
export const chevron = css`
  &::-webkit-details-marker {
    display: none;
  }
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
