import styled from 'styled-components'
import { Column, measured } from '../primitives/band'
import { colour, wider } from '../theme/tokens'
import { flexGap } from '../theme/flex-gap'

export const Inner = styled(Column)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  ${flexGap('0.5rem', 'min(1.5rem, 3vw)')}
`

export const Sticky = styled.header`
  ${measured}
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${colour.paper};
  border-bottom: 0.0625rem solid ${colour.hairline};
  padding-top: min(0.5rem, 2.5vw);
  padding-bottom: min(0.5rem, 2.5vw);
  @media print {
    position: static;
    nav,
    details {
      display: none;
    }
  }
`

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  ${flexGap('min(0.5rem, 2vw)')}
  min-height: max(48px, min(3rem, 16vw));
  color: ${colour.ink};
  font-size: min(1.5rem, 7vw);
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1;
  text-decoration: none;
  svg {
    flex: none;
  }
`

/** The navigation of a wide screen: one line, menus fall below it. */
export const Wide = styled.nav`
  display: none;
  @container (min-width: ${wider}) {
    display: flex;
    align-items: center;
    ${flexGap('0.75rem')}
  }
  > ul {
    display: flex;
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
    background: ${colour.card};
    border: 0.0625rem solid ${colour.line};
    border-radius: 0.75rem;
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
  }
  details > ul a {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`

/** The menu of a narrow screen: a panel below the bar. */
export const Narrow = styled.details`
  > summary {
    display: flex;
    align-items: center;
    ${flexGap('min(0.5rem, 2vw)')}
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem min(1rem, 3vw);
    border: 0.125rem solid ${colour.link};
    border-radius: 0.75rem;
    color: ${colour.link};
    font-size: min(1.25rem, 6vw);
    font-weight: 700;
    list-style: none;
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
    padding: 1rem;
    background: ${colour.paper};
    border-bottom: 0.125rem solid ${colour.line};
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
    border-bottom: 0.0625rem solid ${colour.hairline};
  }
  nav > ul > li > a,
  nav summary {
    min-height: 3.5rem;
    font-size: 1.25rem;
  }
  nav summary {
    justify-content: space-between;
  }
  nav details > ul {
    padding: 0.5rem 0 0.75rem 0.75rem;
  }
  @container (min-width: ${wider}) {
    display: none;
  }
`
