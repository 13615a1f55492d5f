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
