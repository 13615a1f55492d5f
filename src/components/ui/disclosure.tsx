import type { ReactElement, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { chevron, flexGap, turnedChevron } from '../../theme/mixins'

/** Returns the id of an answer: its question in characters that a URL can hold. */
export function answerId(question: string): string {
  return question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Style of a `details` element. */
export const detailsStyle = css`
  border: 0.0625rem solid ${color.line};
  border-radius: 1rem;
  background: ${color.card};
  color: ${color.ink};
  break-inside: avoid;
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    ${flexGap('1rem')}
    min-height: 3.5rem;
    padding: 0.625rem min(1.25rem, 4.5vw);
    font-weight: 700;
    line-height: 1.35;
    text-wrap: balance;
    list-style: none;
    border-radius: 1rem;
    ${chevron}
  }
  summary h3 {
    font-size: inherit;
    line-height: inherit;
  }
  summary:hover {
    background: ${color.mist};
    color: ${color.mistText};
  }
  @media print {
    border: 0;
    break-inside: auto;
    summary {
      min-height: 0;
      padding: 0.25rem 0;
      break-after: avoid;
    }
    summary::after {
      display: none;
    }
  }
  &[open] > summary {
    border-radius: 1rem 1rem 0 0;
    ${turnedChevron}
  }
`

/** Style of the content of a `details` element. */
export const detailsContentStyle = css`
  padding: 0.5rem min(1.25rem, 4.5vw) 1.25rem;
  max-width: 42em;
  @media print {
    max-width: none;
    padding: 0;
  }
`

/** Opens rows other than questions where there is room, in browsers that support it. */
const openWhereWide = css`
  @supports selector(::details-content) {
    @container (min-width: ${mediumBreakpoint}) {
      border-width: 0.125rem 0 0;
      border-color: ${color.hairline};
      border-radius: 0;
      background: none;
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      > summary {
        min-height: 3rem;
        padding: 0.75rem 0 0.25rem;
        cursor: auto;
      }
      > summary:hover {
        background: none;
        color: inherit;
      }
      > summary::after {
        display: none;
      }
      > summary + div {
        padding: 0.25rem 0 0.75rem;
      }
    }
  }
`

const Details = styled.details`
  ${detailsStyle}
  ${({ name }) => !name && openWhereWide}
`

const Answer = styled.div`
  ${detailsContentStyle}
  p + p {
    margin-top: 1rem;
  }
`

/**
 * Renders a row that opens. Of rows with the same `name` the browser keeps one open, with or
 * without JavaScript. The id is on the answer, so that a link to it opens the row.
 */
export function Disclosure(props: {
  /** Group of rows of which one is open at a time; without it any number can be open. */
  name?: string
  title: string
  /** Content of the summary, if it is more than the title. */
  head?: ReactNode
  children: ReactNode
}): ReactElement {
  return (
    <Details name={props.name}>
      <summary>{props.head ?? <span>{props.title}</span>}</summary>
      <Answer id={answerId(props.title)}>{props.children}</Answer>
    </Details>
  )
}
