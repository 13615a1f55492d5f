import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { CallToAction as CallToActionContent } from '../../content-model/schemas/sections/top-and-close'
import { Actions } from '../ui/actions'
import { Stack } from '../ui/layout-primitives'
import { Lead, Note } from '../ui/text'
import { color } from '../../theme/tokens'

/** A card; on the dark band, without border and padding. */
const CallToActionBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem 3rem;
  align-items: center;
  border-top: var(--edge, 0.375rem) solid ${color.lamp};
  border-radius: 1.5rem;
  background: ${color.card};
  color: ${color.ink};
  padding: var(--edge, min(3rem, 6vw));
  @container (min-width: 50rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    a {
      width: 100%;
    }
  }
`

/** Renders the end of a page: one clear next step. */
export function CallToActionSection(props: CallToActionContent): ReactElement {
  return (
    <CallToActionBox>
      <Stack>
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
        {props.note ? <Note>{props.note}</Note> : null}
      </Stack>
      <Actions actions={props.actions} below />
    </CallToActionBox>
  )
}
