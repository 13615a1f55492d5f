import styled from 'styled-components'
import { mediumBreakpoint } from '../../theme/tokens'
import { columns, columnsForCount } from './columns'
import { flexGap } from '../../theme/flex-gap'

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

/**
 * Grid of three cards with icons. On a medium screen they stand below each other, with the icon
 * beside the text.
 */
export const CardRows = styled(Grid)`
  @container (min-width: ${mediumBreakpoint}) and (max-width: 60rem) {
    > li > * {
      display: grid;
      grid-template-columns: 3.25rem minmax(0, 1fr);
      column-gap: 1.25rem;
    }
    > li > * > *,
    > li > * > :first-child > * {
      grid-column: 2;
      justify-self: start;
    }
    > li > * > :first-child > div > span {
      justify-self: start;
    }
    > li > * > :first-child {
      display: contents;
    }
    > li > * > :first-child > :first-child {
      grid-column: 1;
      grid-row: 1 / span 3;
    }
  }
`

/** Two columns on a wide screen, one on a narrow one. */
export const TwoColumns = styled.div<{ $left?: string; $right?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4rem);
  align-items: center;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, ${({ $left }) => $left ?? '1fr'}) minmax(
        0,
        ${({ $right }) => $right ?? '1fr'}
      );
  }
`

/** Row of buttons, which wraps where they do not fit. */
export const Row = styled.div`
  display: flex;
  width: 100%;
  flex-wrap: wrap;
  ${flexGap('0.75rem', '1rem')}
`
