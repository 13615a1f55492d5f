import styled from 'styled-components'
import { color } from '../../theme/tokens'

/** Steps in order, one below the other, each with its number in a circle beside it. */
export const NumberedList = styled.ol`
  list-style: none;
  counter-reset: step;
  width: 100%;
  display: grid;
  gap: 1.5rem;
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
  h3 + p {
    margin-top: 0.5rem;
  }
  @media print {
    gap: 0.75rem;
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
    h3 + p {
      margin-top: 0;
    }
  }
`
