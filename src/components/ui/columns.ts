import { css } from 'styled-components'
import { flexGap } from '../../theme/flex-gap'

/** How many of the things in a list stand beside each other. */
export interface ColumnOptions {
  /** On a wide screen. */
  most: number
  /** Where there is no room for that many, but for two. 1: the list goes to one column at once. */
  some: 1 | 2
  /** Width of the list, in rem, from which `most` stand in a row. */
  from?: string
  /** The same for two. */
  twoFrom?: string
  gap?: string
  /** How many on a sheet of paper, where the widths above would give fewer. */
  paper?: number
}

/**
 * Lays the children of a list out in rows of `most`, of two, or of one, by the room there is for
 * text of the reader's size. The last row fills the width, so that no card stands alone in a corner.
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

/** The columns of cards of one kind: a row of up to four, never one left over where it can be helped. */
export function columnsForCount(count: number, roomy = false): ColumnOptions {
  if (count % 4 === 0 && !roomy) return { most: 4, some: 2, from: '71rem' }
  if (count === 2 || roomy) return { most: 2, some: 2 }
  return count === 3 ? { most: 3, some: 1, paper: 3 } : { most: 3, some: 2 }
}
