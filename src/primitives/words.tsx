import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'

const Whole = styled.span`
  display: inline-block;
`

/** A telephone number, with the stop that closes its sentence, or a time of day. */
const whole = /(\(\d{3}\) \d{3}-\d{4}[.,;:!?]?|\d{1,2}(?::\d{2})? [AP]M)/

/** Running text in which telephone numbers and times stay on one line, as long as they fit on one. */
export function words(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !whole.test(text)) return text
  return text.split(whole).map((part, index) =>
    // Every second part stays whole: split keeps what its group matched.
    index % 2 === 1 ? <Whole key={index}>{part}</Whole> : <Fragment key={index}>{part}</Fragment>,
  )
}
