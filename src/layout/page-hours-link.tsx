import type { ReactElement } from 'react'
import styled from 'styled-components'

/** Longer than the hours of the business: they get two lines where there is no room for one. */
const Beside = styled.p`
  display: none;
  @container (min-width: 46rem) {
    display: block;
    flex: 1;
    text-align: center;
  }
`

/** The hours of the place that a page is about, in the call bar; they lead to the table below. */
export function PageHoursLink({ hours }: { hours: string }): ReactElement {
  return (
    <Beside>
      <a href="#hours">{`Open ${hours}`}</a>
    </Beside>
  )
}
