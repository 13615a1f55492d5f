/**
 * The gap between the children of a flex box. Safari before 14.1 knows gaps only in grids; there the
 * children get half of it on each side. `inset` came to Safari in the same version, and what knows a
 * gap cannot be asked for by itself.
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
