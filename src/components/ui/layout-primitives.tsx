import styled, { css } from 'styled-components'
import { flexGap } from '../../theme/mixins'
import { mediumBreakpoint } from '../../theme/tokens'

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
 * text of the reader's size. The last row fills the width, so that a single card is never left in a
 * corner.
 *
 * Each width is far too large or below zero but in its own range; the largest of them holds.
 */
export function columns({
  most,
  some,
  from = '56rem',
  twoFrom = '34rem',
  gap = 'min(1.5rem,3.5vw)',
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
function columnsForCount(count: number, roomy = false): ColumnOptions {
  if (count % 4 === 0 && !roomy) return { most: 4, some: 2, from: '71rem' }
  if (count === 2 || roomy) return { most: 2, some: 2 }
  return count === 3 ? { most: 3, some: 1, paper: 3 } : { most: 3, some: 2 }
}

/** Stacks children with one distance between them. */
export const Stack = styled.div<{ $gap?: string }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  ${({ $gap }) => flexGap($gap ?? '1.25rem', '0')}
  @media print {
    gap: 0.5rem;
  }
  /* No specificity, so that texts keep a narrower max-width of their own. */
  :where(&) > * {
    max-width: 100%;
  }
`

/** Child of a `Stack` that takes its whole width. */
export const FullWidth = styled.div`
  width: 100%;
`

const Cells = styled.ul`
  list-style: none;
  > li {
    display: flex;
  }
  > li > * {
    width: 100%;
  }
`

/** Grid of cards with the columns that `columnsForCount` gives. */
export const Grid = styled(Cells)<{ $count: number; $roomy?: boolean }>`
  ${({ $count, $roomy }) => columns(columnsForCount($count, $roomy))}
`

/** CSS that lays each item of a list out as a row: its first part in the left third, the others beside it. */
export const rows = css`
  > li {
    flex-basis: 100%;
  }
  > li > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
    gap: 0 4rem;
  }
  > li > * > * {
    grid-column: 2;
  }
  > li > * > * + * + * {
    margin-top: 0.5rem;
  }
  > li > * > :first-child {
    grid-column: 1;
    grid-row: 1 / span 4;
  }
`

/**
 * Two columns on a wide screen, one on a narrow one.
 *
 * @param props.$left width of the left column, if it is not as wide as the right one
 */
export const TwoColumns = styled.div<{ $left?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 5vw, 4rem);
  align-items: center;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, ${({ $left }) => $left ?? '1fr'}) minmax(0, 1fr);
  }
`

/** Last part of a section, apart from what is above it. */
export const Below = styled.div`
  margin-top: 1.5rem;
`

/** Row of buttons, which wraps where they do not fit. */
export const Row = styled.div`
  display: flex;
  width: 100%;
  flex-wrap: wrap;
  ${flexGap('0.75rem')}
`
