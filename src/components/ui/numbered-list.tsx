import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { columns, type ColumnOptions } from './layout-primitives'

/** Returns the columns for a number of steps: rows of at most four on a wide screen, else one column. */
function stepColumns(count: number): ColumnOptions {
  const gap = '1.25rem 2.5rem'
  if (count === 4) return { most: 4, some: 2, from: '60rem', gap }
  return { most: Math.min(count, 3), some: 1, gap }
}

/**
 * Steps in order, each with its number in a circle beside it.
 *
 * @param props.$count number of steps, if they may be in one row
 */
export const NumberedList = styled.ol<{ $count?: number }>`
  list-style: none;
  counter-reset: step;
  width: 100%;
  ${({ $count }) => columns(stepColumns($count ?? 1))}
  li {
    counter-increment: step;
    break-inside: avoid;
    display: grid;
    grid-template-columns: min(2.75rem, 14vw) minmax(0, 1fr);
    gap: 0 min(1rem, 3.5vw);
    line-height: 1.5;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: min(2.75rem, 14vw);
    height: min(2.75rem, 14vw);
    border-radius: 50%;
    background: ${color.lamp};
    color: ${color.lampText};
    font-size: min(1.375rem, 7vw);
    font-weight: 700;
    line-height: 1;
  }
  /* Centers the first line of a text on its number. */
  li > :only-child {
    padding-top: max(0px, (2.75rem - 1.5em) / 2);
  }
  li h2 {
    margin: 0;
    font-size: 1.25rem;
  }
  h2 + p,
  h3 + p {
    margin-top: 0.5rem;
  }
  @media print {
    li {
      grid-template-columns: 1.5rem minmax(0, 1fr);
    }
    li::before {
      width: 1.5rem;
      height: 1.5rem;
      font-size: inherit;
    }
    li > :only-child {
      padding-top: 0;
    }
    h2 + p,
    h3 + p {
      margin-top: 0;
    }
  }
`
