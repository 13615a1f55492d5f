import { Fragment, type ReactElement } from 'react'
import styled from 'styled-components'

/** Longer than the hours of the business: they get two lines where there is no room for one. */
const CallBarHours = styled.p`
  display: none;
  @container (min-width: 46rem) {
    display: block;
    flex: 1;
    text-align: center;
  }
  /* A line ends behind a comma only. */
  span span {
    white-space: nowrap;
  }
`

/** The hours of the place that a page is about, in the call bar; they lead to the table below. */
export function LocationHoursLink({ hours }: { hours: string }): ReactElement {
  return (
    <CallBarHours>
      <a href="#hours">
        <span>
          Open
          {hours.split(', ').map((row, index, rows) => (
            <Fragment key={row}>
              {' '}
              <span>{index < rows.length - 1 ? `${row},` : row}</span>
            </Fragment>
          ))}
        </span>
      </a>
    </CallBarHours>
  )
}
