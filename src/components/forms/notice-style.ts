import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/flex-gap'

/** Container of all notices, at the bottom of the screen. */
export const NoticeRegion = styled.div`
  position: fixed;
  right: min(1rem, 3vw);
  bottom: min(1rem, 3vw);
  left: min(1rem, 3vw);
  z-index: 40;
  display: grid;
  justify-items: end;
  pointer-events: none;
  @media print {
    display: none;
  }
`

export const NoticeBox = styled.div<{ $tone: 'success' | 'error' }>`
  pointer-events: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  ${flexGap('0.5rem', '0.75rem')}
  width: min(100%, 34rem);
  margin-top: 0.75rem;
  padding: min(1.25rem, 5vw);
  /* Very large text on a small screen: all of it can be reached. */
  max-height: calc(100vh - var(--bar, 0px) - 2 * min(1rem, 3vw));
  font-size: min(1.25rem, 9vw);
  overflow-y: auto;
  background: ${color.card};
  color: ${color.ink};
  border: 0.125rem solid ${({ $tone }) => ($tone === 'error' ? color.brick : color.link)};
  border-left-width: min(0.75rem, 3vw);
  border-radius: 1rem;
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.25);
  /* Below the title, and below the button that stands at the end of its row. */
  > p + p {
    order: 1;
    flex: 0 1 100%;
  }
`

export const NoticeTitle = styled.p`
  flex: 1 1 7rem;
  padding-top: 0.5rem;
  font-weight: 700;
  line-height: 1.3;
`

export const CloseButton = styled.button`
  display: inline-flex;
  align-items: center;
  ${flexGap('0.375rem')}
  min-height: 3rem;
  padding: 0.25rem 0.875rem;
  background: none;
  border: 0.125rem solid ${color.line};
  border-radius: 0.625rem;
  font-weight: 700;
  white-space: nowrap;
  cursor: pointer;
`
