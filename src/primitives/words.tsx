import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'

const Whole = styled.span`
  display: inline-block;
`

/** A telephone number as it is written in running text, with the stop that closes it. */
const phone = /(\(\d{3}\) \d{3}-\d{4}[.,;:!?]?)/

/** Running text in which a telephone number stays on one line, as long as it fits on one. */
export function words(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !phone.test(text)) return text
  return text.split(phone).map((part, index) =>
    // Every second part is a number: split keeps what its group matched.
    index % 2 === 1 ? <Whole key={index}>{part}</Whole> : <Fragment key={index}>{part}</Fragment>,
  )
}
