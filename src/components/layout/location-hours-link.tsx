import { Fragment, type ReactElement } from 'react'
import styled from 'styled-components'
import { fillNodes, useInterface } from '../ui/interface'

/**
 * Hours in the call bar. They are longer than those of the business and get two lines where there
 * is no room for one.
 */
const CallBarHours = styled.p`
  display: none;
  @container (min-width: 60rem) {
    display: block;
    flex: 1;
    text-align: center;
  }
  /* A line ends behind a comma only. */
  span span {
    white-space: nowrap;
  }
`

/**
 * Renders the opening hours of the location that a page is about, as a link to the table on the
 * page.
 */
export function LocationHoursLink({ hours }: { hours: string }): ReactElement {
  const { contact } = useInterface()
  const rows = hours.split(', ').map((row, index, all) => (
    <Fragment key={row}>
      {index > 0 ? ' ' : null}
      <span>{index < all.length - 1 ? `${row},` : row}</span>
    </Fragment>
  ))
  return (
    <CallBarHours>
      <a href="#hours">
        <span>{fillNodes(contact.open, { hours: rows })}</span>
      </a>
    </CallBarHours>
  )
}
