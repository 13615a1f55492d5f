import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { colour } from '../theme/tokens'

/**
 * Both signs are made of borders and not of pictures: a page may have a hundred of them, and borders
 * keep their colour where the reader's system sets all colours.
 */
const tick = css`
  li::before {
    width: 0.375em;
    height: 0.75em;
    margin: 0.125em 0 0 0.375em;
    border: solid ${colour.link};
    border-width: 0 0.14em 0.14em 0;
    transform: rotate(42deg);
  }
`

const cross = css`
  li::before,
  li::after {
    width: 0.875em;
    margin-top: 0.65em;
    border-top: 0.15em solid ${colour.brick};
    transform: rotate(45deg);
  }
  li::after {
    content: '';
    position: absolute;
    left: 0;
    transform: rotate(-45deg);
  }
`

const List = styled.ul<{ $wide: boolean; $never: boolean }>`
  list-style: none;
  display: grid;
  gap: 0.75rem 2rem;
  width: 100%;
  ${({ $wide }) =>
    $wide ? 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));' : ''}
  li {
    position: relative;
    display: grid;
    grid-template-columns: min(1.75rem, 8vw) minmax(0, 1fr);
    gap: 0.625rem;
    line-height: 1.45;
  }
  li::before {
    content: '';
  }
  ${({ $never }) => ($never ? cross : tick)}
`

/**
 * A list of short lines, each with a tick.
 *
 * @param never each line has a cross in place of the tick: what is not done
 */
export function TickList(props: {
  items: readonly string[]
  wide?: boolean
  never?: boolean
}): ReactElement {
  return (
    <List $wide={props.wide ?? false} $never={props.never ?? false}>
      {props.items.map((item) => (
        <li key={item}>
          <span>{item}</span>
        </li>
      ))}
    </List>
  )
}
