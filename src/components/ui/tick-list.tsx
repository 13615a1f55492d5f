import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../../theme/tokens'
import { columns } from './columns'
import { RunningText } from './running-text'

/**
 * Both signs are made of borders and not of pictures: a page may have a hundred of them, and borders
 * keep their color where the reader's system sets all colors.
 */
export const tick = css`
  li::before {
    width: 0.375em;
    height: 0.75em;
    margin: 0.27em 0 0 0.375em;
    border: solid ${color.link};
    border-width: 0 0.14em 0.14em 0;
    transform: rotate(42deg);
  }
`

/** For what is not done. */
export const cross = css`
  li::before,
  li::after {
    align-self: start;
    width: 0.875em;
    height: 0;
    margin-top: 0.65em;
    border-top: 0.15em solid ${color.brick};
    transform: rotate(45deg);
  }
  li::after {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    transform: rotate(-45deg);
  }
`

const dot = css`
  li {
    grid-template-columns: 1rem minmax(0, 1fr);
  }
  li::before {
    width: 0.5em;
    height: 0.5em;
    margin: 0.475em 0 0;
    border: 0.25em solid ${color.link};
    border-radius: 50%;
  }
`

/** A list whose lines leave room for a sign. */
export const markerList = css`
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-columns: min(1.75rem, 8vw) minmax(0, 1fr);
    gap: 0.625rem;
    line-height: 1.5;
  }
  li::before {
    content: '';
  }
  @media print {
    li {
      line-height: 1.25;
    }
  }
`

const markers = { tick, cross, dot }

/** What stands before each line: done or included; not done; neither, only one of several. */
export type ListMarker = keyof typeof markers

/** A style of its own, so that a page holds it once and not with each sign. */
const Lines = styled.ul`
  width: 100%;
  ${markerList}
`

const List = styled(Lines)<{ $wide: boolean; $marker: ListMarker; $count: number }>`
  ${({ $wide, $count }) =>
    $wide
      ? columns({ most: $count % 3 === 0 ? 3 : 2, some: 2, gap: '0.75rem 2rem' })
      : 'display: grid; gap: 0.75rem;'}
  @media print {
    gap: 0.375rem 1.5rem;
  }
  ${({ $marker }) => markers[$marker]}
`

/** A list of short lines, each with a sign before it: a tick where nothing else is said. */
export function TickList(props: {
  items: readonly string[]
  wide?: boolean
  marker?: ListMarker | undefined
}): ReactElement {
  return (
    <List $wide={props.wide ?? false} $marker={props.marker ?? 'tick'} $count={props.items.length}>
      {props.items.map((item) => (
        <li key={item}>
          <span>
            <RunningText>{item}</RunningText>
          </span>
        </li>
      ))}
    </List>
  )
}
