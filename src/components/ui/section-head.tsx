import type { ReactElement } from 'react'
import styled from 'styled-components'
import { color, wideBreakpoint } from '../../theme/tokens'
import { Band } from './band'
import { Stack } from './layout-primitives'
import { Lead } from './text'

const HeadElement = styled.div`
  margin-bottom: clamp(0.75rem, 2.5vw, 2rem);
  /* A short bar above the first heading below the top of the page. */
  h2::before {
    content: '';
    display: block;
    width: 3rem;
    height: 0.375rem;
    margin-bottom: 0.75rem;
    border-radius: 0.25rem;
    background: ${color.lamp};
  }
  [data-section]:has(h2) ~ [data-section] & h2::before {
    display: none;
  }
  @media print {
    break-inside: avoid;
    break-after: avoid;
    margin-bottom: 0.5rem;
    h2::before {
      display: none;
    }
  }
`

const HeadText = styled(Lead)`
  margin-top: 0.5rem;
`

/** Puts the content of a section beside its head on a wide screen. */
export const BesideHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 4rem;
  align-items: baseline;
  @container (min-width: ${wideBreakpoint}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
  @media print {
    display: block;
  }
`

/** Renders the h2 of a section and the sentence below it. */
export function SectionHead(props: {
  title?: string | undefined
  text?: string | undefined
}): ReactElement | null {
  if (!props.title) return null
  return (
    <HeadElement>
      <h2>{props.title}</h2>
      {props.text ? <HeadText>{props.text}</HeadText> : null}
    </HeadElement>
  )
}

/** Renders the band at the top of a page of a list: its title, and a sentence below it. */
export function TitleBand(props: { title: string; text: string }): ReactElement {
  return (
    <Band background="sand" slim>
      <Stack>
        <h1>{props.title}</h1>
        <Lead>{props.text}</Lead>
      </Stack>
    </Band>
  )
}
