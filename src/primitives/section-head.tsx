import type { ReactElement } from 'react'
import styled from 'styled-components'
import { Lead } from './text'

const Head = styled.div`
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  h2 + p {
    margin-top: 0.75rem;
    text-wrap: balance;
  }
  @media print {
    break-after: avoid;
  }
`

/** The h2 of a section and the sentence below it. */
export function SectionHead(props: { title?: string; text?: string }): ReactElement | null {
  if (!props.title) return null
  return (
    <Head>
      <h2>{props.title}</h2>
      {props.text ? <Lead>{props.text}</Lead> : null}
    </Head>
  )
}
