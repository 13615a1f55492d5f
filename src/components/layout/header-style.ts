import styled, { css } from 'styled-components'
import { Column, sizeContainer } from '../ui/band'
import { color, widestBreakpoint } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

export const HeaderRow = styled(Column)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  ${flexGap('0.5rem', 'min(1.5rem, 3vw)')}
`

export const StickyHeader = styled.header`
  ${sizeContainer}
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${color.paper};
  border-bottom: 0.0625rem solid ${color.hairline};
  padding-top: min(0.5rem, 2.5vw);
  padding-bottom: min(0.5rem, 2.5vw);
  /* In print the name is in the footer. */
  @media print {
    display: none;
  }
`

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  ${flexGap('min(0.5rem, 2vw)')}
  min-height: max(48px, min(3rem, 16vw));
  color: ${color.ink};
  font-size: min(1.5rem, 7vw);
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1;
  text-decoration: none;
  svg {
    flex: none;
    width: min(2.5rem, 12vw);
  }
`

const menusBelow = css`
  details {
    position: relative;
  }
  details > ul {
    position: absolute;
    top: calc(100% + 0.5rem);
    left: 0;
    min-width: 15rem;
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
    padding: 0.5rem;
    background: ${color.card};
    border: 0.0625rem solid ${color.line};
    border-radius: 0.75rem;
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
  }
  details > ul a {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`

/** Navigation of wide screens: one line, with menus that open below it. */
export const WideNavigation = styled.nav<{ $hasMenus: boolean }>`
  display: none;
  @container (min-width: ${widestBreakpoint}) {
    display: flex;
    align-items: center;
    /* A menu with many entries, or wide spacing, takes a second line. */
    flex-wrap: wrap;
    ${flexGap('0.75rem')}
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  summary,
  > ul > li > a {
    white-space: nowrap;
  }
  > a {
    min-height: 3.25rem;
    padding-left: 1.25rem;
    padding-right: 1.25rem;
    font-size: 1.125rem;
    white-space: nowrap;
  }
  ${({ $hasMenus }) => $hasMenus && menusBelow}
`
