import styled from 'styled-components'
import { sizeContainer } from '../ui/band'
import { color } from '../../theme/tokens'

export const CallBar = styled.aside`
  ${sizeContainer}
  background: ${color.band};
  color: ${color.bandText};
  font-size: 1.125rem;
  line-height: 1.25;
  padding-top: 0.25rem;
  padding-bottom: 0.25rem;
  > div {
    column-gap: 0.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: max(48px, min(3rem, 16vw));
    padding-left: 0.25rem;
    padding-right: 0.25rem;
    color: ${color.bandFigure};
    font-weight: 700;
  }
  .roomy {
    display: none;
  }
  button {
    /* Set by src/preferences/apply-preferences.ts. */
    display: var(--reading, none);
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem 0.625rem;
    border: 0.125rem solid ${color.bandFigure};
    border-radius: 0.75rem;
    background: none;
    font-weight: 700;
    cursor: pointer;
  }
  @container (min-width: 36rem) {
    .roomy {
      display: inline;
    }
    .brief {
      display: none;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`

/**
 * Opening status, or the opening hours. It lies below the number where there is no room beside it.
 */
export const OpeningStatus = styled.p`
  @container (max-width: 35.99rem) {
    /* It lies over the lower part of the link above, whose height stays that of a touch target. */
    flex: 0 0 100%;
    font-size: 1rem;
  }
  @container (min-width: 18rem) and (max-width: 35.99rem) {
    margin-top: -1.75rem;
    pointer-events: none;
    white-space: nowrap;
  }
  @container (min-width: 22rem) and (max-width: 35.99rem) {
    order: 1;
  }
`

/** Holds the phone number above the opening status, which takes the room below the digits. */
export const StackedNumber = styled.p`
  @container (min-width: 18rem) and (max-width: 35.99rem) {
    a {
      align-items: flex-start;
      padding-top: 0.25rem;
    }
  }
`

/** Opening status inside the menu of narrow screens. */
export const MenuOpeningStatus = styled.p`
  max-width: none;
  margin-bottom: 0.5rem;
  text-align: center;
`
