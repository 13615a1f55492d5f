import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import { colour } from '../theme/tokens'

const List = styled.ul<{ $wide: boolean }>`
  list-style: none;
  display: grid;
  gap: 0.75rem 2rem;
  width: 100%;
  ${({ $wide }) =>
    $wide ? 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));' : ''}
  li {
    display: grid;
    grid-template-columns: min(1.75rem, 8vw) minmax(0, 1fr);
    gap: 0.625rem;
    line-height: 1.45;
  }
  svg {
    margin-top: 0.125rem;
    color: ${colour.link};
  }
`

/**
 * A list of short lines, each with a tick.
 *
 * @param sign what stands in place of the tick
 */
export function TickList(props: {
  items: readonly string[]
  wide?: boolean
  sign?: LucideIcon
}): ReactElement {
  const Sign = props.sign ?? Check
  return (
    <List $wide={props.wide ?? false}>
      {props.items.map((item) => (
        <li key={item}>
          <Sign size={26} strokeWidth={2.5} aria-hidden="true" focusable="false" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  )
}
