import styled, { createGlobalStyle } from 'styled-components'
import { Column, sizeContainer } from '../components/ui/band'
import { color } from '../theme/tokens'
import { spokenAttribute } from './use-listening'
import { flexGap } from '../theme/flex-gap'

/**
 * The panel. It is part of the page, below its button, and moves the page down, so it covers
 * nothing.
 */
export const PanelSection = styled.section`
  ${sizeContainer}
  padding-top: 0.75rem;
  padding-bottom: 1rem;
  background: ${color.sand};
  border-bottom: 0.125rem solid ${color.line};
  input,
  button {
    /* The bar below the panel never covers it. WebKitGTK would scroll what is pressed to below the
       padding for it, away from the finger. */
    scroll-margin-top: -5.5rem;
  }
  @media print {
    display: none;
  }
`

export const PanelHeader = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  ${flexGap('0.5rem', '1rem')}
  margin-bottom: 0.75rem;
  p {
    flex: 1 1 8rem;
    font-weight: 700;
    line-height: 1.3;
  }
  button {
    flex: none;
    width: auto;
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem 0.875rem;
  }
`

export const ChoiceGroups = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
`

export const PanelActions = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${flexGap('0.75rem', '1rem')}
  margin-top: 0.875rem;
`

/** Radio buttons of equal width: in one row where there is room, else in rows of two. */
export const ChoiceFieldset = styled.fieldset<{ $count: number }>`
  min-width: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 0.25rem;
    font-weight: 700;
    line-height: 1.3;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
  }
  ${({ $count }) =>
    $count === 3
      ? `@container (min-width: 21rem) { > div { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
        @container (min-width: 21rem) and (max-width: 39.99rem) { label { flex-direction: column; } }`
      : ''}
  @container (max-width: 15rem) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 40rem) {
    > div {
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    }
  }
  ${({ $count }) =>
    $count > 2
      ? `@container (min-width: 40rem) and (max-width: 61.99rem) { label { flex-direction: column; text-align: center; } }`
      : ''}
  /* The name beside the choices. A float, because not every browser lays a legend out in a grid. */
  @container (min-width: 48rem) {
    legend {
      float: left;
      width: 12rem;
      padding-top: 0.75rem;
    }
    > div {
      margin-left: 12.5rem;
    }
  }
  label {
    display: flex;
    align-items: center;
    ${flexGap('0.375rem')}
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem min(0.5rem, 2vw);
    border: 0.125rem solid ${color.line};
    border-radius: 0.75rem;
    background: ${color.card};
    line-height: 1.25;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${color.link};
    font-weight: 700;
  }
  input {
    flex: none;
    width: min(1.375rem, 8vw);
    height: min(1.375rem, 8vw);
    margin: 0;
    accent-color: ${color.button};
  }
`

/**
 * Bar with the controls of the voice, at the bottom of the screen. Its text grows only as far as
 * the screen allows.
 */
export const ListenSection = styled.section`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 30;
  display: flex;
  justify-content: center;
  ${flexGap('min(0.75rem, 2.5vw)')}
  padding: 0.5rem min(1rem, 3vw);
  background: ${color.sand};
  border-top: 0.125rem solid ${color.line};
  button {
    width: auto;
    flex: 0 1 11rem;
    min-height: max(48px, min(3rem, 16vw));
    padding-left: 0.25rem;
    padding-right: 0.25rem;
    font-size: min(1.25rem, 6vw);
  }
  @media print {
    display: none;
  }
`

/** Style of the element that is being read aloud. */
export const SpokenTextStyle = createGlobalStyle`
  [${spokenAttribute}] {
    --ink: ${color.lampText};
    --muted: ${color.lampText};
    --link: ${color.lampText};
    --visited: ${color.lampText};
    background: ${color.lamp};
    color: ${color.lampText};
    box-shadow: 0 0 0 0.375rem ${color.lamp};
    border-radius: 0.25rem;
  }
  @media (forced-colors: active) {
    [${spokenAttribute}] { outline: 0.1875rem solid Highlight; }
  }
  @media print {
    [${spokenAttribute}] { background: none; box-shadow: none; }
  }
`
