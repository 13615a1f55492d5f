import { css } from 'styled-components'
import { flexGap } from '../../theme/flex-gap'

/** Number of items in a row of a list, by the width of the list. */
export interface ColumnOptions {
  /** On a wide screen. */
  most: number
  /**
   * Columns where there is room for two, but not for `most`. 1: the list becomes one column at
   * once.
   */
  some: 1 | 2
  /** Width of the list from which `most` stand in a row, such as `56rem`. */
  from?: string
  /** Width of the list from which two stand in a row. */
  twoFrom?: string
  gap?: string
  /** Columns in print, where the widths above would give fewer. */
  paper?: number
}

/**
 * CSS that lays the children of a list out in rows of `most`, of two, or of one, by the room for
 * text of the reader's size. The last row fills the width, so that no card stands alone in a
 * corner.
 *
 * Each width is far too large or below zero but in its own range; the largest of them holds.
 */
export function columns({
  most,
  some,
  from = '56rem',
  twoFrom = '34rem',
  gap = '1.5rem',
  paper,
}: ColumnOptions) {
  const share = (count: number): string => `${Math.floor(100 / count) - 4}%`
  const one = some === 2 ? twoFrom : from
  const two = some === 2 ? `min(${share(2)}, (${from} - 100%) * 999), ` : ''
  const [rows = gap, beside = rows] = gap.split(' ')
  return css`
    display: flex;
    flex-wrap: wrap;
    ${flexGap(rows, beside)}
    > * {
      flex: 1 1 max(${share(most)}, ${two}min(100%, (${one} - 100%) * 999));
    }
    @media print {
      gap: 0.75rem;
      ${paper ? `> * { flex-basis: ${share(paper)}; }` : ''}
    }
  `
}

/**
 * Returns the columns for a number of cards: up to four in a row, and no single one in the last row
 * where that can be avoided.
 */
export function columnsForCount(count: number, roomy = false): ColumnOptions {
  if (count % 4 === 0 && !roomy) return { most: 4, some: 2, from: '71rem' }
  if (count === 2 || roomy) return { most: 2, some: 2 }
  return count === 3 ? { most: 3, some: 1, paper: 3 } : { most: 3, some: 2 }
}
