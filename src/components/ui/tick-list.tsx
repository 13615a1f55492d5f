import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { color, textWidth } from '../../theme/tokens'
import { columns } from './layout-primitives'
import { RunningText } from './text'

/**
 * Tick before each line. Markers are made of borders and not of images: a page may have a hundred
 * of them, and borders keep their color in forced-colors mode.
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

/** Cross before each line, for what is not done. */
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

/** List whose lines leave room for a marker. */
export const markerList = css`
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-columns: min(1.75rem, 8vw) minmax(0, ${textWidth});
    gap: 0.5rem;
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

/**
 * Marker before each line: `tick` for done or included, `cross` for not done, `dot` for neither.
 */
type ListMarker = keyof typeof markers

/**
 * List element. A component of its own, so that a page holds these styles once and not once for
 * each marker.
 */
const Lines = styled.ul`
  width: 100%;
  ${markerList}
`

const List = styled(Lines)<{ $wide: boolean; $marker: ListMarker; $count: number }>`
  ${({ $wide, $count }) =>
    $wide
      ? columns({ most: $count % 3 === 0 ? 3 : 2, some: 2, gap: '0.5rem 2rem' })
      : 'display: grid; gap: 0.5rem;'}
  @media print {
    gap: 0.5rem 1.5rem;
  }
  ${({ $marker }) => markers[$marker]}
`

/** Renders a list of short lines, each with a marker before it; a tick by default. */
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
