import styled, { css } from 'styled-components'
import { sizeContainer } from '../ui/band'
import { SiteLink } from '../ui/site-link'
import { color } from '../../theme/tokens'

/** Links to other languages: at the start of the second row of a narrow screen. */
const languageLinks = css`
  @container (max-width: 35.99rem) {
    [hreflang] {
      order: 1;
    }
  }
  @media print {
    [hreflang] {
      display: none;
    }
  }
`

/** @param props.$crowded whether the bar has links to other languages */
export const CallBar = styled.aside<{ $crowded: boolean }>`
  ${({ $crowded }) => $crowded && languageLinks}
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
  /* Two rows, as low as touch targets may be and as near to each other. */
  @container (max-width: 35.99rem) {
    > div {
      row-gap: 8px;
    }
  }
  @media (max-width: 30em) {
    padding-top: 0.125rem;
    padding-bottom: 0;
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
  @container (min-width: 68rem) {
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

const secondRow = css`
  @container (max-width: 35.99rem) {
    order: 1;
    flex: 1 0 auto;
    font-size: 1rem;
  }
  /* There the menu has it. */
  @container (max-width: 21.99rem) {
    display: none;
  }
`

/* Narrower, the links to other languages need the room. The menu has the hours. */
const onWideScreens = css`
  @container (max-width: 54.99rem) {
    display: none;
  }
`

/**
 * Opening status, or the opening hours. On a narrow screen it stands in a second row, beside the link
 * of the bar where there is one. Links to other languages take its place, up to the width of a tablet.
 *
 * @param props.$crowded whether there is such a link
 */
export const OpeningStatus = styled.p<{ $crowded?: boolean }>`
  ${({ $crowded }) => ($crowded ? onWideScreens : secondRow)}
`

/**
 * Link of the bar, at the end of its second row on a narrow screen. Beside the button it keeps its
 * place when the opening status changes.
 */
export const BarLink = styled(SiteLink)`
  margin-left: auto;
  @container (max-width: 35.99rem) {
    order: 2;
    && {
      min-height: 48px;
    }
  }
`

/** Opening status inside the menu of narrow screens. */
export const MenuOpeningStatus = styled.p`
  max-width: none;
  margin-bottom: 0.5rem;
  text-align: center;
`
