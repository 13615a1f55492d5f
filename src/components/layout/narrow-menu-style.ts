import styled, { css } from 'styled-components'
import { color, mediumBreakpoint, widestBreakpoint } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

const innerMenus = css`
  nav summary {
    justify-content: space-between;
  }
  nav details > ul {
    padding: 0.5rem 0 0.75rem 0.75rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    nav summary {
      justify-content: flex-start;
    }
    nav details > ul {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 2rem;
    }
  }
`

/** Menu of narrow screens: a panel that opens below the sticky bar. */
export const NarrowMenu = styled.details<{ $hasMenus: boolean }>`
  > summary {
    display: flex;
    align-items: center;
    ${flexGap('min(0.5rem, 2vw)')}
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem min(1rem, 3vw);
    border: 0.125rem solid ${color.link};
    border-radius: 0.75rem;
    color: ${color.link};
    font-size: min(1.25rem, 6vw);
    font-weight: 700;
    list-style: none;
  }
  > summary svg {
    width: 1.3em;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > span {
    display: inherit;
    align-items: inherit;
    ${flexGap('min(0.5rem, 2vw)')}
  }
  &:not([open]) > summary > span + span,
  &[open] > summary > span:first-child {
    display: none;
  }
  > nav {
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    max-height: calc(100vh - 4.5rem);
    max-height: calc(100dvh - 4.5rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    /* As far from the edge as the page below. */
    padding: 1rem min(2rem, 4.5vw);
    background: ${color.paper};
    border-bottom: 0.125rem solid ${color.line};
    box-shadow: 0 1rem 1.5rem rgb(0 0 0 / 0.18);
  }
  > nav > a {
    width: 100%;
    margin-bottom: 0.75rem;
  }
  > nav > ul {
    display: grid;
  }
  > nav > ul > li {
    border-bottom: 0.0625rem solid ${color.hairline};
  }
  nav > ul > li > a,
  nav summary {
    min-height: 3.5rem;
    font-size: 1.25rem;
  }
  ${({ $hasMenus }) => $hasMenus && innerMenus}
  @container (min-width: ${widestBreakpoint}) {
    display: none;
  }
`
