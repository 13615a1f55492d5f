import { css } from 'styled-components'
import { detailsContentStyle, detailsStyle } from '../ui/disclosure'
import { color, textWidth } from '../../theme/tokens'
import { articleBreakpoint, flexGap } from '../../theme/mixins'

/** Style of the table of contents. */
export const contents = css`
  .contents {
    margin-top: 1.25rem;
  }
  .beside {
    display: none;
  }
  /* Beside the text, and with it down the page, where there is room. */
  @container (min-width: ${articleBreakpoint}) {
    display: grid;
    grid-template-columns: minmax(0, ${textWidth}) minmax(0, 1fr);
    column-gap: 5rem;
    max-width: none;
    > * {
      grid-column: 1;
      min-width: 0;
    }
    > .contents {
      grid-column: 2;
      grid-row: 1 / span 500;
      align-self: start;
      position: sticky;
      top: 8rem;
      max-height: calc(100vh - 9rem);
      overflow-y: auto;
      margin-top: 0;
      padding: 0.5rem 0;
      font-size: 1.125rem;
    }
    .contents details {
      display: none;
    }
    .beside {
      display: block;
    }
  }
  .contents ol {
    list-style: none;
    padding-left: 0;
  }
  .contents li + li {
    margin-top: 0.5rem;
  }
  .contents a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-top: 0.375rem;
    padding-bottom: 0.375rem;
    line-height: 1.3;
  }
  @media print {
    .contents {
      display: none;
    }
  }
`

/** Style of `<LinkCard>`. */
export const linkCards = css`
  .link-card {
    padding: 1rem min(1.5rem, 5vw);
    border: 0.125rem solid ${color.line};
    border-radius: 1rem;
    background: ${color.card};
    break-inside: avoid;
  }
  .link-card + .link-card {
    margin-top: 0.75rem;
  }
  .link-card-title a {
    display: inline-block;
    min-width: 48px;
    padding-top: 0.5rem;
    padding-bottom: 0.5rem;
    overflow-wrap: anywhere;
  }
  @media print {
    .link-card {
      padding: 0.25rem 0.5rem;
      border-width: 0.0625rem;
      border-radius: 0;
    }
    .link-card p + p {
      margin-top: 0;
    }
    .link-card-title a {
      padding: 0;
    }
    .new-tab {
      display: none;
    }
  }
`

/** Style of `<Questions>`. */
export const questions = css`
  details {
    ${detailsStyle}
  }
  details + details {
    margin-top: 0.75rem;
  }
  .answer {
    ${detailsContentStyle}
  }
`

/** Style of a button, at the end of an article or of its steps. */
export const button = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 3.5rem;
    padding: 0.625rem min(1.5rem, 4.5vw);
    border: 0.125rem solid ${color.link};
    border-radius: 0.75rem;
    color: ${color.link};
    font-weight: 700;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }
  .button:first-child {
    background: ${color.button};
    color: ${color.buttonText};
  }
  @media (max-width: 30em) {
    .button {
      width: 100%;
    }
  }
`

/** Style of `<Buttons>`, the row of buttons at the end. */
export const buttonRow = css`
  .buttons {
    display: flex;
    flex-wrap: wrap;
    ${flexGap('0.75rem', '1rem')}
    margin-top: 2.5rem;
  }
  @media print {
    .buttons {
      display: none;
    }
  }
`
